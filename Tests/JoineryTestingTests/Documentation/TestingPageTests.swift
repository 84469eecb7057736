import Joinery
import JoineryTestSupport
import JoineryTesting
import Testing

// The samples of Sources/JoineryTesting/JoineryTesting.docc/TestingWithJoinery.md, compiled and run.

@Suite(.container { shopModule }, .injecting { $0.log = SilentLog() })
struct CheckoutTests {
  @Injected var checkout: Checkout

  @Test(.overriding { Instance<any Payments>(RefusingPayments()) })
  func `A payment that is refused keeps the cart`() {
    checkout.pay()
    #expect(!checkout.cart.isEmpty)
  }

  @Test(.injecting { $0.analytics = SpyAnalytics() })
  func `A payment is tracked`() throws {
    let spy = try #require(InjectedValues.current.analytics as? SpyAnalytics)
    checkout.pay()
    #expect(spy.trackedEvents.calls == ["pay"])
  }

  @Test func `The graphs and modules are complete`() {
    expectValid(shopModule)
    expectValid(AppGraph.self)
  }
}

@Suite struct TestingPageTests {
  @Test func `Every line of the page's samples is compiled here`() throws {
    let page = try DocumentationPage(
      "Sources/JoineryTesting/JoineryTesting.docc/TestingWithJoinery.md")
    #expect(try page.linesMissing() == [])
  }
}

// MARK: - Fixtures

struct SpyAnalytics: Analytics {
  let trackedEvents = Recorder<String>()
  func track(_ event: String) { trackedEvents.record(event) }
}

protocol Analytics: Sendable { func track(_ event: String) }
private struct NoAnalytics: Analytics { func track(_ event: String) {} }

protocol Log: Sendable { func write(_ line: String) }
private struct SilentLog: Log { func write(_ line: String) {} }

private protocol Payments: Sendable { func pay() throws }
private struct PaymentIsRefused: Error {}
private struct CardPayments: Payments { func pay() throws {} }
private struct NoPayments: Payments { func pay() throws {} }
private struct RefusingPayments: Payments { func pay() throws { throw PaymentIsRefused() } }

extension InjectedValues {
  @InjectedEntry(preview: NoPayments(), test: mustBeOverridden)
  fileprivate var payments: any Payments = CardPayments()
  @InjectedEntry var analytics: any Analytics = NoAnalytics()
  @InjectedEntry var log: any Log = SilentLog()
}

final class Checkout {
  @Injected(\.analytics) private var analytics: any Analytics
  @Injected(\.log) private var log: any Log
  private let payments: any Payments
  private(set) var cart = ["tea"]

  fileprivate init(payments: any Payments) { self.payments = payments }

  func pay() {
    do {
      try payments.pay()
      cart = []
      analytics.track("pay")
    } catch {
      log.write("\(error)")
    }
  }
}

private let shopModule = Module("shop") {
  Singleton<any Payments>(CardPayments.init)
  Transient(Checkout.init(payments:))
}

@Graph
private final class AppGraph: Sendable {
  @Singleton(CardPayments.init) var payments: any Payments
  @Transient(Checkout.init(payments:)) var checkout: Checkout
}
