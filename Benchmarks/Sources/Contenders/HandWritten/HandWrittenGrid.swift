internal import Workload

/// The components of a grid, made one after another, as a composition root that lists them would.
struct HandWrittenGrid: Sendable {
  private let grid: Grid
  private(set) var components: [any AnyObject & Sendable] = []

  /// Makes every component of a grid, bottom layer first.
  init(_ grid: Grid) {
    self.grid = grid
    components.reserveCapacity(grid.places.count)
    for index in grid.places.indices { components.append(component(index)) }
  }

  /// Makes some components again.
  ///
  /// - Parameter indices: The components, bottom layer first.
  mutating func remake(_ indices: [Int]) {
    for index in indices { components[index] = component(index) }
  }

  private func component(_ index: Int) -> any AnyObject & Sendable {
    let place = grid.places[index]
    guard let (first, second) = grid.dependencies(of: index) else { return leaf(place) }
    return node(
      place, grid.places[first], components[first], grid.places[second], components[second])
  }

  private func leaf<Place: Numeral>(_: Place.Type) -> any AnyObject & Sendable {
    Component<Place>()
  }

  private func node<Place: Numeral, First: Numeral, Second: Numeral>(
    _: Place.Type, _: First.Type, _ first: any AnyObject & Sendable,
    _: Second.Type, _ second: any AnyObject & Sendable
  ) -> any AnyObject & Sendable {
    // `components` holds at each index the component of that place.
    unsafe Component<Place>(
      unsafeDowncast(first, to: Component<First>.self),
      unsafeDowncast(second, to: Component<Second>.self))
  }
}
