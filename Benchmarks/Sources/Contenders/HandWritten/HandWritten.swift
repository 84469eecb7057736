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
    case .combined: graph.makeCombination()
    case .complex: graph.makeDashboard()
    case .property: graph.makeInspector()
    case .collection: graph.makeToolbar()
    case .conditional: graph.makeExportMenu()
    case .grove: graph.makeGrove()
    case .childScope: HandWrittenSession(graph, Customer(number: 1)).basket
    case .prepare, .prepareAndResolve: HandWrittenGraph().client
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
    case .transient: Work { for _ in 0..<$0 { keep(graph.makeTicket()) } }
    case .tree: Work { for _ in 0..<$0 { keep(graph.makeTree()) } }
    case .forest: Work { for _ in 0..<$0 { keep(graph.makeForest()) } }
    case .chain: Work { for _ in 0..<$0 { keep(graph.makeChain()) } }
    case .mixed: Work { for _ in 0..<$0 { keep(graph.makeCheckout()) } }
    case .combined: Work { for _ in 0..<$0 { keep(graph.makeCombination()) } }
    case .complex: Work { for _ in 0..<$0 { keep(graph.makeDashboard()) } }
    case .property: Work { for _ in 0..<$0 { keep(graph.makeInspector()) } }
    case .collection: Work { for _ in 0..<$0 { keep(graph.makeToolbar()) } }
    case .conditional: Work { for _ in 0..<$0 { keep(graph.makeExportMenu()) } }
    case .grove: Work { for _ in 0..<$0 { keep(graph.makeGrove()) } }
    case .childScope: childScope(Customer(number: 1))
    case .prepare: Work { for _ in 0..<$0 { keep(HandWrittenGraph()) } }
    case .prepareAndResolve: Work { for _ in 0..<$0 { keep(HandWrittenGraph().client) } }
    case .twoThreads: .together(2) { for _ in 0..<$0 { keep(graph.client) } }
    case .firstUse2: .firstUse(2, of: HandWrittenGraph.init) { keep($0.store) }
    case .firstUse64: .firstUse(64, of: HandWrittenGraph.init) { keep($0.store) }
    case .firstService3: firstService(Heap(count: 3))
    case .firstService28: firstService(Heap(count: 28))
    case .firstService450: firstService(Heap(count: 450))
    case .firstService2756: firstService(Heap(count: 2_756))
    case .build1000: build(Grid(count: 1_000))
    case .build10000: build(Grid(count: 10_000))
    case .chain100: deepChain(numerals(100))
    case .chain1000: deepChain(numerals(1_000))
    case .deepChain: deepChain(numerals(10_000))
    case .override: override(Grid(count: 1_000))
    case .ambient: AmbientTaskLocal.ambient
    case .ambientInScope: AmbientTaskLocal.ambientInScope
    case .scope: AmbientTaskLocal.scope
    }
  }

  private func childScope(_ customer: Customer) -> Work {
    let graph = graph
    return Work { for _ in 0..<$0 { keep(HandWrittenSession(graph, customer).basket) } }
  }

  private func firstService(_ heap: Heap) -> Work {
    Work { for _ in 0..<$0 { keep(HandWrittenService(heap)) } }
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
