internal import Joinery
package import Measurement
package import Workload

/// The container of this library.
package struct JoineryContainer: Contender {
  package static let name = "container"

  private let container = Container.graphs()

  package init() {}

  package func part(for row: Row) -> (any Part)? {
    switch row {
    case .singleton, .twoThreads: container.resolve((any Client).self)
    case .transient: container.resolve((any Ticket).self)
    case .tree: container.resolve((any Tree).self)
    case .forest: container.resolve((any Forest).self)
    case .chain: container.resolve((any LinkOne).self)
    case .mixed: container.resolve((any CheckoutModel).self)
    case .combined: container.resolve((any Combination).self)
    case .complex: container.resolve((any Dashboard).self)
    case .property: container.resolve((any Inspector).self)
    case .collection: container.resolve((any Toolbar).self)
    case .conditional: container.resolve((any ExportMenu).self)
    case .grove: container.resolve((any Grove).self)
    case .childScope: container.session(Customer(number: 1)).resolve((any Basket).self)
    case .prepare, .prepareAndResolve: Container.graphs().resolve((any Client).self)
    case .firstUse2, .firstUse64: container.resolve((any Store).self)
    case .firstService3, .firstService28, .firstService450, .firstService2756: nil
    case .build1000, .build10000, .chain100, .chain1000, .deepChain, .override: nil
    case .ambient, .ambientInScope, .scope: nil
    }
  }

  package func work(for row: Row) -> Work? {
    let container = container
    return switch row {
    case .singleton: Work { for _ in 0..<$0 { keep(container.resolve((any Client).self)) } }
    case .transient: Work { for _ in 0..<$0 { keep(container.resolve((any Ticket).self)) } }
    case .tree: Work { for _ in 0..<$0 { keep(container.resolve((any Tree).self)) } }
    case .forest: Work { for _ in 0..<$0 { keep(container.resolve((any Forest).self)) } }
    case .chain: Work { for _ in 0..<$0 { keep(container.resolve((any LinkOne).self)) } }
    case .mixed: Work { for _ in 0..<$0 { keep(container.resolve((any CheckoutModel).self)) } }
    case .combined: Work { for _ in 0..<$0 { keep(container.resolve((any Combination).self)) } }
    case .complex: Work { for _ in 0..<$0 { keep(container.resolve((any Dashboard).self)) } }
    case .property: Work { for _ in 0..<$0 { keep(container.resolve((any Inspector).self)) } }
    case .collection: Work { for _ in 0..<$0 { keep(container.resolve((any Toolbar).self)) } }
    case .conditional: Work { for _ in 0..<$0 { keep(container.resolve((any ExportMenu).self)) } }
    case .grove: Work { for _ in 0..<$0 { keep(container.resolve((any Grove).self)) } }
    case .childScope: childScope(Customer(number: 1))
    case .prepare: Work { for _ in 0..<$0 { keep(Container.graphs()) } }
    case .prepareAndResolve:
      Work { for _ in 0..<$0 { keep(Container.graphs().resolve((any Client).self)) } }
    case .twoThreads:
      .together(2) { for _ in 0..<$0 { keep(container.resolve((any Client).self)) } }
    case .firstUse2: firstUse(2)
    case .firstUse64: firstUse(64)
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
    case .ambient: AmbientClient.ambient
    case .ambientInScope: AmbientClient.ambientInScope
    case .scope: AmbientClient.scope
    }
  }

  private func firstUse(_ threads: Int) -> Work {
    .firstUse(threads, of: Container.graphs) { keep($0.resolve((any Store).self)) }
  }

  private func childScope(_ customer: Customer) -> Work {
    let container = container
    return Work {
      for _ in 0..<$0 { keep(container.session(customer).resolve((any Basket).self)) }
    }
  }

  private func firstService(_ heap: Heap) -> Work {
    let service = heap.places[heap.service]
    return Work {
      for _ in 0..<$0 { keep(ComponentBindings(heap).container().component(service)) }
    }
  }

  private func build(_ grid: Grid) -> Work {
    let bindings = ComponentBindings(grid)
    return Work { for _ in 0..<$0 { keep(bindings.container()) } }
  }

  private func deepChain(_ places: [any Numeral.Type]) -> Work {
    let bindings = ComponentBindings(chain: places)
    let head = places[places.count - 1]
    return Work {
      for _ in 0..<$0 {
        let container = bindings.container()
        keep(container.component(head))
      }
    }
  }

  private func override(_ grid: Grid) -> Work {
    let base = ComponentBindings(grid).container()
    let leaf = ComponentBindings.leaf(grid.places[0])
    let summit = grid.places[grid.summit]
    keep(base.component(summit))
    return Work {
      for _ in 0..<$0 {
        let derived = Container.valid { try base.overriding { leaf } }
        keep(derived.component(summit))
      }
    }
  }
}
