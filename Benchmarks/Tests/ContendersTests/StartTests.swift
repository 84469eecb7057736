import Contenders
import Testing
import Workload

struct StartTests {
  @Test(
    "Every start makes each component exactly once", .timeLimit(.minutes(10)),
    arguments: StartGraph.Shape.allCases, starters)
  func builds(shape: StartGraph.Shape, starter: any Starter.Type) async throws {
    let start = try await StartMeasurement.run(starter, StartGraph(shape), lasting: .zero)
    #expect(start.builds == Array(repeating: 1, count: StartGraph.count))
    #expect(start.duration > .zero)
  }
}
