extension String {
  /// The name as it is declared: in backticks where it is a word of the language.
  package var asIdentifier: String { reservedWords.contains(self) ? "`\(self)`" : self }
}

/// The words that can't be names without backticks.
private let reservedWords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while",
]
