/// One file of Swift source, as text.
package struct SourceText: Sendable {
  /// Where the file is, as messages say it.
  package let path: String
  /// The module that the file is compiled into.
  package let module: String
  /// What the file holds.
  package let text: String

  /// Creates a text.
  package init(path: String, module: String, text: String) {
    self.path = path
    self.module = module
    self.text = text
  }

  /// The name that `#fileID` gives: the module and the last part of the path.
  package var fileID: String {
    "\(module)/\(path.split(separator: "/").last.map(String.init) ?? path)"
  }
}
