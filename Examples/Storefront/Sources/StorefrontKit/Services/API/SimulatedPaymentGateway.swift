import Foundation

/// Stands in for the machine that takes payments, so that the shop works without a network.
///
/// It approves what costs no more than a limit. The answer follows from the request alone, so a
/// request that is sent again is answered as before, and nothing needs to be remembered.
struct SimulatedPaymentGateway: APIClient {
  /// The highest amount that is approved.
  let limit: Money

  func send(_ request: APIRequest) throws -> APIResponse {
    guard request.method == "POST", request.path == "/payments",
      let payment = try? JSONDecoder().decode(PaymentRequest.self, from: request.body)
    else { return APIResponse(status: 400, body: Data()) }

    guard payment.cents <= limit.cents else {
      return try respond(402, PaymentAnswer(reason: "the card allows no more than \(limit)"))
    }
    let receipt = "R-\(request.idempotencyKey.uuidString.prefix(8))"
    return try respond(201, PaymentAnswer(receipt: receipt))
  }

  private func respond(_ status: Int, _ answer: PaymentAnswer) throws -> APIResponse {
    APIResponse(status: status, body: try JSONEncoder().encode(answer))
  }
}
