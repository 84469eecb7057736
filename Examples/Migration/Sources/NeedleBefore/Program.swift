public import ShopKit

/// What the app does.
///
/// - Returns: What its screens say.
public func program() -> [String] { screens { RootComponent() } }

/// The same with a double, as a test of this state has it.
///
/// - Parameter double: What takes the place of the analytics.
/// - Returns: What the screens say.
public func program(analytics double: any Analytics) -> [String] {
  screens { RootComponent(analytics: double) }
}

private func screens(makeRoot: () -> RootComponent) -> [String] {
  registerProviderFactories()
  let root = makeRoot()
  return ["Ada", "Eve"].flatMap { name in
    let session = root.sessionComponent(user: User(name: name))
    return [
      session.checkout(productID: 1).buy(), session.checkout(productID: 2).buy(),
      session.cartModel.title,
    ]
  }
}
