import Joinery
import Testing

/// What all graphs of a type have in common.
@Suite struct PlanTests {
  @Test func `a graph type works its plan out once`() {
    #expect(PlannedGraph.graphPlan === PlannedGraph.graphPlan)
    #expect(PlannedGraph.graphPlan !== Workshop.PlannedGraph.graphPlan)
  }

  @Test func `a type that may be inside of a generic one works its plan out for each graph`() {
    #expect(Workshop.PlannedGraph.graphPlan !== Workshop.PlannedGraph.graphPlan)
    #expect(GenericPlannedGraph<Int>.graphPlan !== GenericPlannedGraph<Int>.graphPlan)
  }

  @Test func `graphs that share a plan share no value`() {
    let (first, second) = (PlannedGraph(), PlannedGraph())
    #expect(first.tool !== second.tool)
    #expect(first.drawer.tool === first.tool)
    #expect(second.drawer.tool === second.tool)
  }

  @Test func `members that are first read at the same time get the same values`() async {
    let graph = PlannedGraph()
    let drawers = await withTaskGroup(of: [Drawer].self) { group in
      for _ in 0..<8 { group.addTask { [graph.drawer, graph.second, graph.third] } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for drawer in drawers.flatMap({ $0 }) { #expect(drawer.tool === graph.tool) }
    for read in drawers { #expect(read.elementsEqual(drawers[0], by: ===)) }
  }
}

// MARK: Fixtures

private final class Tool: Sendable {}

private final class Drawer: Sendable {
  let tool: Tool
  init(tool: Tool) { self.tool = tool }
}

@Graph private final class PlannedGraph: Sendable {
  @Singleton(Drawer.init(tool:)) var drawer: Drawer
  @Singleton(Drawer.init(tool:)) var second: Drawer
  @Singleton(Drawer.init(tool:)) var third: Drawer
  @Singleton(Tool.init) var tool: Tool
}

private enum Workshop {}

extension Workshop {
  @Graph fileprivate final class PlannedGraph: Sendable {
    @Singleton(Tool.init) var tool: Tool
  }
}

@Graph private final class GenericPlannedGraph<Value: Sendable>: Sendable {
  @Singleton(Tool.init) var tool: Tool
}
