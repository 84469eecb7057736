// swift-format-ignore-file: NeverForceUnwrap
// This is how services are resolved.

public import ShopKit
import Swinject

/// What the app does.
///
/// - Returns: What its screens say.
public func program() -> [String] { screens(of: Assembler([AppAssembly()])) }

/// The same with a double, as a test of this state has it.
///
/// - Parameter double: What takes the place of the analytics.
/// - Returns: What the screens say.
public func program(analytics double: any Analytics) -> [String] {
  screens(of: Assembler([AppAssembly(), DoubleAssembly(double: double)]))
}

/// What a test registers after all else.
private final class DoubleAssembly: Assembly {
  private let double: any Analytics

  init(double: any Analytics) { self.double = double }

  func assemble(container: Container) {
    container.register((any Analytics).self) { [double] _ in double }
  }
}

private func screens(of app: Assembler) -> [String] {
  ["Ada", "Eve"].flatMap { name in
    let session = Assembler([SessionAssembly(user: User(name: name))], parent: app).resolver
    return [
      session.resolve(CheckoutModel.self, argument: 1)!.buy(),
      session.resolve(CheckoutModel.self, argument: 2)!.buy(),
      session.resolve(CartModel.self)!.title,
    ]
  }
}
