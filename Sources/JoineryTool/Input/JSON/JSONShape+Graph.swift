import JoineryAnalysis

extension JSONShape {
  /// A graph, as `Documentation/graph.schema.json` describes it.
  static let graph = object(
    "a graph",
    [
      Member(name: "schemaVersion", shape: .integer(from: 1)),
      Member(name: "owners", shape: .list(.text)),
      Member(name: "nodes", shape: .list(node)),
    ])

  private static let node = object(
    "a binding",
    [
      Member(name: "key", shape: key),
      Member(name: "role", shape: .name(of: "role", Node.Role.allCases.map(\.rawValue))),
      Member(name: "lifetime", shape: .name(of: "lifetime", Lifetime.allCases.map(\.rawValue))),
      Member(name: "owner", shape: .integer(from: 0)),
      Member(name: "implementation", shape: .text, isOptional: true),
      Member(name: "isolation", shape: .isolation),
      Member(name: "effects", shape: .list(.name(of: "effect", ["throwing", "asynchronous"]))),
      Member(name: "place", shape: place, isOptional: true),
      Member(name: "modules", shape: .list(.text)),
      Member(name: "member", shape: .text, isOptional: true),
      Member(name: "edges", shape: .list(edge)),
    ])

  private static let key = object(
    "a key",
    [
      Member(name: "type", shape: .text),
      Member(name: "qualifier", shape: .text, isOptional: true),
    ])

  private static let edge = object(
    "an edge",
    [
      Member(name: "key", shape: key),
      Member(name: "kind", shape: .name(of: "kind of edge", Edge.Kind.allCases.map(\.rawValue))),
      Member(name: "isDeferred", shape: .bool),
      Member(name: "position", shape: .integer(from: 0), isOptional: true),
      Member(name: "label", shape: .text, isOptional: true),
    ])

  private static let place = object(
    "a place",
    [
      Member(name: "file", shape: .text),
      Member(name: "line", shape: .integer(from: 1)),
      Member(name: "column", shape: .integer(from: 1), isOptional: true),
    ])
}
