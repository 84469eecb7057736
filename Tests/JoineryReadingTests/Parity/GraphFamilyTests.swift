import Joinery
import JoineryAnalysis
import Testing

/// Members that several graphs have, and the edges to them.
@Suite struct `The parents of a graph` {
  @Test(arguments: [
    (
      GraphCase(JunctionGraph.self),
      [
        "more: Database (JunctionGraph.database)", "second: any Users",
        "database: Database (NorthGraph.database)", "title: Config (SouthGraph.config)",
      ]
    ),
    (
      GraphCase(DiamondGraph.self),
      [
        "table: @Sendable (Int) -> Row", "makeRow: any Users (DiamondGraph.users)", "users: ",
        "cart: User (EastGraph.user)",
      ]
    ),
    (
      GraphCase(InnerGraph.self),
      ["config: ", "database: Config (InnerGraph.config)", "second: any Users"]
    ),
    (
      GraphCase(InnermostGraph.self),
      [
        "users: Database (InnerGraph.database)", "again: any Users (InnermostGraph.users)",
      ]
    ),
    (GraphCase(NearGraph.self), ["own: Database (SouthGraph.database)"]),
  ])
  func `answer what the graph itself has not`(_ example: GraphCase, _ expected: [String]) {
    let graph = example.graph
    let own = graph.nodes.filter { $0.owner == graph.owners.count - 1 }
    #expect(
      own.map { node in
        "\(node.member ?? ""): "
          + node.edges.map { graph.displayName(of: $0.key) }.joined(separator: ", ")
      } == expected)
  }

  @Test func `are there once, however many ways lead to them`() {
    let graph = DiamondGraph.description
    #expect(graph.owners == ["NorthGraph", "WestGraph", "EastGraph", "DiamondGraph"])
    #expect(graph.nodes.count == 3 + 2 + 2 + 4)
    #expect(Set(graph.nodes.map(\.key)).count == graph.nodes.count)
  }

  @Test(arguments: GraphCase.families)
  func `give no fault that isn't there`(_ example: GraphCase) {
    #expect(example.graph.issues() == [])
  }

  @Test func `have the key of a member without the graph's name where nothing else has it`() {
    let keys = InnermostGraph.description.nodes.map(\.key)
    let graph = InnermostGraph.description
    #expect(
      keys.map { graph.displayName(of: $0) } == [
        "Config (NorthGraph.config)", "Database (NorthGraph.database)",
        "any Users (NorthGraph.users)", "Config (InnerGraph.config)",
        "Database (InnerGraph.database)", "Second", "any Users (InnermostGraph.users)",
        "Second (again)",
      ])
  }
}
