import Testing

/// Containers of random graphs, compared with a model that is obviously right.
@Suite(.timeLimit(.minutes(60))) struct ContainerModelTests {
  @Test(arguments: PlanSeeds.batches(of: 3_000))
  func `a container of a small graph does what the model does`(seeds: Range<Int>) async {
    await compare(seeds) { 1 + $0 % 12 }
  }

  @Test(arguments: PlanSeeds.batches(of: 100))
  func `a container of some dozen bindings does what the model does`(seeds: Range<Int>) async {
    await compare(seeds) { 20 + $0 % 40 }
  }

  @Test(arguments: PlanSeeds.batches(of: 20))
  func `a container of 500 bindings does what the model does`(seeds: Range<Int>) async {
    await compare(seeds) { _ in 500 }
  }

  private func compare(_ seeds: Range<Int>, size: (Int) -> Int) async {
    for seed in seeds {
      let plan = PlanGenerator.plan(seed: seed, size: size(seed))
      if let difference = await PlanDifference.find(in: plan, seed: seed) {
        Issue.record("\(difference)")
        return
      }
    }
  }
}
