import JoineryAnalysis
import Testing

/// The rules about single bindings, beside those about paths.
@Suite(.timeLimit(.minutes(10))) struct `The other rules and a plain reading of them` {
  static let batches = (0..<8).map { ($0 * 500)..<(($0 + 1) * 500) }

  @Test(arguments: batches)
  func `agree about every finding`(seeds: Range<Int>) {
    for seed in seeds {
      let graph = Graph.randomWithAccess(seed: seed)
      let reference = Reference(graph: graph, followsDeferred: true)
      let verdicts = Verdicts(graph)
      let findings = Verifier.findings(
        in: verdicts.wiring, options: Verifier.Options(requiresInputs: true))
      func found(_ numbers: (Finding) -> [[Int]]) -> Set<[Int]> {
        let all = findings.flatMap(numbers)
        #expect(Set(all).count == all.count, "seed \(seed)")
        return Set(all)
      }
      #expect(
        found { if case .duplicate(_, let nodes) = $0 { [nodes] } else { [] } }
          == reference.duplicates, "seed \(seed)")
      #expect(
        found { if case .overrideOfNothing(let node) = $0 { [[node]] } else { [] } }
          == Set(reference.overridesOfNothing.map { [$0] }), "seed \(seed)")
      #expect(
        found { if case .decoratorOfNothing(let node) = $0 { [[node]] } else { [] } }
          == Set(reference.decoratorsOfNothing.map { [$0] }), "seed \(seed)")
      #expect(
        found {
          if case .emptyCollection(_, let requests) = $0 {
            requests.map { verdicts.place(of: $0) }
          } else {
            []
          }
        } == reference.emptyCollections, "seed \(seed)")
      #expect(
        found { if case .unsuppliedInput(let node, _) = $0 { [[node]] } else { [] } }
          == Set(reference.unsuppliedInputs.map { [$0] }), "seed \(seed)")
      #expect(
        found {
          if case .awaited(let request, let source) = $0 {
            [verdicts.place(of: request) + [source]]
          } else {
            []
          }
        } == reference.awaited, "seed \(seed)")
      #expect(
        found {
          if case .onMainActor(let request, let source) = $0 {
            [verdicts.place(of: request) + [source]]
          } else {
            []
          }
        } == reference.onMainActor, "seed \(seed)")
    }
  }
}
