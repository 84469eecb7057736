import Synchronization

/// What a user is going to take home: one for each session.
///
/// What is done with a cart is here, and not in the models of each state: they differ in how they get what
/// they need, and in nothing else.
public final class Cart: Sendable {
  private let user: User
  private let items = Mutex<[String]>([])

  /// Creates an empty cart.
  ///
  /// - Parameter user: Whose it is.
  public init(user: User) { self.user = user }

  /// Puts a product into the cart.
  ///
  /// - Parameters:
  ///   - id: The number of the product.
  ///   - products: What the shop sells.
  ///   - analytics: Who hears of it.
  /// - Returns: What the screen says.
  public func buy(
    _ id: Int, from products: any ProductRepository, telling analytics: any Analytics
  ) -> String {
    guard let product = products.product(id) else { return "there is no product \(id)" }
    items.withLock { $0.append(product.name) }
    analytics.track("\(user.name) buys \(product.name)")
    return "\(user.name) buys \(product.name) for \(product.price)"
  }

  /// Lists what is in the cart.
  ///
  /// - Parameter analytics: Who hears of it.
  /// - Returns: What the screen says.
  public func show(telling analytics: any Analytics) -> String {
    analytics.track("\(user.name) looks")
    return "\(user.name)'s cart: \(items.withLock { $0.joined(separator: ", ") })"
  }
}
