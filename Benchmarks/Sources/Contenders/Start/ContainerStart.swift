internal import Joinery
package import Workload

/// `Container.start()` with a binding for each component.
package struct ContainerStart: Starter {
  package static let name = "container"

  private let container: Container

  package init(_ graph: StartGraph, _ work: SlowWork) {
    let places = graph.places
    let bindings = places.indices.map { component in
      let needs = graph.dependencies[component].map { places[$0] }
      let place = places[component]
      return switch needs.count {
      case 0: ContainerStart.leaf(place, component, work)
      case 1: ContainerStart.link(place, needs[0], component, work)
      default: ContainerStart.node(place, needs[0], needs[1], component, work)
      }
    }
    container = Container.valid {
      try Container {
        for binding in bindings { binding }
      }
    }
  }

  package func start() async throws {
    try await container.start()
  }

  package func end() async {
    _ = try? await container.stop()
  }

  private static func leaf<Place: Numeral>(
    _: Place.Type, _ component: Int, _ work: SlowWork
  ) -> any ContainerBinding {
    Singleton { () async throws in
      try await work.make(component)
      return Component<Place>()
    }
  }

  private static func link<Place: Numeral, Next: Numeral>(
    _: Place.Type, _: Next.Type, _ component: Int, _ work: SlowWork
  ) -> any ContainerBinding {
    Singleton { (next: Component<Next>) async throws in
      try await work.make(component)
      return Component<Place>(next)
    }
  }

  private static func node<Place: Numeral, First: Numeral, Second: Numeral>(
    _: Place.Type, _: First.Type, _: Second.Type, _ component: Int, _ work: SlowWork
  ) -> any ContainerBinding {
    Singleton { (first: Component<First>, second: Component<Second>) async throws in
      try await work.make(component)
      return Component<Place>(first, second)
    }
  }
}
