import Basket
import Catalogue

/// Gives the basket the prices of the catalogue.
///
/// The two do not know each other.
struct ShelfPrices: PriceList {
  let shelf: any Shelf

  func price(of code: String) -> Int? { shelf.item(code)?.price }
}
