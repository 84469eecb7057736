import JoineryAnalysis
import JoineryInspection
import JoineryTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Large graphs` {
  /// A chain in which each binding needs the next, with one lifetime for all and one at its end.
  private func chain(_ count: Int, of lifetime: Lifetime, ending last: Lifetime) -> Topology {
    var topology = Topology(capacity: count)
    for index in 0..<count {
      topology.appendNode(
        key: index, role: .binding, lifetime: index == count - 1 ? last : lifetime)
      if index < count - 1 {
        topology.appendEdge(
          Topology.Edge(key: Int32(index + 1), kind: .hard, isDeferred: false))
      }
    }
    return topology
  }

  @Test func `W17: a chain of 100,000 bindings is valid, and made from its end`() {
    let wiring = Wiring(chain(100_000, of: .singleton, ending: .singleton))
    #expect(Verifier.findings(in: wiring).isEmpty)
    #expect(wiring.constructionOrder() == (0..<100_000).reversed())
  }

  @Test func `a chain of 100,000 transients does not hide a captive`() {
    var topology = chain(100_000, of: .transient, ending: .scoped)
    topology.appendNode(key: 100_000, role: .binding, lifetime: .singleton)
    topology.appendEdge(Topology.Edge(key: 0, kind: .hard, isDeferred: false))
    let findings = Verifier.findings(in: Wiring(topology))
    guard case .captive(let path, let captive)? = findings.first else {
      Issue.record("no captive was found")
      return
    }
    #expect(findings.count == 1 && path.count == 100_000 && captive == 99_999)
  }

  @Test func `a chain of 100,000 bindings leads to a request from outside`() {
    let wiring = Wiring(chain(100_000, of: .transient, ending: .input))
    #expect(Verifier.finding(whenAskedFor: 0, in: wiring) != nil)
  }

  @Test func `a fan of 10,000 bindings is valid, and so are its contributions`() {
    var topology = Topology()
    topology.appendNode(key: 0, role: .binding, lifetime: .singleton)
    for index in 1...10_000 {
      topology.appendEdge(Topology.Edge(key: Int32(index), kind: .hard, isDeferred: false))
    }
    topology.appendEdge(Topology.Edge(key: 10_001, kind: .collecting, isDeferred: false))
    for index in 1...10_000 {
      topology.appendNode(key: index, role: .binding, lifetime: .singleton)
      topology.appendNode(key: 10_001, role: .contribution, lifetime: .singleton)
    }
    let wiring = Wiring(topology)
    #expect(Verifier.findings(in: wiring).isEmpty)
    #expect(wiring.constructionOrder().count == 20_001)
    #expect(wiring.constructionOrder().last == 0)
  }

  @Test func `10,000 collectors of 10,000 contributions stay linear`() {
    var topology = Topology()
    for index in 0..<10_000 {
      topology.appendNode(key: index, role: .binding, lifetime: .singleton)
      topology.appendEdge(Topology.Edge(key: 10_000, kind: .collecting, isDeferred: false))
      topology.appendNode(key: 10_000, role: .contribution, lifetime: .singleton)
    }
    let wiring = Wiring(topology)
    #expect(Verifier.findings(in: wiring).isEmpty)
    #expect(wiring.constructionOrder().count == 20_000)
  }

  @Test func `10,000 requests of a key with 10,000 decorators stay linear`() {
    var topology = Topology()
    topology.appendNode(key: 0, role: .binding, lifetime: .singleton)
    for index in 1...10_000 {
      topology.appendNode(key: 0, role: .decorator, lifetime: .singleton)
      topology.appendEdge(
        Topology.Edge(key: 0, kind: .hard, isDeferred: false, isBase: true))
      topology.appendNode(key: index, role: .binding, lifetime: .singleton)
      topology.appendEdge(Topology.Edge(key: 0, kind: .hard, isDeferred: false))
    }
    let wiring = Wiring(topology)
    #expect(Verifier.findings(in: wiring).isEmpty)
    #expect(wiring.constructionOrder().count == 20_001)
  }

  @Test func `3,000 missing keys are explained in a moment`() {
    let graph = Graph(
      nodes: (0..<3_000).map { index in
        Node(
          Key(type: "Shop.Service\(index)"), lifetime: .singleton,
          edges: [
            Edge(Key(type: "any Shop.Protocol\(index)"), position: 0),
            Edge(Key(type: "Shop.Service\(min(index + 1, 2_999))"), isDeferred: true, position: 1),
          ])
      })
    let issues = graph.issues()
    #expect(issues.count == 3_000)
    #expect(issues[2_999].chain.count == 42)
    #expect(!PlainTextRenderer().report(issues, graph: "app").isEmpty)
  }

  @Test func `W17: one planted cycle in 1,000 bindings is the only finding`() {
    for seed in 0..<50 {
      var generator = SeededGenerator(seed: seed)
      let start = Int.random(in: 0..<500, using: &generator)
      let end = Int.random(in: 500..<1_000, using: &generator)
      var topology = Topology()
      for index in 0..<1_000 {
        topology.appendNode(key: index, role: .binding, lifetime: .singleton)
        // A path through all, so that the edge back closes exactly one cycle.
        let next = index + 1
        if next < 1_000 {
          topology.appendEdge(Topology.Edge(key: Int32(next), kind: .hard, isDeferred: false))
        }
        if index == end {
          topology.appendEdge(Topology.Edge(key: Int32(start), kind: .hard, isDeferred: false))
        }
      }
      let findings = Verifier.findings(in: Wiring(topology))
      guard case .cycle(let steps)? = findings.first, findings.count == 1 else {
        Issue.record("seed \(seed): \(findings.count) findings")
        continue
      }
      #expect(steps.map(\.node) == Array(start...end), "seed \(seed)")
    }
  }
}
