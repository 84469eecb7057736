/// Colours the lines of a text for a terminal, where that is wanted.
struct Painter {
  var isOn: Bool

  /// A word that says that something is at fault.
  func error(_ text: String) -> String { paint(text, "1;31") }

  /// A text whose lines start with what they are about.
  func text(_ text: String) -> String {
    guard isOn else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { paint(line: String($1), isFirst: $0 == 0) }
      .joined(separator: "\n")
  }

  private func paint(line: String, isFirst: Bool) -> String {
    if line.isEmpty { return line }
    if isFirst { return paint(line, "1") }
    let colors = [
      ("+ ", "32"), ("- ", "31"), ("~ ", "33"), ("issue: ", "1;31"), ("new issue: ", "1;31"),
      ("gone: ", "32"), ("fix:  ", "32"), ("[", "2"),
    ]
    guard let color = colors.first(where: { line.hasPrefix($0.0) })?.1 else { return line }
    return paint(line, color)
  }

  private func paint(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
