import JoineryTestSupport
import Testing

/// Random graphs as the source of `@Graph` types, compiled in one program, compared with the model.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(30)))
struct GraphModelTests {
  /// How many graphs are in a program.
  private static let count = 24

  @Test(arguments: PlanSeeds.programs)
  func `graphs that are compiled do what the model does`(seed: Int) async throws {
    let plans = (0..<Self.count).map { GraphPlanGenerator.plan(seed: seed * Self.count + $0) }
    let output = try await Program(GraphSource.program(of: plans)).output() ?? ""
    let parts = output.split(separator: "== ").map {
      $0.split(separator: "\n").dropFirst().map(String.init)
    }
    try #require(parts.count == plans.count)
    for (index, plan) in plans.enumerated() {
      let model = await PlanRun.ofModel(plan)
      #expect(
        parts[index] == model, "seed \(seed), graph \(index):\n\(plan)")
    }
  }
}
