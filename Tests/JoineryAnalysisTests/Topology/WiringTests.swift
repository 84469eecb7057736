import JoineryAnalysis
import Testing

@Suite struct `A wiring` {
  private let verdicts = Verdicts(
    toy: """
      decorate D1 as A: A
      singleton A
      override singleton A1 as A
      override singleton A2 as A
      1 override singleton A3 as A
      1 decorate D2 as A: A
      contribute singleton P1 as P
      1 contribute singleton P2 as P
      1 empty E
      2 singleton B
      input I
      2 instance I2 as I
      """, owners: ["app", "session", "request"])
  private var wiring: Wiring { verdicts.wiring }

  private func names(_ nodes: ArraySlice<Int32>) -> [String] {
    nodes.map { verdicts.name(Int($0)) }
  }

  @Test(arguments: [
    ("A", ["A2", "A3", "A3"]), ("P", [nil, nil, nil]), ("B", [nil, nil, "B"]),
    ("I", ["I", "I", "I2"]),
  ])
  func `knows who provides a key, as each owner sees it`(key: String, expected: [String?]) {
    let key = verdicts.index(of: key)
    #expect(
      (0..<3).map { wiring.provider(of: key, from: $0).map { verdicts.name($0) } } == expected)
    #expect(wiring.provider(of: key) == wiring.provider(of: key, from: 2))
  }

  @Test func `knows what declares, decorates and contributes, in the order of registration`() {
    let key = verdicts.index(of: "A")
    #expect(names(wiring.declarations(of: key)) == ["A", "A1", "A2", "A3"])
    #expect(names(wiring.decorators(of: key)) == ["D1", "D2"])
    #expect(names(wiring.contributions(to: key)) == [])
    #expect(names(wiring.contributions(to: verdicts.index(of: "P"))) == ["P1", "P2"])
  }

  @Test func `knows what has contributions and what may be empty, as each owner sees it`() {
    let (plugins, empty) = (verdicts.index(of: "P"), verdicts.index(of: "E"))
    #expect((0..<3).map { wiring.hasContributions(to: plugins, from: $0) } == [true, true, true])
    #expect((0..<3).map { wiring.hasContributions(to: empty, from: $0) } == [false, false, false])
    #expect((0..<3).map { wiring.mayBeEmpty(empty, from: $0) } == [false, true, true])
    #expect(wiring.mayBeEmpty(empty) && !wiring.mayBeEmpty(plugins))
  }

  @Test func `orders nodes after what they need`() {
    let verdicts = Verdicts(
      toy: """
        singleton A: B, [P], later Z
        decorate D as B: B, C
        singleton B
        singleton C
        contribute singleton P1 as P: C
        singleton Z: A
        """)
    #expect(verdicts.order == ["B", "C", "D", "P1", "A", "Z"])
  }

  @Test func `leaves what is on a cycle or behind one out of the order`() {
    let verdicts = Verdicts(
      toy: """
        singleton Root: A, E
        singleton A: B
        singleton B: A, C
        singleton C
        singleton D: later A
        singleton E: later A
        singleton F
        override singleton F2 as F
        """)
    #expect(verdicts.order == ["C", "E", "D", "F2"])
  }

  @Test func `of nothing is empty`() {
    let wiring = Wiring(Topology())
    #expect(wiring.constructionOrder() == [])
    #expect(Verifier.findings(in: wiring) == [])
  }

  @Test func `of an owner without nodes sees what is around it`() {
    var topology = Topology()
    topology.appendNode(key: 0, role: .binding, lifetime: .scoped)
    topology.ownerCount = 2
    let wiring = Wiring(topology)
    #expect(wiring.provider(of: 0, from: 1) == 0)
    #expect(Verifier.finding(whenAskedFor: 0, by: 1, in: wiring) == nil)
    #expect(Verifier.finding(whenAskedFor: 0, by: 0, in: wiring) != nil)
  }
}
