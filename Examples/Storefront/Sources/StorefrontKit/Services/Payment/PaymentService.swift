import Foundation

/// Takes money from customers.
protocol PaymentService: Sendable {
  /// Charges an amount, once for each key: asking again with a key repeats the first answer.
  ///
  /// - Parameters:
  ///   - amount: How much to charge.
  ///   - key: What identifies the payment.
  /// - Returns: What became of the payment.
  /// - Throws: ``PaymentUnavailable`` if nobody knows what became of it.
  func charge(_ amount: Money, key: UUID) throws -> PaymentOutcome
}
