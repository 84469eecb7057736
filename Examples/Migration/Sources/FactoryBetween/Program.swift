import FactoryKit
public import ShopKit

/// What the app does.
///
/// - Returns: What its screens say.
public func program() -> [String] {
  let container = Container.shared
  return ["Ada", "Eve"].flatMap { name in
    container.signIn(User(name: name))
    return [container.checkout(1).buy(), container.checkout(2).buy(), container.cartModel().title]
  }
}

/// The same with a double, as a test of this state has it.
///
/// - Parameter double: What takes the place of the analytics.
/// - Returns: What the screens say.
public func program(analytics double: any Analytics) -> [String] {
  Container.shared.app.register { AppGraph { $0.analytics = double } }
  defer { Container.shared.app.reset() }
  return program()
}
