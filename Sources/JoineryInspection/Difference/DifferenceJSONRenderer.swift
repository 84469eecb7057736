import JoineryAnalysis

/// Writes what a change does to a graph as JSON.
///
/// Bindings are written as in the JSON of a graph, with the name of their owner in place of its number.
package struct DifferenceJSONRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// The JSON of a difference, which ends without a line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func text(of difference: GraphDifference) -> String {
    JSONWriter().text(
      of: .object([
        "summary": .string(difference.summary),
        "added": .array(difference.added.map(json)),
        "removed": .array(difference.removed.map(json)),
        "changed": .array(difference.changed.map(json)),
        "newIssues": .array(difference.newIssues.map(\.json)),
        "goneIssues": .array(difference.goneIssues.map(\.json)),
      ]))
  }

  private func json(_ binding: GraphDifference.Binding) -> JSONValue {
    .object([
      "name": .string(binding.name),
      "key": binding.node.key.json,
      "role": .string(binding.node.role.rawValue),
      "lifetime": .string(binding.node.lifetime.rawValue),
      "owner": .string(binding.owner),
      "place": binding.node.place?.json,
      "changes": binding.changes.isEmpty ? nil : .array(binding.changes.map(json)),
    ])
  }

  private func json(_ change: BindingChange) -> JSONValue {
    func pair(_ aspect: String, _ before: String?, _ after: String?) -> JSONValue {
      .object([
        "aspect": .string(aspect), "before": .string(before), "after": .string(after),
      ])
    }
    return switch change {
    case .lifetime(let old, let new): pair("lifetime", old.rawValue, new.rawValue)
    case .implementation(let old, let new): pair("implementation", old, new)
    case .owner(let old, let new): pair("owner", old, new)
    case .isolation(let old, let new): pair("isolation", old.encodedText, new.encodedText)
    case .effects(let old, let new):
      .object([
        "aspect": .string("effects"), "before": .strings(old.encodedNames),
        "after": .strings(new.encodedNames),
      ])
    case .added(let need): pair("need", nil, need)
    case .removed(let need): pair("need", need, nil)
    }
  }
}

extension GraphDifference {
  /// The difference as JSON.
  package var jsonText: String { DifferenceJSONRenderer().text(of: self) }
}
