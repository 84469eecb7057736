/// The screen on which a cart is filled and bought.
final class CheckoutViewModel {
  /// What was bought, once it is.
  private(set) var order: Order?

  private let cart: any CartService
  private let quoteCart: QuoteCartUseCase
  private let placeOrder: PlaceOrderUseCase

  init(cart: any CartService, quoteCart: QuoteCartUseCase, placeOrder: PlaceOrderUseCase) {
    self.cart = cart
    self.quoteCart = quoteCart
    self.placeOrder = placeOrder
  }

  func add(_ item: CartItem) throws {
    try cart.add(item)
  }

  /// What the cart costs now.
  func quote() throws -> Quote {
    try quoteCart()
  }

  @discardableResult
  func buy() throws -> Order {
    let placed = try placeOrder()
    order = placed
    return placed
  }
}
