import Joinery
import JoineryAnalysis
import Testing

/// Where a graph may stand, and what may stand in it.
@Suite struct PlaceTests {
  @Test func `a graph may be nested in a type`() {
    let graph = Shop.Root(name: "a")
    #expect(graph.store.name == "a")
    #expect(Shop.Root.description.nodes.map(\.member) == ["name", "store"])
  }

  @Test func `a graph may be nested several times, and in an extension`() {
    #expect(Shop.Department.Root(name: "b").store.name == "b")
    #expect(Shop.Extended(name: "c").store.name == "c")
    #expect(Shop.Department.Deep(name: "d").stores.map(\.name) == ["d", "d"])
  }

  @Test func `a graph may be nested in a graph, its parent`() {
    let graph = Outer(name: "e")
    let inner = Outer.Inner(outer: graph)
    #expect(inner.stores.first === graph.store)
  }

  @Test func `the branches of a condition give members`() {
    let graph = ConditionGraph(name: "f")
    #expect(graph.store.name == "f")
    #if os(Linux)
    #expect(graph.platform.name == "linux")
    #else
    #expect(graph.platform.name == "other")
    #endif
    #expect(graph.nested.name == "f")
    #expect(graph.user.count == 2)
  }

  @Test func `inputs may depend on a condition`() {
    #expect(ConditionInputGraph(name: "g").store.name == "g")
    #expect(ConditionInputGraph.description.nodes.map(\.member) == ["name", "store"])
  }

  @Test func `an extension of a graph may add members that use it`() {
    #expect(ConditionGraph(name: "h").nameOfStore == "h")
  }
}

// MARK: - Fixtures

private final class Store: Sendable {
  let name: String

  init(name: String) { self.name = name }
}

private enum Shop {
  @Graph final class Root: Sendable {
    let name: String
    @Singleton(Store.init(name:)) var store: Store
  }

  enum Department {
    @Graph final class Root: Sendable {
      let name: String
      @Singleton(Store.init(name:)) var store: Store
    }
  }
}

extension Shop {
  @Graph fileprivate final class Extended: Sendable {
    let name: String
    @Singleton(Store.init(name:)) var store: Store
  }
}

extension Shop.Department {
  @Graph fileprivate final class Deep: Sendable {
    let name: String
    @Singleton(Store.init(name:)) var first: Store
    @Transient(Store.init(name:)) var second: Store
    var stores: [Store] { [first, second] }
  }
}

@Graph private final class Outer: Sendable {
  let name: String
  @Singleton(Store.init(name:)) var store: Store

  @Graph final class Inner: Sendable {
    @Parent let outer: Outer
    @Singleton(list(store:)) var stores: [Store]
  }
}

private func list(store: Store) -> [Store] { [store] }

private struct ConditionUser: Sendable {
  let count: Int

  init(platform: Store, nested: Store) { count = platform === nested ? 1 : 2 }
}

private func linuxStore() -> Store { Store(name: "linux") }
private func otherStore() -> Store { Store(name: "other") }

@Graph private final class ConditionGraph: Sendable {
  let name: String
  #if DEBUG || !DEBUG
  @Singleton(Store.init(name:)) var store: Store
  #endif
  #if os(Linux)
  @Singleton(linuxStore) var platform: Store
  #else
  @Singleton(otherStore) var platform: Store
  #endif
  #if swift(>=6.0)
  #if os(Plan9)
  @Singleton(NoSuchModule.store) var nested: Store
  #elseif compiler(>=6.0) && !NO_SUCH_FLAG
  @Singleton(Store.init(name:)) var nested: Store
  #endif
  #endif
  @Transient(ConditionUser.init(platform:nested:)) var user: ConditionUser
}

extension ConditionGraph {
  var nameOfStore: String { store.name }
}

@Graph private final class ConditionInputGraph: Sendable {
  #if NO_SUCH_FLAG
  let name: Int
  #else
  let name: String
  #endif
  @Singleton(Store.init(name:)) var store: Store
}
