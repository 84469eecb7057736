import JoineryAnalysis

/// Something that graphs are read from: files of one kind, folders of sources.
protocol GraphSource: Sendable {
  /// Whether what a path names is to be read by this source.
  func reads(_ path: String) -> Bool

  /// The graphs that a path leads to, and what of it could not be read.
  ///
  /// - Throws: What is at fault, if nothing of it can be read.
  func load(_ path: String) throws(Failure) -> GraphInput
}

/// What was read from a path.
struct GraphInput {
  /// A graph and what to call it.
  struct Named {
    var name: String
    var graph: Graph
    /// Where it is written, where that is known.
    var place: SourcePlace?

    init(_ graph: Graph, name: String? = nil, place: SourcePlace? = nil) {
      self.graph = graph
      self.place = place
      self.name = name ?? graph.owners.joined(separator: " / ")
    }
  }

  /// Something that could not be read.
  struct Problem: Equatable {
    var message: String
    var place: SourcePlace?
  }

  var graphs: [Named]
  var problems: [Problem] = []
}
