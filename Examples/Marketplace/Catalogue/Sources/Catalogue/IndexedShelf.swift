/// A shelf that was filled once.
struct IndexedShelf: Shelf {
  let index: ItemIndex

  var items: [Item] { index.items }
  func item(_ code: String) -> Item? { index.byCode[code] }
}
