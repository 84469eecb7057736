/// Writes a graph as JSON, in the form that a decoder of ``Graph`` reads.
///
/// The form is described by `Documentation/graph.schema.json`. The order of the members is always the
/// same, so that two texts can be compared line by line.
package struct GraphJSONRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// The JSON of a graph, which ends without a line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  package func text(of graph: Graph) -> String {
    JSONWriter().text(of: graph.json)
  }
}

extension Graph {
  /// The graph as JSON, in the form that a decoder of ``Graph`` reads.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names in the graph.
  public var jsonText: String {
    GraphJSONRenderer().text(of: self)
  }

  package var json: JSONValue {
    .object([
      "schemaVersion": .int(schemaVersion),
      "owners": .strings(owners),
      "nodes": .array(nodes.map(\.json)),
    ])
  }
}

extension Node {
  package var json: JSONValue {
    .object([
      "key": key.json,
      "role": .string(role.rawValue),
      "lifetime": .string(lifetime.rawValue),
      "owner": .int(owner),
      "implementation": .string(implementation),
      "isolation": .string(isolation.encodedText),
      "effects": .strings(effects.encodedNames),
      "place": place?.json,
      "modules": .strings(modules),
      "member": .string(member),
      "edges": .array(edges.map(\.json)),
    ])
  }
}

extension Key {
  package var json: JSONValue {
    .object(["type": .string(type), "qualifier": .string(qualifier)])
  }
}

extension Edge {
  package var json: JSONValue {
    .object([
      "key": key.json,
      "kind": .string(kind.rawValue),
      "isDeferred": .bool(isDeferred),
      "position": position.map { .int($0) },
      "label": .string(label),
    ])
  }
}

extension SourcePlace {
  package var json: JSONValue {
    .object([
      "file": .string(file), "line": .int(line), "column": column.map { .int($0) },
    ])
  }
}
