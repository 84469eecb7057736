import Foundation

/// One way to pay.
protocol PaymentMethod: Sendable {
  /// The name, which is stored with every order that is paid in this way.
  var name: String { get }

  /// Whether an amount can be paid in this way.
  func takes(_ amount: Money) throws -> Bool

  /// Charges an amount, once for each key: asking again with a key repeats the first answer.
  ///
  /// - Throws: ``PaymentUnavailable`` if nobody knows what became of it.
  func charge(_ amount: Money, key: UUID) throws -> PaymentOutcome
}
