import Accounts
import Basket
import Catalogue

/// A visit to the marketplace, which needs something of every feature.
struct Visit: Sendable {
  let signIn: SignIn
  let shelf: any Shelf
  let makeBasket: @Sendable (Account) -> BasketGraph

  /// Buys one of each code.
  ///
  /// - Parameters:
  ///   - text: Who buys, as `SignIn` takes it.
  ///   - codes: What.
  /// - Returns: The receipt.
  /// - Throws: What the features throw.
  func buy(as text: String, _ codes: [String]) throws -> Receipt {
    let basket = makeBasket(try signIn(text)).basket
    for code in codes { try basket.add(code) }
    return try basket.buy()
  }
}
