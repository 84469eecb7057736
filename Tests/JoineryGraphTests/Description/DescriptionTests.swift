import Foundation
import Joinery
import JoineryAnalysis
import Testing

/// A graph as data.
@Suite struct DescriptionTests {
  private let nodes = DescribedGraph.description.nodes

  private func node(_ name: String) throws -> Node {
    try #require(nodes.first { $0.member == name })
  }

  @Test func `G19, V35: every member has its name, in the order of the source`() {
    #expect(
      nodes.map(\.member) == [
        "config", "number", "store", "cache", "page", "makePage", "client", "title", "screen",
        "plain", "user",
      ])
    #expect(DescribedGraph.description.owners == ["DescribedGraph"])
  }

  @Test(arguments: [
    ("config", Lifetime.instance), ("number", .instance), ("store", .singleton),
    ("cache", .weak), ("page", .transient), ("makePage", .assisted), ("client", .singleton),
    ("title", .transient), ("screen", .singleton), ("plain", .assisted),
  ])
  func `a member has its lifetime`(name: String, lifetime: Lifetime) throws {
    #expect(try node(name).lifetime == lifetime)
  }

  @Test(arguments: [
    ("config", []), ("store", ["config"]), ("cache", ["store"]), ("page", ["store", "cache"]),
    ("makePage", ["store", "cache"]), ("client", ["store"]), ("title", ["config"]),
    ("screen", ["store"]), ("plain", ["page"]), ("user", ["makePage"]),
  ])
  func `an edge has the name of what is needed`(name: String, needs: [String]) throws {
    #expect(try node(name).edges.map(\.label) == needs)
  }

  @Test func `an edge leads to the key of the member`() throws {
    #expect(try node("screen").edges.map(\.key) == [node("store").key])
    #expect(try node("page").edges.map(\.position) == [0, 1])
  }

  @Test func `only what is asked for later is deferred`() throws {
    #expect(try node("user").edges.map(\.isDeferred) == [true])
    #expect(try node("page").edges.map(\.isDeferred) == [false, false])
    #expect(try node("makePage").edges.map(\.isDeferred) == [true, true])
  }

  @Test func `effects and isolation are those of what makes the member`() throws {
    #expect(try node("store").effects == [.asynchronous, .throwing])
    #expect(try node("client").effects == [.throwing])
    #expect(try node("page").effects == [])
    #expect(try node("screen").isolation == .mainActor)
    #expect(try node("store").isolation == .none)
  }

  @Test func `a member is where it was written`() throws {
    let place = try #require(try node("store").place)
    #expect(place.file == "JoineryGraphTests/DescriptionTests.swift")
    #expect(place.line == DescribedGraph.line + 2)
  }

  @Test func `L14: members of one type are told apart by their names`() {
    let keys = TwinGraph.description.nodes.map(\.key)
    #expect(keys.map(\.qualifier) == ["first", "second", nil])
    #expect(Set(keys).count == 3)
  }

  @Test func `a description has no issues`() {
    #expect(DescribedGraph.description.issues().isEmpty)
    #expect(TwinGraph.description.issues().isEmpty)
  }

  @Test func `a weak member that can be no object is an issue of the description`() {
    let issues = WeakGraph.description.issues()
    #expect(
      issues.map(\.headline)
        == ["'Config' is bound weakly, but what is made is no class instance."])
    #expect(issues.map(\.fix) == ["make 'value' a '@Singleton', or a '@Transient'"])
    #expect(issues.first?.place?.line == WeakGraph.line + 2)
  }

  @Test func `what is known of a weak member is no part of the JSON`() throws {
    let graph = WeakGraph.description
    let read = try JSONDecoder().decode(Graph.self, from: JSONEncoder().encode(graph))
    #expect(read.nodes.map(\.member) == graph.nodes.map(\.member))
    #expect(read.issues().isEmpty)
  }

  @Test func `a description that is printed reads as text`() {
    let lines = "\(DescribedGraph.description)".split(separator: "\n")
    #expect(lines.first == "DescribedGraph: \(DescribedGraph.description.nodes.count) bindings")
    #expect(lines.contains { $0.hasPrefix("  Store") })
  }

  @MainActor
  @Test func `a container offers the members of a graph by their types`() async throws {
    let graph = DescribedGraph(config: Config(name: "a"))
    try await graph.start()
    let container = try Container { Members(of: graph, except: ["makePage"]) }
    #expect(try await container.get(Store.self) === graph.store)
    #expect(container.main.resolve(Screen.self) === graph.screen)
    let page: Page = container.resolve()
    #expect(page.store === graph.store)
  }
}

// MARK: - Fixtures

private struct Config: Sendable {
  let name: String
}

private final class Store: Sendable {
  let config: Config

  static func open(config: Config) async throws -> Store { Store(config: config) }

  private init(config: Config) { self.config = config }
}

private final class Cache: Sendable {
  init(store: Store) {}
}

private final class Page: Sendable {
  let store: Store

  init(store: Store, cache: Cache) { self.store = store }
  init(number: Int, store: Store, cache: Cache) { self.store = store }
}

private final class Client: Sendable {
  init(store: Store) {}
}

@MainActor private final class Screen {
  init(store: Store) {}
}

private final class PageUser: Sendable {
  init(makePage: @escaping @Sendable (Int) -> Page) {}
}

@Graph private final class DescribedGraph: Sendable {
  let config: Config
  private let number: Int = #line
  @Singleton(Store.open(config:)) var store: Store
  @Weak(Cache.init(store:)) var cache: Cache
  @Transient(Page.init(store:cache:)) var page: Page
  @Assisted(Page.init(number:store:cache:)) func makePage(number: Int) -> Page
  @Singleton func makeClient() throws -> Client { Client(store: store) }
  var title: String { "\(config.name)" }
  @MainActor @Singleton(Screen.init(store:)) var screen: Screen
  func plain() -> [Page] { [page] }
  @Singleton(PageUser.init(makePage:)) var user: PageUser

  static let line: UInt = #line - 12
}

private final class Part: Sendable {}

private final class Whole: Sendable {
  init(first: Part, second: Part) {}
}

@Graph private final class TwinGraph: Sendable {
  @Singleton(Part.init) var first: Part
  @Transient(Part.init) var second: Part
  @Singleton(Whole.init(first:second:)) var whole: Whole
}

@Graph private final class WeakGraph: Sendable {
  let name: String
  @Weak(Config.init(name:)) var value: Config
  @Weak(Part.init) var part: Part
  @Weak(Described.init) var described: any CustomStringConvertible & Sendable

  static let line = #line - 6
}

private struct Described: CustomStringConvertible, Sendable {
  let description = ""
}
