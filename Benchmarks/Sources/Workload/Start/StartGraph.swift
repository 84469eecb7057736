/// A hundred components that take a while to make, and what each of them holds.
public struct StartGraph: Sendable {
  /// How the components depend on each other.
  public enum Shape: String, CaseIterable, Sendable {
    /// Not at all.
    case wide
    /// Each on the one before it.
    case chain
    /// In ten layers, each on two neighbours of the layer below.
    case diamonds
    /// Each on up to two of those before it, at random, but always the same ones.
    case random
  }

  /// The number of components.
  public static let count = 100

  /// How the components depend on each other.
  public let shape: Shape

  /// The type of each component's place.
  public let places: [any Numeral.Type]

  /// For each component, which ones it holds: no more than two, all of them before it.
  public let dependencies: [[Int]]

  /// Creates the graph of a shape.
  public init(_ shape: Shape) {
    self.shape = shape
    places = numerals(StartGraph.count)
    dependencies = StartGraph.dependencies(shape)
  }

  /// How many components the longest chain has.
  ///
  /// - Complexity: O(components + dependencies)
  public var longestChain: Int {
    var lengths: [Int] = []
    for needs in dependencies { lengths.append(1 + (needs.map { lengths[$0] }.max() ?? 0)) }
    return lengths.max() ?? 0
  }

  private static func dependencies(_ shape: Shape) -> [[Int]] {
    switch shape {
    case .wide:
      return Array(repeating: [], count: count)
    case .chain:
      return (0..<count).map { $0 == 0 ? [] : [$0 - 1] }
    case .diamonds:
      let grid = Grid(count: count)
      return (0..<count).map { index in
        grid.dependencies(of: index).map { [$0.first, $0.second] } ?? []
      }
    case .random:
      var generator = SeededGenerator(seed: 3)
      return (0..<count).map { index in
        let size = min(index, Int.random(in: 0...2, using: &generator))
        return (0..<index).shuffled(using: &generator).prefix(size).sorted()
      }
    }
  }
}
