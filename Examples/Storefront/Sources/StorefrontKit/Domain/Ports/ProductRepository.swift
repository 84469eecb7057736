/// Where the catalogue is kept.
protocol ProductRepository: Sendable {
  /// All products, by code.
  func all() throws -> [Product]
  /// Fills every shelf that holds less than a number of pieces.
  func restock(to stock: Int) throws
}
