/// Components in ten layers, each of which holds two neighbours of the layer below.
public struct Grid: Sendable {
  /// The number of layers.
  public static let layers = 10

  /// The number of components of a layer.
  public let width: Int

  /// The type of each component's place, bottom layer first.
  public let places: [any Numeral.Type]

  /// A component of the top layer that needs component 0, which is in the bottom layer.
  public var summit: Int { places.count - Grid.layers / 2 }

  /// Creates a grid.
  ///
  /// - Parameter count: The number of components, a multiple of ten from 100 up to 10,000.
  /// - Complexity: O(`count`)
  public init(count: Int) {
    precondition(count % Grid.layers == 0, "A grid has \(Grid.layers) layers of one width")
    width = count / Grid.layers
    places = numerals(count)
  }

  /// Returns the two components that a component holds.
  ///
  /// - Parameter index: A component.
  /// - Returns: Two components of the layer below, or `nil` if there is no such layer.
  public func dependencies(of index: Int) -> (first: Int, second: Int)? {
    guard index >= width else { return nil }
    let first = index - width
    let layer = first - first % width
    return (first, layer + (first + 1) % width)
  }

  /// Returns the components that have to be made again for the summit when component 0 changes.
  ///
  /// - Returns: The components, bottom layer first: 30 of them in a grid of any size.
  /// - Complexity: O(*n*) for *n* components.
  public func path() -> [Int] {
    var needsFirst = Array(repeating: false, count: places.count)
    var isNeeded = Array(repeating: false, count: places.count)
    needsFirst[0] = true
    isNeeded[summit] = true
    for index in places.indices {
      guard let (first, second) = dependencies(of: index) else { continue }
      needsFirst[index] = needsFirst[first] || needsFirst[second]
    }
    for index in places.indices.reversed() where isNeeded[index] {
      guard let (first, second) = dependencies(of: index) else { continue }
      isNeeded[first] = true
      isNeeded[second] = true
    }
    return places.indices.filter { needsFirst[$0] && isNeeded[$0] }
  }
}
