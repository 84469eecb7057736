import JoineryAnalysis
import Testing

/// Faults that were planted in large graphs, of which all else is valid.
@Suite(.timeLimit(.minutes(10))) struct PlantedFaultTests {
  @Test(arguments: 0..<8)
  func `nothing is found in graphs in which nothing is wrong`(batch: Int) {
    for seed in (batch * 50)..<((batch + 1) * 50) {
      let count = 10 + seed * 49 % 491
      let findings = Verdicts(PlantedGraph(seed: seed, count: count).graph).all()
      #expect(findings.isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<8)
  func `every planted fault is found, and nothing else`(batch: Int) {
    for seed in (batch * 50)..<((batch + 1) * 50) {
      var planted = PlantedGraph(seed: seed, count: 10 + seed * 49 % 491)
      for number in 0..<(1 + seed % 4) {
        planted.plantCycle("Ring\(number)x", length: 1 + (seed + number) % 9)
        planted.plantCaptive("Chain\(number)x", length: (seed + number) % 6)
        planted.plantMissing("Missing\(number)")
        planted.plantOthers("Other\(number)")
      }
      #expect(Verdicts(planted.graph).all().sorted() == planted.expected.sorted(), "seed \(seed)")
    }
  }

  @Test func `a ring of 100,000 bindings is one cycle`() {
    var topology = Topology(capacity: 100_000)
    for index in 0..<100_000 {
      topology.appendNode(key: index, role: .binding, lifetime: .singleton)
      topology.appendEdge(
        Topology.Edge(key: Int32((index + 1) % 100_000), kind: .hard, isDeferred: false))
    }
    let findings = Verifier.findings(in: Wiring(topology))
    guard case .cycle(let steps)? = findings.first, findings.count == 1 else {
      Issue.record("\(findings.count) findings")
      return
    }
    #expect(steps.map(\.node) == Array(0..<100_000))
  }

  @Test func `what is missing at the end of a chain of 100,000 is found`() {
    var topology = Topology(capacity: 100_000)
    for index in 0..<100_000 {
      topology.appendNode(key: index, role: .binding, lifetime: .transient)
      topology.appendEdge(Topology.Edge(key: Int32(index + 1), kind: .hard, isDeferred: false))
    }
    let step = Step(node: 99_999, edge: 99_999)
    #expect(
      Verifier.findings(in: Wiring(topology)) == [.missing(key: 100_000, requests: [step])])
  }

  @Test func `the faults in a fan of 10,000 are found, and no others`() {
    var topology = Topology()
    topology.appendNode(key: 0, role: .binding, lifetime: .singleton)
    for index in 1...10_000 {
      topology.appendEdge(Topology.Edge(key: Int32(index), kind: .hard, isDeferred: false))
    }
    for index in 1...10_000 where index != 2_500 {
      topology.appendNode(
        key: index, role: .binding, lifetime: index == 5_000 ? .scoped : .singleton)
      if index == 7_500 {
        topology.appendEdge(Topology.Edge(key: 0, kind: .hard, isDeferred: false))
      }
    }
    let findings = Verifier.findings(in: Wiring(topology))
    // The binding with the key 2,500 is left out, so that the others move up.
    #expect(
      findings == [
        .missing(key: 2_500, requests: [Step(node: 0, edge: 2_499)]),
        .cycle([Step(node: 0, edge: 7_499), Step(node: 7_499, edge: 10_000)]),
        .captive(path: [Step(node: 0, edge: 4_999)], shortLived: 4_999),
      ])
  }
}
