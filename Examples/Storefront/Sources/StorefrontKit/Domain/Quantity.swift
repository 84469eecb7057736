/// How many pieces of a product somebody wants: from 1 to 999.
struct Quantity: Hashable, Sendable {
  static let range = 1...999

  /// The number of pieces.
  let count: Int

  /// Creates a quantity, unless the count is absurd.
  init?(_ count: Int) {
    guard Self.range.contains(count) else { return nil }
    self.count = count
  }
}
