import Foundation
import Joinery
import Synchronization

/// Stands in for the machine that takes payments, so that the shop works without a network.
///
/// It approves what costs no more than a limit. The answer follows from the request alone, so a
/// request that is sent again is answered as before, and nothing needs to be remembered.
final class SimulatedPaymentGateway: APIClient {
  /// The highest amount that is approved.
  private let limit: Money
  /// How long it takes to say hello or goodbye.
  private let latency: Duration
  private let isConnected = Atomic(false)
  @Injected(\.log) private var log: Log

  init(limit: Money, latency: Duration = .milliseconds(2)) {
    self.limit = limit
    self.latency = latency
  }

  /// Makes a gateway and connects it.
  static func connected(limit: Money) async throws -> SimulatedPaymentGateway {
    let gateway = SimulatedPaymentGateway(limit: limit)
    try await gateway.connect()
    return gateway
  }

  /// Connects; requests are answered from then on.
  func connect() async throws {
    try await Task.sleep(for: latency)
    isConnected.store(true, ordering: .releasing)
    log.write("the payment gateway is connected")
  }

  /// Takes leave; requests are not answered any more.
  func disconnect() async throws {
    isConnected.store(false, ordering: .releasing)
    try await Task.sleep(for: latency)
    log.write("the payment gateway is disconnected")
  }

  func send(_ request: APIRequest) throws -> APIResponse {
    guard isConnected.load(ordering: .acquiring) else { throw NotConnected() }
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
    log.write("the payment gateway answers with \(status)")
    return APIResponse(status: status, body: try JSONEncoder().encode(answer))
  }

  /// Why a request is not answered before the gateway is connected.
  struct NotConnected: Error, CustomStringConvertible {
    let description = "there is no connection"
  }
}
