extension String {
  /// The name as it is declared: in backticks where it needs them.
  package var asIdentifier: String { quoted(unless: !reservedWords.contains(self)) }

  /// The name as it is written after a dot.
  package var asMemberName: String {
    quoted(unless: !["init", "self", "Type", "Protocol"].contains(self))
  }

  /// The name as the label of an argument.
  package var asArgumentLabel: String {
    quoted(unless: !["inout", "var", "let"].contains(self))
  }

  /// The name of a function that gives what has the name.
  var asFunctionName: String { "make" + prefix(1).uppercased() + dropFirst() }

  private func quoted(unless isPlain: Bool) -> String {
    isPlain && isPlainName ? self : "`\(self)`"
  }

  /// Whether the name has no characters that are only allowed in backticks.
  private var isPlainName: Bool {
    if first?.isNumber ?? true { return false }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
      default: scalar.value >= 0x80 && !scalar.properties.isWhitespace
      }
    }
  }
}

/// The words that can't be names without backticks.
private let reservedWords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
  "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while",
]
