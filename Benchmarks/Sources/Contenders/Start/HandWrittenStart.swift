package import Workload

/// A group of tasks, to which each component is added when those that it holds are there.
package struct HandWrittenStart: Starter {
  package static let name = "hand-written"

  private typealias Object = any AnyObject & Sendable

  private let graph: StartGraph
  private let work: SlowWork

  package init(_ graph: StartGraph, _ work: SlowWork) {
    self.graph = graph
    self.work = work
  }

  package func start() async throws {
    let needs = graph.dependencies
    var missing = needs.map(\.count)
    var users: [[Int]] = Array(repeating: [], count: needs.count)
    for (component, needs) in needs.enumerated() {
      for need in needs { users[need].append(component) }
    }
    var objects: [Object?] = Array(repeating: nil, count: needs.count)
    try await withThrowingTaskGroup(of: (Int, Object).self) { group in
      func begin(_ component: Int) {
        let held = needs[component].compactMap { objects[$0] }
        group.addTask { (component, try await make(component, held)) }
      }
      for component in needs.indices where missing[component] == 0 { begin(component) }
      while let (component, object) = try await group.next() {
        objects[component] = object
        for user in users[component] {
          missing[user] -= 1
          if missing[user] == 0 { begin(user) }
        }
      }
    }
    keep(objects)
  }

  package func end() async {}

  private func make(_ component: Int, _ held: [Object]) async throws -> Object {
    try await work.make(component)
    let places = graph.places
    let needs = graph.dependencies[component]
    return switch needs.count {
    case 0: leaf(places[component])
    case 1: link(places[component], places[needs[0]], held[0])
    default: node(places[component], places[needs[0]], held[0], places[needs[1]], held[1])
    }
  }

  private func leaf<Place: Numeral>(_: Place.Type) -> Object {
    Component<Place>()
  }

  private func link<Place: Numeral, Next: Numeral>(
    _: Place.Type, _: Next.Type, _ next: Object
  ) -> Object {
    // What a component holds is passed in the order of its dependencies.
    Component<Place>(unsafe unsafeDowncast(next, to: Component<Next>.self))
  }

  private func node<Place: Numeral, First: Numeral, Second: Numeral>(
    _: Place.Type, _: First.Type, _ first: Object, _: Second.Type, _ second: Object
  ) -> Object {
    // As above.
    unsafe Component<Place>(
      unsafeDowncast(first, to: Component<First>.self),
      unsafeDowncast(second, to: Component<Second>.self))
  }
}
