import Joinery
import JoineryTestSupport
import JoineryTesting
import Testing

/// Graphs of tests.
@Suite(.timeLimit(.minutes(10))) struct GraphTraitTests {
  @Test(
    // The arguments of an attribute don't see what the macros write in the same module.
    .graph(\.shop) { shopGraph(gateway: FakeGateway(name: "fake")) }, arguments: 0..<64)
  func `W28: each case has a graph of its own, which is an ambient value`(_: Int) throws {
    let graph = try #require(InjectedValues.current.shop)
    #expect(graph.purchase.gateway.pay() == "fake")
  }

  @Test(.graph(\.graphOfLaunch) { shopGraph(gateway: FakeGateway(name: "fake")) })
  func `A graph may be the value of an entry that has no default`() {
    #expect(InjectedValues.current.graphOfLaunch.purchase.gateway.pay() == "fake")
  }

  @Test func `An overridden singleton that nothing asks for is on the record`() async throws {
    let issues = try await record(
      .graph(\.shop) { ShopGraph { $0.gateway = FakeGateway(name: "fake") } }
    ) {
      _ = InjectedValues.current.shop?.counting
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.contains("Nothing has asked for 'gateway', which the test replaces.") == true)
  }

  @Test func `An overridden singleton of a graph that nothing asks for at all is on the record`()
    async throws
  {
    let issues = try await record(
      .graph(\.shop) { shopGraph(gateway: FakeGateway(name: "fake")) }
    ) {}
    #expect(issues.count == 1)
    #expect(issues.first?.contains("fix:  @Test(.graph(\\.shop, unused: .allowed) { … })") == true)
  }

  @Test func `A singleton that is overridden again has the last value, and is on the record once`()
    async throws
  {
    let used = try await record(
      .graph(\.shop) { shopGraph(gateway: FakeGateway(name: "first")) }
    ) {
      InjectedValues.current.shop?.override { $0.gateway = FakeGateway(name: "last") }
      #expect(InjectedValues.current.shop?.purchase.gateway.pay() == "last")
    }
    #expect(used == [])
    let unused = try await record(
      .graph(\.shop) { shopGraph(gateway: FakeGateway(name: "first")) }
    ) {
      InjectedValues.current.shop?.override { $0.gateway = FakeGateway(name: "last") }
    }
    #expect(unused.count == 1)
  }

  @Test func `A member that a test has to replace is on its record, which has the one of previews`()
    async throws
  {
    let issues = try await record(.graph(\.shop) { ShopGraph(context: .test) }) {
      #expect(InjectedValues.current.shop?.purchase.gateway.pay() == "live")
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.contains("'gateway' of 'ShopGraph' must be overridden in tests.") == true)
  }
}

/// Expectations of modules and graphs.
@Suite struct ExpectValidTests {
  @Test func `A module that has everything it needs is valid`() {
    expectValid(
      Module {
        Singleton<any Gateway>(LiveGateway.init)
        Transient(Purchase.init(gateway:))
      })
    expectValid(ShopGraph.self)
  }

  @Test func `What a module lacks is on the record, as the container would report it`() {
    withKnownIssue {
      expectValid(Module("shop") { Transient(Purchase.init(gateway:)) })
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("'Purchase' needs 'any Gateway'") }
    }
  }
}
