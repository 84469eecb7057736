/// The files of the page, which are part of the program.
enum PageFile {
  static let page = text(PackageResources.page_html)
  static let style = text(PackageResources.style_css)
  /// The scripts, each of which uses those before it.
  static let script = [
    PackageResources.model_js, PackageResources.layout_js, PackageResources.picture_js,
    PackageResources.panel_js, PackageResources.app_js,
  ]
  .map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
