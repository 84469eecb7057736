import Foundation

/// Cash, which is paid at the door.
struct CashOnDelivery: PaymentMethod {
  let limit = Money(cents: 100_00)

  var name: String { "cash" }

  func takes(_ amount: Money) -> Bool { amount <= limit }

  func charge(_ amount: Money, key: UUID) -> PaymentOutcome {
    .approved(receipt: "C-\(key.uuidString.prefix(8))")
  }
}
