import JoineryAnalysis

/// What was looked at, and what of it is not as it should be.
struct Checks {
  /// What doesn't hold that should, in sentences.
  private(set) var violations: [String] = []

  /// Notes that something doesn't hold, if so.
  mutating func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { violations.append(sentence()) }
  }

  /// Checks that a text can be shown in a terminal or an editor without doing anything there.
  mutating func expectPrintable(_ text: String, from writer: String) {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .first { String($0).printable != $0 }
    expect(line == nil, "\(writer) writes what can't be shown: \(String(line ?? "").printable)")
  }
}
