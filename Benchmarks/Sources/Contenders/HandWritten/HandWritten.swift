package import Measurement
package import Workload

/// The contender that the others are compared with.
package struct HandWritten: Contender {
  package static let name = "hand-written"

  private let graph = HandWrittenGraph()

  package init() {}

  package func part(for row: Row) -> (any Part)? {
    switch row {
    case .singleton, .twoThreads: graph.client
    case .transient: graph.makeTicket()
    case .tree: graph.makeTree()
    case .forest: graph.makeForest()
    case .chain: graph.makeChain()
    case .mixed: graph.makeCheckout()
    case .firstUse2, .firstUse64: graph.store
    case .build1000, .build10000, .deepChain, .override: nil
    case .ambient, .ambientInScope, .scope: nil
    }
  }

  package func work(for row: Row) -> Work? {
    let graph = graph
    return switch row {
    case .singleton: Work { for _ in 0..<$0 { keep(graph.client) } }
    case .transient: Work { for _ in 0..<$0 { keep(graph.makeTicket()) } }
    case .tree: Work { for _ in 0..<$0 { keep(graph.makeTree()) } }
    case .forest: Work { for _ in 0..<$0 { keep(graph.makeForest()) } }
    case .chain: Work { for _ in 0..<$0 { keep(graph.makeChain()) } }
    case .mixed: Work { for _ in 0..<$0 { keep(graph.makeCheckout()) } }
    case .twoThreads: .together(2) { for _ in 0..<$0 { keep(graph.client) } }
    case .firstUse2: .firstUse(2, of: HandWrittenGraph.init) { keep($0.store) }
    case .firstUse64: .firstUse(64, of: HandWrittenGraph.init) { keep($0.store) }
    case .build1000: build(Grid(count: 1_000))
    case .build10000: build(Grid(count: 10_000))
    case .deepChain: deepChain(numerals(10_000))
    case .override: override(Grid(count: 1_000))
    case .ambient: AmbientTaskLocal.ambient
    case .ambientInScope: AmbientTaskLocal.ambientInScope
    case .scope: AmbientTaskLocal.scope
    }
  }

  private func build(_ grid: Grid) -> Work {
    Work { for _ in 0..<$0 { keep(HandWrittenGrid(grid)) } }
  }

  private func deepChain(_ places: [any Numeral.Type]) -> Work {
    Work { for _ in 0..<$0 { keep(HandWrittenChain(places)) } }
  }

  private func override(_ grid: Grid) -> Work {
    let base = HandWrittenGrid(grid)
    let path = grid.path()
    return Work {
      for _ in 0..<$0 {
        var copy = base
        copy.remake(path)
        keep(copy.components[grid.summit])
      }
    }
  }
}
