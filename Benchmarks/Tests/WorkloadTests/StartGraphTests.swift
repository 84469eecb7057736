import Testing
import Workload

struct StartGraphTests {
  @Test("A component holds up to two of those before it", arguments: StartGraph.Shape.allCases)
  func dependencies(shape: StartGraph.Shape) {
    let graph = StartGraph(shape)
    #expect(graph.dependencies.count == StartGraph.count)
    for (component, needs) in graph.dependencies.enumerated() {
      #expect(needs.count <= 2 && needs.allSatisfy { $0 < component })
    }
  }

  @Test(
    "The longest chain is as long as the shape says",
    arguments: [
      (StartGraph.Shape.wide, 1), (.chain, 100), (.diamonds, 10),
    ])
  func longestChain(shape: StartGraph.Shape, length: Int) {
    #expect(StartGraph(shape).longestChain == length)
  }

  @Test("The random graph is the same one each time")
  func random() {
    #expect(StartGraph(.random).dependencies == StartGraph(.random).dependencies)
  }

  @Test("Each time that a component is made is counted", .timeLimit(.minutes(10)))
  func builds() async throws {
    let work = SlowWork(lasting: .zero)
    try await work.make(3)
    try await work.make(3)
    #expect(work.builds[3] == 2)
    #expect(work.builds.reduce(0, +) == 2)
  }
}
