import JoineryAnalysis

/// A practice that sources should keep.
protocol LintRule: SendableMetatype {
  /// Where the practice isn't kept, in any order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the sources that see Joinery and the graphs.
  static func issues(in subject: LintSubject) -> [Issue]
}

/// What the rules of practice look at.
struct LintSubject {
  let index: DeclarationIndex
  /// The files that see Joinery.
  let files: [SourceFile]
  /// The graph types, in the order of the sources.
  let graphTypes: [GraphDescription]
  /// All graphs, containers included.
  let graphs: [ReadGraph]
  let entries: [InjectedEntry]
  /// What the graphs make, each type for each graph that makes it.
  let makings: [Making]
  let options: LintOptions
}

/// A type that a graph makes by a function that is known.
struct Making {
  /// The name of the graph.
  let graph: String
  let type: TypeDeclaration
  let callable: Callable
  /// Where the graph says so.
  let place: SourcePlace

  /// Says what a graph makes: nil where that is no type of the sources.
  init?(
    _ callable: Callable?, by graph: String, at place: SourcePlace, _ index: DeclarationIndex
  ) {
    guard let callable, case .nominal(let nominal)? = callable.result?.unwrapped,
      let type = index.declaration(of: nominal)
    else { return nil }
    self.graph = graph
    self.type = type
    self.callable = callable
    self.place = place
  }
}

extension TypeValue {
  /// The type, or what it may hold if it is an optional one.
  var unwrapped: TypeValue { wrapped?.unwrapped ?? self }
}
