/// The options, as they are typed.
enum Option: String, CaseIterable {
  case database = "--database"
  case accept = "--accept"
  case json = "--json"
  case trace = "--trace"
  case help = "--help"

  /// Reads an option by its name, or by its letter where it has one.
  init?(_ text: String) {
    self.init(rawValue: text == "-h" ? "--help" : text)
  }
}
