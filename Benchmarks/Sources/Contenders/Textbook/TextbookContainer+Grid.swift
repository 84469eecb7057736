internal import Workload

extension TextbookContainer {
  /// Registers every component of a grid.
  convenience init(_ grid: Grid) {
    self.init()
    for (index, place) in grid.places.enumerated() {
      guard let (first, second) = grid.dependencies(of: index) else {
        registerLeaf(place)
        continue
      }
      registerNode(place, grid.places[first], grid.places[second])
    }
  }

  /// Registers every component of a heap.
  convenience init(_ heap: Heap) {
    self.init()
    let places = heap.places
    for index in places.indices {
      let needs = heap.dependencies(of: index)
      switch needs.count {
      case 0: registerLeaf(places[index])
      case 1: registerLink(places[index], places[needs[0]])
      default:
        registerNode(places[index], places[needs[0]], places[needs[1]])
      }
    }
  }

  /// Registers a chain of components, each of which holds the one before it.
  convenience init(chain places: [any Numeral.Type]) {
    self.init()
    registerLeaf(places[0])
    for (previous, place) in zip(places, places.dropFirst()) { registerLink(place, previous) }
  }

  /// Registers a component without dependencies.
  func registerLeaf<Place: Numeral>(_: Place.Type) {
    register(Component<Place>.self, isShared: true) { _ in Component() }
  }

  private func registerLink<Place: Numeral, Next: Numeral>(_: Place.Type, _: Next.Type) {
    register(Component<Place>.self, isShared: true) { container in
      Component(container.resolve(Component<Next>.self))
    }
  }

  private func registerNode<Place: Numeral, First: Numeral, Second: Numeral>(
    _: Place.Type, _: First.Type, _: Second.Type
  ) {
    register(Component<Place>.self, isShared: true) { container in
      Component(
        container.resolve(Component<First>.self), container.resolve(Component<Second>.self))
    }
  }

  /// Resolves the component of a place.
  func component<Place: Numeral>(_: Place.Type) -> any AnyObject & Sendable {
    resolve(Component<Place>.self)
  }
}
