extension String {
  /// The text on one line and without characters that act on what is around them.
  ///
  /// Line breaks, control characters, marks of direction and other invisible characters are written
  /// as escapes, `\n` or `\u{202E}`, so that a name can neither forge a line of output nor turn the
  /// words after it around. The joiners that some scripts need are left as they are.
  package var printable: String {
    if unicodeScalars.allSatisfy(\.isPrintable) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isPrintable {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.escape
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    if value >= 0x20 && value < 0x7F { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
      return false
    case .format: return value == 0x200C || value == 0x200D
    default: return true
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
