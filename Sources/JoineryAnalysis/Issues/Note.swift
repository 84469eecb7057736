/// A remark on an issue, and the place that it is about.
public struct Note: Hashable, Sendable, Codable {
  /// The remark.
  public var text: String
  /// What it is about.
  public var place: SourcePlace?

  /// Creates a note.
  ///
  /// - Parameters:
  ///   - text: The remark.
  ///   - place: What it is about.
  public init(_ text: String, place: SourcePlace? = nil) {
    self.text = text
    self.place = place
  }
}
