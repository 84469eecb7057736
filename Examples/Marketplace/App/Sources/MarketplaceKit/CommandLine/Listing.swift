import Catalogue

/// The items, to read.
///
/// Both features have an `Item`; this file imports one of them.
struct Listing {
  let items: [Item]

  var text: String {
    items.map { "\($0.code)  \($0.title), \(euros($0.price))\n" }.joined()
  }
}
