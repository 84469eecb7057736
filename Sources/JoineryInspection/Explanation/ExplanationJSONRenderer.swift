import JoineryAnalysis

/// Writes what there is to say about a key as JSON.
package struct ExplanationJSONRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// The JSON of an explanation, which ends without a line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func text(of explanation: GraphExplanation) -> String {
    JSONWriter().text(
      of: .object([
        "key": explanation.key.json,
        "name": .string(explanation.name),
        "bindings": .array(explanation.bindings.map(json)),
        "neededBy": .array(explanation.neededBy.map(\.json)),
        "path": .array(explanation.path.map(\.json)),
        "longestPath": .array(explanation.longestPath.map(\.json)),
        "needCount": .int(explanation.needCount),
        "needyCount": .int(explanation.needyCount),
        "dominated": .int(explanation.dominated),
        "issues": .array(explanation.issues.map(\.json)),
      ]))
  }

  private func json(_ binding: GraphExplanation.Binding) -> JSONValue {
    .object([
      "name": .string(binding.name),
      "owner": .string(binding.owner),
      "isReplaced": .bool(binding.isReplaced),
      "needs": .array(binding.needs.map(\.json)),
      "node": binding.node.json,
    ])
  }
}

extension GraphExplanation {
  /// The explanation as JSON.
  package var jsonText: String { ExplanationJSONRenderer().text(of: self) }
}
