import Foundation

/// A card, which a machine with an API charges.
struct CardPayment: PaymentMethod {
  let client: any APIClient

  var name: String { "card" }

  func takes(_ amount: Money) -> Bool { true }

  func charge(_ amount: Money, key: UUID) throws -> PaymentOutcome {
    let body = try JSONEncoder().encode(PaymentRequest(cents: amount.cents, currency: "EUR"))
    let response: APIResponse
    do {
      response = try client.send(
        APIRequest(method: "POST", path: "/payments", idempotencyKey: key, body: body))
    } catch {
      throw PaymentUnavailable(reason: "\(error)")
    }
    return try outcome(of: response)
  }

  private func outcome(of response: APIResponse) throws -> PaymentOutcome {
    guard let answer = try? JSONDecoder().decode(PaymentAnswer.self, from: response.body) else {
      throw PaymentUnavailable(reason: "an answer that is no JSON, with status \(response.status)")
    }
    switch (response.status, answer.receipt, answer.reason) {
    case (201, let receipt?, _): return .approved(receipt: receipt)
    case (402, _, let reason?): return .declined(reason: reason)
    default: throw PaymentUnavailable(reason: "status \(response.status)")
    }
  }
}
