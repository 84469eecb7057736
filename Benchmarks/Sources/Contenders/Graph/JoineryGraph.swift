internal import Joinery
package import Measurement
package import Workload

/// The graph type of this library.
package struct JoineryGraph: Contender {
  package static let name = "graph"

  private let graph = BenchmarkGraph()

  package init() {}

  package func part(for row: Row) -> (any Part)? {
    switch row {
    case .singleton, .twoThreads: graph.client
    case .transient: graph.ticket
    case .tree: graph.tree
    case .forest: graph.forest
    case .chain: graph.chain
    case .mixed: graph.checkout
    case .combined: graph.combination
    case .complex: graph.dashboard
    case .property: graph.inspector
    case .collection: graph.toolbar
    case .conditional: graph.exportMenu
    case .grove: graph.grove
    case .childScope: SessionGraph(app: graph, customer: Customer(number: 1)).basket
    case .prepare, .prepareAndResolve: BenchmarkGraph().client
    case .firstUse2, .firstUse64: graph.store
    case .firstService3, .firstService28, .firstService450, .firstService2756: nil
    case .build1000, .build10000, .chain100, .chain1000, .deepChain, .override: nil
    case .ambient, .ambientInScope, .scope: nil
    }
  }

  package func work(for row: Row) -> Work? {
    let graph = graph
    return switch row {
    case .singleton: Work { for _ in 0..<$0 { keep(graph.client) } }
    case .transient: Work { for _ in 0..<$0 { keep(graph.ticket) } }
    case .tree: Work { for _ in 0..<$0 { keep(graph.tree) } }
    case .forest: Work { for _ in 0..<$0 { keep(graph.forest) } }
    case .chain: Work { for _ in 0..<$0 { keep(graph.chain) } }
    case .mixed: Work { for _ in 0..<$0 { keep(graph.checkout) } }
    case .combined: Work { for _ in 0..<$0 { keep(graph.combination) } }
    case .complex: Work { for _ in 0..<$0 { keep(graph.dashboard) } }
    case .property: Work { for _ in 0..<$0 { keep(graph.inspector) } }
    case .collection: Work { for _ in 0..<$0 { keep(graph.toolbar) } }
    case .conditional: Work { for _ in 0..<$0 { keep(graph.exportMenu) } }
    case .grove: Work { for _ in 0..<$0 { keep(graph.grove) } }
    case .childScope: childScope(Customer(number: 1))
    case .prepare: Work { for _ in 0..<$0 { keep(BenchmarkGraph()) } }
    case .prepareAndResolve: Work { for _ in 0..<$0 { keep(BenchmarkGraph().client) } }
    case .twoThreads: .together(2) { for _ in 0..<$0 { keep(graph.client) } }
    case .firstUse2: .firstUse(2, of: JoineryGraph.make) { keep($0.store) }
    case .firstUse64: .firstUse(64, of: JoineryGraph.make) { keep($0.store) }
    case .firstService3, .firstService28, .firstService450, .firstService2756: nil
    case .build1000, .build10000, .chain100, .chain1000, .deepChain, .override: nil
    case .ambient, .ambientInScope, .scope: nil
    }
  }

  private func childScope(_ customer: Customer) -> Work {
    let graph = graph
    return Work {
      for _ in 0..<$0 { keep(SessionGraph(app: graph, customer: customer).basket) }
    }
  }

  private static func make() -> BenchmarkGraph { BenchmarkGraph() }
}
