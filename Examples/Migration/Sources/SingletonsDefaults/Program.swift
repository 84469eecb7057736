public import ShopKit

/// What the app does.
///
/// - Returns: What its screens say.
public func program() -> [String] {
  ["Ada", "Eve"].flatMap { name in
    SessionManager.shared.signIn(User(name: name))
    return [
      CheckoutModel(productID: 1).buy(), CheckoutModel(productID: 2).buy(), CartModel().title,
    ]
  }
}

/// The same with a double, as a test of this state has it.
///
/// - Parameter double: What takes the place of the analytics.
/// - Returns: What the screens say.
public func program(analytics double: any Analytics) -> [String] {
  let live = AnalyticsManager.shared
  defer { AnalyticsManager.shared = live }
  AnalyticsManager.shared = double
  return program()
}
