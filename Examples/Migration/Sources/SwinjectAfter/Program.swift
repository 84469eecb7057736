import Joinery
public import ShopKit

/// What the app does.
///
/// - Returns: What its screens say.
/// - Throws: A `GraphError` with everything that is missing, before anything is made.
public func program() throws -> [String] { try screens(of: makeContainer()) }

/// The same with a double, as a test of this state has it.
///
/// - Parameter double: What takes the place of the analytics.
/// - Returns: What the screens say.
/// - Throws: A `GraphError` with everything that is missing.
public func program(analytics double: any Analytics) throws -> [String] {
  try screens(of: makeContainer().overriding { Instance<any Analytics>(double) })
}

private func makeContainer() throws -> Container {
  try Container("shop") {
    appModule
    sessionModule
  }
}

private func screens(of container: Container) throws -> [String] {
  try ["Ada", "Eve"].flatMap { name in
    let session = try container.scope(name) { Instance(User(name: name)) }
    let makeCheckout: @Sendable (Int) -> CheckoutModel = session.resolve()
    return [makeCheckout(1).buy(), makeCheckout(2).buy(), session.resolve(CartModel.self).title]
  }
}
