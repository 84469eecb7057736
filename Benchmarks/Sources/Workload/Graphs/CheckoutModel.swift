// A mixed graph of ten objects: a view model, three services with two repositories each, and one
// client that the six repositories share.

/// The view model of the screen.
public protocol CheckoutModel: Part {}

/// A view model with three services.
public final class CheckoutViewModel: CheckoutModel {
  let cart: any CartService
  let payment: any PaymentService
  let account: any AccountService

  /// The object, and the objects of its children.
  public var size: Int { 1 + cart.size + payment.size + account.size }

  /// Creates a view model from its services.
  public init(
    cart: any CartService, payment: any PaymentService, account: any AccountService
  ) {
    self.cart = cart
    self.payment = payment
    self.account = account
  }
}

/// The cart service.
public protocol CartService: Part {}

/// A service with two repositories.
public final class RemoteCartService: CartService {
  let items: any CartItemRepository
  let prices: any PriceRepository

  /// The object, and the objects of its children.
  public var size: Int { 1 + items.size + prices.size }

  /// Creates a service from its repositories.
  public init(items: any CartItemRepository, prices: any PriceRepository) {
    self.items = items
    self.prices = prices
  }
}

/// The payment service.
public protocol PaymentService: Part {}

/// A service with two repositories.
public final class RemotePaymentService: PaymentService {
  let cards: any CardRepository
  let receipts: any ReceiptRepository

  /// The object, and the objects of its children.
  public var size: Int { 1 + cards.size + receipts.size }

  /// Creates a service from its repositories.
  public init(cards: any CardRepository, receipts: any ReceiptRepository) {
    self.cards = cards
    self.receipts = receipts
  }
}

/// The account service.
public protocol AccountService: Part {}

/// A service with two repositories.
public final class RemoteAccountService: AccountService {
  let profiles: any ProfileRepository
  let addresses: any AddressRepository

  /// The object, and the objects of its children.
  public var size: Int { 1 + profiles.size + addresses.size }

  /// Creates a service from its repositories.
  public init(profiles: any ProfileRepository, addresses: any AddressRepository) {
    self.profiles = profiles
    self.addresses = addresses
  }
}
