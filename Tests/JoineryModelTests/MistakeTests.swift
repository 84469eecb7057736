import Testing

/// The comparison notices a model that is wrong.
@Suite struct MistakeTests {
  @Test(arguments: [
    ModelContainer.Mistake.forgetsSingletons, .decoratesBackwards, .keepsFailures,
  ])
  func `a mistake is found, in a graph of three bindings at most`(
    mistake: ModelContainer.Mistake
  ) async throws {
    for seed in 0..<2_000 {
      let plan = PlanGenerator.plan(seed: seed, size: 8)
      guard let difference = await PlanDifference.find(in: plan, seed: seed, mistake: mistake)
      else { continue }
      #expect(difference.plan.bindings.count <= 3, "\(difference)")
      return
    }
    Issue.record("nothing was found")
  }
}
