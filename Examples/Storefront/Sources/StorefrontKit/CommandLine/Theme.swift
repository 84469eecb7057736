/// How the parts of the output look on a terminal.
struct Theme: Hashable, Sendable {
  /// Titles stand out, in the colours that the terminal has anyway.
  static let bold = Theme(titleStyle: 1)

  /// The number that terminals have for the style of titles (ECMA-48, "select graphic rendition").
  let titleStyle: Int

  /// A title in its style.
  func title(_ text: String) -> String { "\u{1B}[\(titleStyle)m\(text)\u{1B}[0m" }
}
