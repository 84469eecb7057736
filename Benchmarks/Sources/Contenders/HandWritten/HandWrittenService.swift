internal import Workload

/// The first service of a heap, which takes as much however many other components there are.
struct HandWrittenService: Sendable {
  let object: any AnyObject & Sendable

  /// Makes the service and the two components that it holds.
  init(_ heap: Heap) {
    let needs = heap.dependencies(of: heap.service)
    object = HandWrittenService.make(
      heap.places[heap.service], heap.places[needs[0]], heap.places[needs[1]])
  }

  private static func make<Place: Numeral, First: Numeral, Second: Numeral>(
    _: Place.Type, _: First.Type, _: Second.Type
  ) -> any AnyObject & Sendable {
    Component<Place>(Component<First>(), Component<Second>())
  }
}
