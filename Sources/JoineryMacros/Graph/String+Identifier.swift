extension String {
  /// The name as an identifier, in backticks where it is a keyword.
  var asIdentifier: String { Self.reservedWords.contains(self) ? "`\(self)`" : self }

  /// The words that a declaration cannot have as its name without backticks.
  private static let reservedWords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "private", "precedencegroup", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await", "false",
    "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
