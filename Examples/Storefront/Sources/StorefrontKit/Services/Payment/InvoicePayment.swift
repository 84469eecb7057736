import Foundation

/// An invoice, which is paid later, as long as not too much is on invoices.
struct InvoicePayment: PaymentMethod {
  let orders: any OrderRepository
  /// What may be on invoices altogether.
  let credit = Money(cents: 500_00)

  var name: String { "invoice" }

  func takes(_ amount: Money) throws -> Bool {
    let invoices = try orders.all().filter { $0.paymentMethod == name && $0.state != .declined }
    return invoices.map(\.total).reduce(amount, +) <= credit
  }

  func charge(_ amount: Money, key: UUID) -> PaymentOutcome {
    .approved(receipt: "I-\(key.uuidString.prefix(8))")
  }
}
