import Joinery
import JoineryTestSupport
import JoineryTesting
import Testing

protocol Counting: Sendable {
  func count()
}

/// A double that counts its calls.
final class CounterDouble: Counting {
  let calls = Counter()
  func count() { calls.increment() }
}

/// What nobody may use in a test.
struct LiveCounting: Counting {
  func count() {}
}

protocol Gateway: Sendable {
  func pay() -> String
}

struct LiveGateway: Gateway {
  func pay() -> String { "live" }
}

struct FakeGateway: Gateway {
  let name: String
  func pay() -> String { name }
}

final class Purchase: Sendable {
  let gateway: any Gateway
  init(gateway: any Gateway) { self.gateway = gateway }
}

extension InjectedValues {
  @InjectedEntry var counting: any Counting = LiveCounting()
  @InjectedEntry var number: Int = 0
  @InjectedEntry(test: 7) var numberForTests: Int = 1
  @InjectedEntry(preview: FakeGateway(name: "preview"), test: mustBeOverridden)
  var gateway: any Gateway = LiveGateway()
  @InjectedEntry var shop: ShopGraph?
  @InjectedEntry var graphOfLaunch: any Shop
  @InjectedEntry var page: Page = Page()
  @InjectedEntry var probe: CounterDouble = CounterDouble()
}

@Graph
final class ShopGraph: Sendable {
  @Singleton(LiveGateway.init, preview: LiveGateway.init, test: mustBeOverridden)
  var gateway: any Gateway
  @Singleton(LiveCounting.init) var counting: any Counting
  @Transient(Purchase.init(gateway:)) var purchase: Purchase
}

/// What a graph is to those that only buy.
protocol Shop: Sendable {
  var purchase: Purchase { get }
}

extension ShopGraph: Shop {}

/// A value of several parts.
struct Page: Equatable {
  var title = "first"
  var number = 0
}

/// A shop that replaces its gateway.
func shopGraph(gateway: any Gateway) -> ShopGraph {
  ShopGraph(context: .test) { $0.gateway = gateway }
}

/// The issues that a part of a test has put on its record.
final class Record: Sendable {
  private let texts = Recorder<String>()
  var issues: [String] { texts.calls }

  func waitForIssues(_ count: Int) async throws -> [String] {
    try await texts.calls(waitingFor: count)
  }

  func add(_ issue: Issue) {
    texts.record(issue.comments.map(\.rawValue).joined(separator: "\n"))
  }
}

/// Runs a function with traits, as if it were a test of its own, and returns what was put on its record.
func record(
  _ traits: InjectingTrait..., running body: @escaping @Sendable () async throws -> Void
) async throws -> [String] {
  let record = Record()
  try await withKnownIssue(isIntermittent: true) {
    try await run(traits[...], body)
  } matching: { issue in
    record.add(issue)
    return true
  }
  return record.issues
}

private func run(
  _ traits: ArraySlice<InjectingTrait>, _ body: @escaping @Sendable () async throws -> Void
) async throws {
  guard let trait = traits.first, let test = Test.current else { return try await body() }
  try await trait.provideScope(for: test, testCase: Test.Case.current) {
    try await run(traits.dropFirst(), body)
  }
}
