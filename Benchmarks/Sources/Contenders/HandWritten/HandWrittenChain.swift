internal import Workload

/// A chain of components, each of which holds the one before it.
struct HandWrittenChain: Sendable {
  /// The component that holds all others.
  let head: any AnyObject & Sendable

  /// Makes a component for every place.
  ///
  /// - Parameter places: At least one place; the component of the first one holds no other.
  init(_ places: [any Numeral.Type]) {
    var head = HandWrittenChain.end(places[0])
    for (previous, place) in zip(places, places.dropFirst()) {
      head = HandWrittenChain.link(place, previous, head)
    }
    self.head = head
  }

  private static func end<Place: Numeral>(_: Place.Type) -> any AnyObject & Sendable {
    Component<Place>()
  }

  private static func link<Place: Numeral, Next: Numeral>(
    _: Place.Type, _: Next.Type, _ next: any AnyObject & Sendable
  ) -> any AnyObject & Sendable {
    // The component that was made last is that of the place before.
    Component<Place>(unsafe unsafeDowncast(next, to: Component<Next>.self))
  }
}
