import Joinery
import JoineryAnalysis
import JoineryReading
import Testing

/// The graph types of the fixtures, as they describe themselves and as their source is read.
@Suite struct `A graph type and its source` {
  @Test(arguments: GraphCase.all)
  func `are the same graph`(_ example: GraphCase) throws {
    let read = try Fixtures.graph(named: example.name)
    #expect(read.kind == .type)
    #expect(read.unreadable == [])
    #expect(read.issues == [])
    #expect(read.graph.owners == example.graph.owners)
    #expect(read.graph.nodes.map(\.line) == example.graph.nodes.map(\.line))
    // Only sources tell what a factory makes.
    #expect(read.graph.withoutImplementations == example.graph)
  }
}

/// A graph type of the fixtures.
struct GraphCase: Sendable, CustomTestStringConvertible {
  let name: String
  let graph: Graph

  var testDescription: String { name }

  init<Root: DependencyGraph>(_ type: Root.Type) {
    name = "\(type)"
    graph = type.description
  }

  static let all =
    [
      GraphCase(PlainGraph.self), GraphCase(ChildGraph.self), GraphCase(GrandchildGraph.self),
      GraphCase(TwinGraph.self), GraphCase(MainGraph.self), GraphCase(UnsendableGraph.self),
      GraphCase(NorthGraph.self), GraphCase(SouthGraph.self), GraphCase(AccentGraph.self),
    ] + families

  /// Those whose parents have equal members or a parent in common.
  static let families = [
    GraphCase(JunctionGraph.self), GraphCase(WestGraph.self), GraphCase(EastGraph.self),
    GraphCase(DiamondGraph.self), GraphCase(InnerGraph.self), GraphCase(InnermostGraph.self),
    GraphCase(NearGraph.self),
  ]
}
