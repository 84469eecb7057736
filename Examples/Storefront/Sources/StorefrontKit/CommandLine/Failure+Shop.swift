extension ShopError {
  /// The error in words, on one line.
  var message: String {
    switch self {
    case .unknownUser(let id):
      "there is no customer \(id)"
    case .noUsers:
      "there are no customers"
    case .invalidName(.empty):
      "a name needs at least one letter"
    case .invalidName(.tooLong):
      "a name has at most \(PersonName.longest) letters"
    case .invalidName(.unprintable):
      "a name fits on one line and has no control characters"
    case .unknownProduct(let sku, let catalogue):
      "there is no product \(sku); there are \(catalogue.map(\.code).joined(separator: ", "))"
    case .emptyCart:
      "the cart is empty; name a product, as in 'storefront buy BEANS:2'"
    case .tooMany(let sku):
      "nobody may buy more than \(Quantity.range.upperBound) pieces of \(sku) at once"
    case .soldOut(let sku, 0):
      "\(sku) is sold out"
    case .soldOut(let sku, let left):
      "only \(left) of \(sku) \(left == 1 ? "is" : "are") left"
    case .aboveSpendingLimit(let total, let limit):
      "the order costs \(total), but the spending limit is \(limit)"
    case .noPaymentMethod(let total):
      "no payment method that is accepted takes \(total)"
    case .paymentDeclined(let order, let reason):
      "the payment of order \(order) was declined: \(reason.printable)"
    case .paymentUnavailable(let order, let reason):
      "the payment service did not answer (\(reason.printable)); "
        + "order \(order) is kept as pending and settled on a later run"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .paymentUnavailable: .payment
    case .unknownUser, .noUsers, .invalidName, .unknownProduct, .emptyCart, .tooMany, .soldOut,
      .aboveSpendingLimit, .noPaymentMethod, .paymentDeclined:
      .refused
    }
  }
}
