package import JoineryAnalysis

/// A piece of source that says something about a graph and can't be read.
package struct Unreadable: Hashable, Sendable, Codable {
  /// Where it is.
  package let place: SourcePlace
  /// Why, as a sentence.
  package let reason: String

  /// Creates a piece that can't be read.
  package init(at place: SourcePlace, _ reason: String) {
    self.place = place
    self.reason = reason
  }
}
