// swift-format-ignore-file: NeverForceUnwrap
// This is how services are resolved.

import Joinery
public import ShopKit
import Swinject

/// What the app does.
///
/// - Returns: What its screens say.
/// - Throws: A `GraphError` with everything that is missing in what has moved.
public func program() throws -> [String] {
  screens(of: try Joinery.Container("shop") { appModule })
}

/// The same with a double, as a test of this state has it.
///
/// - Parameter double: What takes the place of the analytics.
/// - Returns: What the screens say.
/// - Throws: A `GraphError` with everything that is missing in what has moved.
public func program(analytics double: any Analytics) throws -> [String] {
  let shop = try Joinery.Container("shop") { appModule }
  return screens(of: try shop.overriding { Instance<any Analytics>(double) })
}

private func screens(of shop: Joinery.Container) -> [String] {
  let app = Assembler([LendingAssembly(app: shop)])
  return ["Ada", "Eve"].flatMap { name in
    let session = Assembler([SessionAssembly(user: User(name: name))], parent: app).resolver
    return [
      session.resolve(CheckoutModel.self, argument: 1)!.buy(),
      session.resolve(CheckoutModel.self, argument: 2)!.buy(),
      session.resolve(CartModel.self)!.title,
    ]
  }
}
