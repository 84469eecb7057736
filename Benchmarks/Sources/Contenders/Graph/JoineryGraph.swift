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
    case .firstUse2, .firstUse64: graph.store
    case .build1000, .build10000, .deepChain, .override: nil
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
    case .twoThreads: .together(2) { for _ in 0..<$0 { keep(graph.client) } }
    case .firstUse2: .firstUse(2, of: JoineryGraph.make) { keep($0.store) }
    case .firstUse64: .firstUse(64, of: JoineryGraph.make) { keep($0.store) }
    case .build1000, .build10000, .deepChain, .override: nil
    case .ambient, .ambientInScope, .scope: nil
    }
  }

  private static func make() -> BenchmarkGraph { BenchmarkGraph() }
}
