/// What the catalogue offers: the items.
public protocol Shelf: Sendable {
  /// All items, by title.
  var items: [Item] { get }
  /// Finds an item.
  func item(_ code: String) -> Item?
}
