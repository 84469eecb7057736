package import JoineryAnalysis

/// A graph that was found in sources, and what is wrong with it.
package struct ReadGraph: Sendable {
  /// What in the sources is the graph.
  package enum Kind: String, Sendable, Codable {
    /// A class with `@Graph`.
    case type
    /// A `Container` literal.
    case container
    /// A scope of a container.
    case scope
    /// A container in which bindings are overridden.
    case overriding
  }

  /// The name of the type or of the container.
  package let name: String
  package let kind: Kind
  /// Where the graph is written.
  package let place: SourcePlace
  /// The graph, with the members or bindings of those around it.
  package let graph: Graph
  /// What is wrong with it.
  package let issues: [ReportedIssue]
  /// What of it can't be read.
  package let unreadable: [Unreadable]

  /// Whether everything was read, so that what isn't in the graph isn't bound.
  package var isComplete: Bool { unreadable.isEmpty }
}
