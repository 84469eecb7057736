internal import Joinery
internal import Workload

/// Bindings for the components of a grid, of a chain, or of a heap.
///
/// They are written in generic functions, so the compiler does not specialise their factories as it
/// does where a binding's types are spelled out. That makes components dearer to build than the
/// objects of the small graphs; what is measured with them is the container, before it builds any.
struct ComponentBindings: Sendable {
  let list: [any ContainerBinding]

  /// Creates the bindings for a grid.
  init(_ grid: Grid) {
    list = grid.places.enumerated().map { index, place in
      guard let (first, second) = grid.dependencies(of: index) else {
        return ComponentBindings.leaf(place)
      }
      return ComponentBindings.node(place, grid.places[first], grid.places[second])
    }
  }

  /// Creates the bindings for a heap.
  init(_ heap: Heap) {
    let places = heap.places
    list = places.indices.map { index in
      let needs = heap.dependencies(of: index)
      return switch needs.count {
      case 0: ComponentBindings.leaf(places[index])
      case 1: ComponentBindings.link(places[index], places[needs[0]])
      default:
        ComponentBindings.node(places[index], places[needs[0]], places[needs[1]])
      }
    }
  }

  /// Creates the bindings for a chain, in which each component holds the one before it.
  init(chain places: [any Numeral.Type]) {
    var list = [ComponentBindings.leaf(places[0])]
    for (previous, place) in zip(places, places.dropFirst()) {
      list.append(ComponentBindings.link(place, previous))
    }
    self.list = list
  }

  /// Returns a container of the bindings.
  func container() -> Container {
    Container.valid {
      try Container {
        for binding in list { binding }
      }
    }
  }

  /// Returns a binding for a component without dependencies.
  static func leaf<Place: Numeral>(_: Place.Type) -> any ContainerBinding {
    Singleton { Component<Place>() }
  }

  private static func link<Place: Numeral, Next: Numeral>(
    _: Place.Type, _: Next.Type
  ) -> any ContainerBinding {
    Singleton { (next: Component<Next>) in Component<Place>(next) }
  }

  private static func node<Place: Numeral, First: Numeral, Second: Numeral>(
    _: Place.Type, _: First.Type, _: Second.Type
  ) -> any ContainerBinding {
    Singleton { (first: Component<First>, second: Component<Second>) in
      Component<Place>(first, second)
    }
  }
}

extension Container {
  /// Resolves the component of a place.
  func component<Place: Numeral>(_: Place.Type) -> any AnyObject & Sendable {
    resolve(Component<Place>.self)
  }
}
