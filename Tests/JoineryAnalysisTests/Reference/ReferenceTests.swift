import JoineryAnalysis
import Testing

@Suite(.timeLimit(.minutes(10))) struct `The rules and a plain reading of them` {
  /// Some seeds, as the test cases of one test.
  static let batches = (0..<8).map { ($0 * 500)..<(($0 + 1) * 500) }

  @Test(arguments: batches)
  func `agree about what is missing`(seeds: Range<Int>) {
    for seed in seeds {
      let graph = Graph.random(seed: seed)
      let verdicts = Verdicts(graph)
      let found = Verifier.findings(in: verdicts.wiring).flatMap { finding -> [[Int]] in
        guard case .missing(_, let requests) = finding else { return [] }
        return requests.map { verdicts.place(of: $0) }
      }
      #expect(found.count == Set(found).count)
      #expect(
        Set(found) == Reference(graph: graph, followsDeferred: true).missing, "seed \(seed)")
    }
  }

  @Test(arguments: batches)
  func `agree about cycles`(seeds: Range<Int>) {
    for seed in seeds {
      let graph = Graph.random(seed: seed)
      let verdicts = Verdicts(graph)
      let found = Verifier.findings(in: verdicts.wiring).compactMap { finding -> [Int]? in
        guard case .cycle(let steps) = finding else { return nil }
        return steps.map(\.node)
      }
      let expected = Reference(graph: graph, followsDeferred: false).cycles
      #expect(found.count == Set(found).count)
      if expected.count <= 256 {
        #expect(Set(found) == expected, "seed \(seed)")
      } else {
        #expect(Set(found).isSubset(of: expected) && found.count == 256, "seed \(seed)")
      }
    }
  }

  @Test(arguments: batches)
  func `agree about captives`(seeds: Range<Int>) {
    for seed in seeds {
      let graph = Graph.random(seed: seed)
      var found: [[Int]: Int] = [:]
      for case .captive(let path, let captive)
        in Verifier.findings(in: Verdicts(graph).wiring)
      {
        let pair = [path.first?.node ?? -1, captive]
        #expect(found[pair] == nil, "seed \(seed)")
        found[pair] = path.count
      }
      let expected = Reference(graph: graph, followsDeferred: true).captives
      #expect(Set(found.keys) == Set(expected.keys), "seed \(seed)")
      // A collection on the path is no step.
      #expect(found.allSatisfy { $0.value <= expected[$0.key] ?? 0 }, "seed \(seed)")
    }
  }

  @Test(arguments: batches)
  func `agree about the construction order`(seeds: Range<Int>) {
    for seed in seeds {
      let graph = Graph.random(seed: seed)
      let order = Verdicts(graph).wiring.constructionOrder().map { Int($0) }
      let reference = Reference(graph: graph, followsDeferred: false)
      #expect(Set(order).count == order.count)
      let expected = graph.nodes.indices.filter {
        !reference.isReplaced($0) && !reference.leadsToCycle(from: reference.root(for: $0))
      }
      #expect(order.sorted() == expected, "seed \(seed)")
      for (rank, node) in order.enumerated() {
        for case let target? in reference.ways(from: reference.root(for: node)).map(\.target) {
          guard let needed = reference.node(at: target), target == reference.root(for: needed)
          else {
            continue
          }
          #expect(order[..<rank].contains(needed), "seed \(seed)")
        }
      }
    }
  }
}

extension Verdicts {
  /// The node and the position of the edge of a step.
  func place(of step: Step) -> [Int] {
    [step.node, (step.edge ?? -1) - wiring.topology.edgeRange(of: step.node).lowerBound]
  }
}
