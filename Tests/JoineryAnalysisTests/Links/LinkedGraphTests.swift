import JoineryAnalysis
import JoineryInspection
import Testing

@Suite(.timeLimit(.minutes(10))) struct `A graph whose requests are answered` {
  @Test func `leads to what answers each request`() {
    let links = LinkNames(
      toy: """
        singleton A: B, any C?, [P], later D, E
        transient B
        singleton CImpl as any C
        contribute singleton P1 as P: B
        contribute singleton P2 as P
        assisted D: B
        """)
    #expect(
      links.all == [
        "A → B", "A → CImpl", "A → [P]", "A ⇢ D", "A → missing E", "P1 → B", "D ⇢ B", "[P] → P1",
        "[P] → P2",
      ])
  }

  @Test func `leads through decorators to what they wrap`() {
    let links = LinkNames(
      toy: """
        singleton A: B
        singleton B
        decorate first as B: B, C
        decorate second as B
        instance C
        """)
    #expect(links.all == ["A → second", "first → B", "first → C", "second → first"])
  }

  @Test func `leads to the override and not to what it replaces`() {
    let linked = LinkedGraph(
      Graph(
        toy: """
          singleton A: B
          singleton B: C
          override singleton Fake as B
          instance C
          """))
    #expect(LinkNames(linked).all == ["A → Fake"])
    #expect((0..<4).map { linked.isReplaced($0) } == [false, true, false, false])
    #expect(linked.roots == [0, 3])
  }

  @Test func `marks the links of a cycle, but none that is deferred`() {
    let linked = LinkedGraph(
      Graph(
        toy: """
          singleton A: B
          singleton B: C, later A
          singleton C: D, E
          singleton D: C
          singleton E: later D
          """))
    let names = LinkNames(linked)
    #expect(linked.links.filter(\.isOnCycle).map { names.text(of: $0) } == ["C → D", "D → C"])
  }

  @Test func `answers like a plain reading of the rules`() {
    for seed in 0..<2_000 {
      let graph = Graph.random(seed: seed)
      #expect(Set(LinkNames(graph).all) == PlainLinks(of: graph).all, "seed \(seed)")
    }
  }

  @Test func `lists the same links from both ends`() {
    for seed in 0..<300 {
      let linked = LinkedGraph(.random(seed: seed))
      let vertices = linked.vertices.indices
      #expect(vertices.flatMap { linked.links(from: $0) } == linked.links, "seed \(seed)")
      #expect(
        vertices.flatMap { linked.links(to: $0) }
          == vertices.flatMap { end in linked.links.filter { $0.target == end } }, "seed \(seed)")
      #expect(Set(linked.links).count == linked.links.count, "seed \(seed)")
    }
  }

  @Test func `of 10,000 collectors of 10,000 contributions stays linear`() {
    let key = Key(type: "P")
    let linked = LinkedGraph(
      Graph(
        nodes: (0..<10_000).flatMap { index in
          [
            Node(
              Key(type: "C\(index)"), lifetime: .singleton, edges: [Edge(key, kind: .collecting)]),
            Node(key, role: .contribution, lifetime: .singleton),
          ]
        }))
    #expect(linked.links.count == 20_000)
    let statistics = GraphStatistics(of: linked)
    #expect(statistics.measures[20_000].fanIn == 10_000)
    #expect(statistics.longestPath.count == 2)
  }
}
