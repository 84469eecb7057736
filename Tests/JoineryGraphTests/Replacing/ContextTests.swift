import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What a graph is made for.
@Suite struct ContextTests {
  @Test(arguments: [
    (GraphContext.live, "live"), (.preview, "preview"), (.test, "test"),
  ])
  func `L13: a context picks its alternative`(context: GraphContext, name: String) {
    let graph = AlternativeGraph(key: "k", context: context)
    #expect(graph.service.name == name)
    #expect(graph.user.service === graph.service)
    #expect(graph.fresh.name == name)
  }

  @Test(arguments: [
    (GraphContext.live, "live"), (.preview, "live"), (.test, "test"),
  ])
  func `a context without an alternative has the live one`(context: GraphContext, name: String) {
    #expect(TestOnlyGraph(context: context).service.name == name)
  }

  @Test func `an alternative has labels of its own`() {
    let graph = LabelledAlternativeGraph(key: "k", context: .test)
    #expect(graph.service.name == "test k")
  }

  @Test func `S17: an override is stronger than a context`() {
    let graph = AlternativeGraph(key: "k", context: .test) { $0.service = Live(key: "mine") }
    #expect(graph.service.name == "live")
  }

  @Test func `the live context is the default`() {
    #expect(AlternativeGraph(key: "k").service.name == "live")
    #expect(AlternativeGraph(key: "k").graphCore.context == .live)
  }

  @Test func `alternatives may differ in what they do, within what the live one may`() async throws
  {
    let graph = AwaitedAlternativeGraph(context: .test)
    try await graph.start()
    #expect(graph.service.name == "test")
    #expect(try await graph.fresh.name == "test")
    let live = AwaitedAlternativeGraph()
    try await live.start()
    #expect(live.service.name == "live")
  }

  @Test func `a member that has to be overridden is what the test says`() {
    let graph = DemandingGraph(key: "k", context: .test) { $0.service = Stub(name: "mine") }
    #expect(graph.service.name == "mine")
    #expect(DemandingGraph(key: "k").service.name == "live")
  }

  @Test func `a member that has to be overridden stops the program with its name`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = DemandingGraph(key: "k", context: .test).user.service
    }
    let text = try result.errorText
    #expect(text.contains("'service'"))
    #expect(text.contains("'DemandingGraph'"))
    #expect(text.contains("JoineryGraphTests/ContextTests.swift"))
  }
}

// MARK: - Fixtures

private protocol Service: AnyObject, Sendable {
  var name: String { get }
}

private final class Live: Service {
  let key: String

  init(key: String) { self.key = key }

  var name: String { "live" }

  static func open() async throws -> Live { Live(key: "") }
}

private final class Stub: Service {
  let name: String

  init(name: String) { self.name = name }
  init(key: String) { name = "test \(key)" }

  static func preview() -> Stub { Stub(name: "preview") }
  static func test() -> Stub { Stub(name: "test") }
}

private final class User: Sendable {
  let service: any Service

  init(service: any Service) { self.service = service }
}

@Graph private final class AlternativeGraph: Sendable {
  let key: String
  @Singleton(Live.init(key:), preview: Stub.preview, test: Stub.test) var service: any Service
  @Singleton(User.init(service:)) var user: User
  @Transient(Live.init(key:), preview: Stub.preview, test: Stub.test) var fresh: any Service
}

private func makeLive() -> any Service { Live(key: "") }

@Graph private final class TestOnlyGraph: Sendable {
  @Singleton(makeLive, test: Stub.test) var service: any Service
}

@Graph private final class LabelledAlternativeGraph: Sendable {
  let key: String
  @Singleton(makeLive, test: Stub.init(key:)) var service: any Service
}

@Graph private final class AwaitedAlternativeGraph: Sendable {
  @Singleton(Live.open, test: Stub.test) var service: any Service
  @Transient(Live.open, test: Stub.test) var fresh: any Service
}

@Graph private final class DemandingGraph: Sendable {
  let key: String
  @Singleton(Live.init(key:), test: mustBeOverridden) var service: any Service
  @Singleton(User.init(service:)) var user: User
}
