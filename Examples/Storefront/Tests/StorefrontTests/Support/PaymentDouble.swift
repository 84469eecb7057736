import Foundation
import JoineryTesting
import Synchronization

@testable import StorefrontKit

/// Stands in for the payment service: keeps what it was asked to charge, and answers as it is told.
final class PaymentDouble: PaymentService {
  /// One request for a payment.
  struct Charge: Hashable {
    let amount: Money
    let key: UUID
  }

  private let answer: Mutex<@Sendable () throws -> PaymentOutcome>
  private let received = Recorder<Charge>()

  /// Every request, also one that was sent again.
  var charges: [Charge] { received.calls }

  init(_ answer: @escaping @Sendable () throws -> PaymentOutcome = PaymentDouble.approve) {
    self.answer = Mutex(answer)
  }

  /// Changes the answers from now on.
  func answers(_ answer: @escaping @Sendable () throws -> PaymentOutcome) {
    self.answer.withLock { $0 = answer }
  }

  func method(for amount: Money) -> String { "card" }

  func charge(_ amount: Money, key: UUID, by method: String) throws -> PaymentOutcome {
    received.record(Charge(amount: amount, key: key))
    return try answer.withLock { $0 }()
  }

  /// Approves.
  static let approve: @Sendable () throws -> PaymentOutcome = { .approved(receipt: "R-TEST") }
  /// Declines.
  static let decline: @Sendable () throws -> PaymentOutcome = { .declined(reason: "no money") }
  /// Gives no answer.
  static let fail: @Sendable () throws -> PaymentOutcome = {
    throw PaymentUnavailable(reason: "no line")
  }
}
