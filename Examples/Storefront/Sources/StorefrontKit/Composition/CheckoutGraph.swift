import Joinery

/// One checkout: a cart, and all that shares it.
@Graph
final class CheckoutGraph: Sendable {
  @Parent let session: SessionGraph

  @Singleton(MemoryCart.init) var cart: any CartService

  @Transient(QuoteCartUseCase.init(cart:products:rules:)) var quoteCart: QuoteCartUseCase
  @Transient(
    DraftOrderUseCase.init(quoteCart:users:preferences:payment:identifiers:time:))
  var draftOrder: DraftOrderUseCase
  @Transient(PlaceOrderUseCase.init(cart:draftOrder:orders:settlePendingOrders:settleOrder:))
  var placeOrder: PlaceOrderUseCase
  @Transient(CheckoutViewModel.init(cart:quoteCart:placeOrder:)) var screen: CheckoutViewModel
}
