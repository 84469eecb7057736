import Joinery
public import ShopKit

/// What the app does.
///
/// - Returns: What its screens say.
public func program() -> [String] {
  let app = AppGraph()
  return ["Ada", "Eve"].flatMap { name in
    let session = SessionGraph(app: app, user: User(name: name))
    return [
      session.makeCheckout(productID: 1).buy(), session.makeCheckout(productID: 2).buy(),
      session.cartModel.title,
    ]
  }
}

/// The same with a double, as a test of this state has it.
///
/// - Parameter double: What takes the place of the analytics.
/// - Returns: What the screens say.
public func program(analytics double: any Analytics) -> [String] {
  withInjected(\.analytics, double) { program() }
}
