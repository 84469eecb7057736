/// Who a session belongs to: what a child scope is given.
public final class Customer: Sendable {
  let number: Int

  /// Creates a customer.
  public init(number: Int) { self.number = number }
}

/// An object of which each session has one.
public protocol Basket: Part {}

/// A basket of a customer, on the shared client.
public final class CustomerBasket: Basket {
  let customer: Customer
  let client: any Client

  /// The basket alone, if it is that of the first customer: the client is shared, and reading it
  /// shows that it is there.
  public var size: Int { customer.number * client.size }

  /// Creates a basket from its customer and the shared client.
  public init(customer: Customer, client: any Client) {
    self.customer = customer
    self.client = client
  }
}
