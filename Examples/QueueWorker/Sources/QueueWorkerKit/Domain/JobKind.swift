/// What a handler handles.
package struct JobKind: Hashable, Sendable {
  /// What is typed.
  package let name: String
  /// What a job of the kind does with its payload.
  package let summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
