internal import CJoineryPage

/// The files of the page, which are part of the program.
enum PageFile {
  static let page = unsafe String(cString: c_joinery_page_html())
  static let style = unsafe String(cString: c_joinery_page_style())
  static let script = unsafe String(cString: c_joinery_page_script())
}
