import Foundation

/// Takes money by the methods that are accepted.
struct PaymentDesk: PaymentService {
  /// The methods, the preferred one first.
  let methods: [any PaymentMethod]

  func method(for amount: Money) throws -> String {
    guard let method = try methods.first(where: { try $0.takes(amount) }) else {
      throw ShopError.noPaymentMethod(amount)
    }
    return method.name
  }

  func charge(_ amount: Money, key: UUID, by name: String) throws -> PaymentOutcome {
    guard let method = methods.first(where: { $0.name == name }) else {
      throw PaymentUnavailable(reason: "'\(name)' is not accepted")
    }
    return try method.charge(amount, key: key)
  }
}
