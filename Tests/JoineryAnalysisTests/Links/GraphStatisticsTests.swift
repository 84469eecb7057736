import JoineryAnalysis
import JoineryInspection
import Testing

@Suite(.timeLimit(.minutes(10))) struct `How a graph hangs together` {
  private static let toy = """
    singleton App: Left, Right
    singleton Left: Waist
    singleton Right: Waist, Side
    singleton Waist: Deep, later Far
    singleton Deep: Deeper
    singleton Deeper
    singleton Far
    singleton Side
    singleton Alone
    """

  private let names = LinkNames(toy: toy)
  private let statistics: GraphStatistics

  init() {
    statistics = GraphStatistics(of: names.linked)
  }

  private func measures(_ name: String) -> GraphStatistics.Measures {
    statistics.measures[names.vertex(name)]
  }

  @Test func `has roots, fans, distances and heights`() {
    #expect(names.names(statistics.roots) == ["App", "Alone"])
    #expect(measures("Waist").fanIn == 2 && measures("Waist").fanOut == 2)
    #expect(measures("Deeper").distance == 4 && measures("App").distance == 0)
    #expect(measures("App").height == 4 && measures("Waist").height == 2)
  }

  @Test func `has dominators and articulation points`() {
    #expect(measures("Waist").dominator == names.vertex("App"))
    #expect(measures("Far").dominator == names.vertex("Waist"))
    #expect(measures("Waist").dominated == 3 && measures("App").dominated == 7)
    #expect(measures("App").dominator == nil && measures("Alone").dominator == nil)
    let found = names.linked.vertices.indices.filter {
      statistics.measures[$0].isArticulationPoint
    }
    #expect(names.names(found) == ["Right", "Waist", "Deep"])
  }

  @Test func `has the shortest path from a root and the longest chain of needs`() {
    #expect(
      names.path(statistics.shortestPath(to: names.vertex("Far"))) == "App → Left → Waist ⇢ Far")
    #expect(names.path(statistics.longestPath) == "App → Left → Waist → Deep → Deeper")
    #expect(statistics.shortestPath(to: names.vertex("App")) == [])
  }

  @Test func `agrees with trying everything`() {
    for seed in 0..<400 {
      let linked = LinkedGraph(.random(seed: seed))
      let statistics = GraphStatistics(of: linked)
      let plain = PlainStatistics(linked, roots: statistics.roots)
      for vertex in linked.vertices.indices {
        let measures = statistics.measures[vertex]
        #expect(measures.fanIn == plain.fanIn(of: vertex), "seed \(seed)")
        #expect(measures.fanOut == plain.fanOut(of: vertex), "seed \(seed)")
        #expect(measures.distance == plain.distance(of: vertex), "seed \(seed)")
        #expect(measures.height == plain.height(of: vertex), "seed \(seed)")
        #expect(measures.dominator == plain.dominator(of: vertex), "seed \(seed)")
        #expect(measures.dominated == plain.dominated(by: vertex), "seed \(seed)")
        #expect(measures.isArticulationPoint == plain.isArticulationPoint(vertex), "seed \(seed)")
        #expect(statistics.shortestPath(to: vertex).count == measures.distance ?? 0)
        #expect(statistics.longestPath(from: vertex).count == measures.height)
      }
      #expect(plain.areRoots(statistics.roots), "seed \(seed)")
    }
  }

  @Test func `of a chain of 100,000 takes a moment`() {
    let graph = Graph(
      nodes: (0..<100_000).map { index in
        Node(
          Key(type: "N\(index)"), lifetime: .singleton,
          edges: index < 99_999 ? [Edge(Key(type: "N\(index + 1)"))] : [])
      })
    let statistics = GraphStatistics(of: LinkedGraph(graph))
    #expect(statistics.longestPath.count == 99_999)
    #expect(statistics.measures[99_999].distance == 99_999)
    #expect(statistics.measures[0].dominated == 99_999)
    #expect(statistics.measures.count { $0.isArticulationPoint } == 99_998)
  }

  @Test func `of no bindings is empty`() {
    let statistics = GraphStatistics(of: LinkedGraph(Graph()))
    #expect(statistics.roots.isEmpty && statistics.measures.isEmpty)
    #expect(statistics.longestPath.isEmpty)
  }
}
