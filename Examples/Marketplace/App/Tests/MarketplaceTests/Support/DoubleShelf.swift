import Catalogue

/// One item, from the double.
struct DoubleShelf: Shelf {
  let items = [Item(code: "ONE", title: "The only one", price: 100)]
  func item(_ code: String) -> Item? { items.first { $0.code == code } }
}
