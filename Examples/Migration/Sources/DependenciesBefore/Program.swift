import Dependencies
public import ShopKit

/// What the app does.
///
/// - Returns: What its screens say.
public func program() -> [String] {
  ["Ada", "Eve"].flatMap { name in
    withDependencies {
      $0.cart = Cart(user: User(name: name))
    } operation: {
      [CheckoutModel(productID: 1).buy(), CheckoutModel(productID: 2).buy(), CartModel().title]
    }
  }
}

/// The same with a double, as a test of this state has it.
///
/// - Parameter double: What takes the place of the analytics.
/// - Returns: What the screens say.
public func program(analytics double: any Analytics) -> [String] {
  withDependencies {
    $0.analytics = double
  } operation: {
    program()
  }
}
