/// Components as in a heap: each holds the two below it.
///
/// It has a component that needs two others however many there are, which is the first service that a
/// program with so many components asks for.
public struct Heap: Sendable {
  /// The type of each component's place, the top first.
  public let places: [any Numeral.Type]

  /// A component that holds two others, which hold none.
  public var service: Int { (places.count - 3) / 2 }

  /// Creates a heap.
  ///
  /// - Parameter count: The number of components, from 3 up to 10,000.
  /// - Complexity: O(`count`)
  public init(count: Int) {
    precondition(count >= 3, "A heap's first service has two components below it")
    places = numerals(count)
  }

  /// Returns the components that a component holds.
  ///
  /// - Parameter index: A component.
  /// - Returns: Up to two components further down.
  public func dependencies(of index: Int) -> [Int] {
    [2 * index + 1, 2 * index + 2].filter { $0 < places.count }
  }
}
