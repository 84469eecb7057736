import Foundation

/// Takes money from customers.
protocol PaymentService: Sendable {
  /// The method by which an amount would be paid.
  ///
  /// - Throws: ``ShopError/noPaymentMethod(_:)`` if there is none.
  func method(for amount: Money) throws -> String

  /// Charges an amount, once for each key: asking again with a key repeats the first answer.
  ///
  /// - Parameters:
  ///   - amount: How much to charge.
  ///   - key: What identifies the payment.
  ///   - method: The method by which it is paid.
  /// - Returns: What became of the payment.
  /// - Throws: ``PaymentUnavailable`` if nobody knows what became of it.
  func charge(_ amount: Money, key: UUID, by method: String) throws -> PaymentOutcome
}
