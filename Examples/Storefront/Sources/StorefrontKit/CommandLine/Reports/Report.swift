/// What a command shows: to people as text, to programs as JSON.
protocol Report: Encodable {
  /// The lines for people, without a line break at the end.
  var text: String { get }
}
