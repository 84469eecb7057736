extension String {
  /// How many columns of a terminal the text takes.
  ///
  /// The letters of East Asia and emoji take two, after UAX #11.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var displayWidth: Int {
    reduce(0) { $0 + ($1.unicodeScalars.first.map(Self.isWide) == true ? 2 : 1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x10FF: false
    // Hangul, Chinese, Japanese, Yi, and their full-width forms.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
