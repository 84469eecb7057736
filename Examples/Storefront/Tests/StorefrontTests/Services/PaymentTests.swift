import Foundation
import JoineryTesting
import Testing

@testable import StorefrontKit

@Suite struct PaymentTests {
  let key = Demo.grace.id
  let gateway = SimulatedPaymentGateway(limit: Money(cents: 1000_00), latency: .zero)

  init() async throws {
    try await gateway.connect()
  }

  @Test("The simulated gateway approves up to its limit", arguments: [1, 999_99, 1000_00])
  func approved(cents: Int) throws {
    let outcome = try simulated.charge(Money(cents: cents), key: key)
    #expect(outcome == .approved(receipt: "R-62ACE190"))
    #expect(try simulated.charge(Money(cents: cents), key: key) == outcome)
  }

  @Test("The simulated gateway declines what is above its limit")
  func declined() throws {
    #expect(
      try simulated.charge(Money(cents: 1000_01), key: key)
        == .declined(reason: "the card allows no more than €1000.00"))
  }

  @Test("The gateway is asked with the amount, the currency and the key")
  func request() throws {
    let client = ScriptedClient { _ in
      APIResponse(status: 201, body: Data(#"{"receipt": "R-1"}"#.utf8))
    }
    let outcome = try CardPayment(client: client).charge(Money(cents: 42), key: key)
    #expect(outcome == .approved(receipt: "R-1"))
    let request = try #require(client.requests.last)
    #expect(request.path == "/payments")
    #expect(request.idempotencyKey == key)
    #expect(
      try JSONDecoder().decode(PaymentRequest.self, from: request.body)
        == PaymentRequest(cents: 42, currency: "EUR"))
  }

  @Test(
    "An answer that says neither yes nor no is no answer",
    arguments: [
      (500, "{}"), (201, "{}"), (402, "{}"), (200, #"{"receipt": "R-1"}"#), (201, "<html>"),
      (402, #"{"receipt": "R-1"}"#),
    ])
  func nonsense(status: Int, body: String) {
    let client = ScriptedClient { _ in APIResponse(status: status, body: Data(body.utf8)) }
    #expect(throws: PaymentUnavailable.self) {
      try CardPayment(client: client).charge(Money(cents: 42), key: key)
    }
  }

  @Test("A client that fails means that nobody knows")
  func unreachable() {
    let client = ScriptedClient { _ in throw CancellationError() }
    #expect(throws: PaymentUnavailable.self) {
      try CardPayment(client: client).charge(Money(cents: 42), key: key)
    }
  }

  @Test("The simulated gateway does not take other requests")
  func badRequest() throws {
    let request = APIRequest(method: "GET", path: "/", idempotencyKey: key, body: Data())
    #expect(
      try gateway.send(request)
        == APIResponse(status: 400, body: Data()))
  }

  @Test("The simulated gateway answers only while it is connected")
  func disconnected() async throws {
    try await gateway.disconnect()
    #expect(throws: PaymentUnavailable(reason: "there is no connection")) {
      try simulated.charge(Money(cents: 1), key: key)
    }
    try await gateway.connect()
    #expect(try simulated.charge(Money(cents: 1), key: key) == .approved(receipt: "R-62ACE190"))
  }

  private var simulated: CardPayment {
    CardPayment(client: gateway)
  }
}
