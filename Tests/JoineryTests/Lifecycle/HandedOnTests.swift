import Joinery
import JoineryTestSupport
import Testing

/// Objects that are there under several keys.
@Suite struct HandedOnTests {
  @Test(arguments: SecondKey.allCases)
  func `U14: an object under several keys is started and stopped once`(_ key: SecondKey)
    async throws
  {
    let script = Script()
    let container = try Container {
      Singleton { Component<A>(script) }.eager()
      key.bindings
    }
    try await container.start()
    #expect(try await container.get((any Part).self) is Component<A>)
    let report = try await container.stop()
    #expect(script.journal.entries == ["start A", "stop A", "close A"])
    #expect(report.components.map(\.name) == ["Component<A>"])
  }

  @Test func `keys that do not know of each other have one start and one stop`() async throws {
    let script = Script()
    let object = Component<A>(script)
    let container = try Container {
      Singleton<any Part> { object }.eager()
      Singleton { object }.eager()
    }
    let report = try await container.start()
    #expect(report.components.count { $0.phase == .start } == 1)
    try await container.stop()
    #expect(script.journal.entries == ["start A", "stop A", "close A"])
  }

  @Test func `who uses an object under one of its keys is started after it and stopped before it`()
    async throws
  {
    let script = Script()
    let object = Component<A>(script)
    let container = try Container {
      Singleton<any Part> { object }.eager()
      Singleton<any Other> { object }.eager()
      Singleton { (_: any Other) in Component<B>(script) }.eager()
      Singleton { (_: any Part) in Component<C>(script) }.eager()
    }
    try await container.start()
    #expect(script.steps("start").first == "A")
    try await container.stop()
    #expect(script.steps("stop").last == "A")
    #expect(script.steps("stop").sorted() == ["A", "B", "C"])
  }

  @Test func `what the caller has made is left alone under every key`() async throws {
    let script = Script()
    let container = try Container {
      Instance(Component<A>(script))
      Singleton<any Part> { (part: Component<A>) in part }.eager()
    }
    try await container.start()
    let report = try await container.stop()
    #expect(script.journal.entries == [])
    #expect(report.components.count == 0)
  }

  @Test func `M19: the end of a scope leaves alone what it has handed on`() async throws {
    let script = Script()
    let container = try Container {
      Singleton { Component<A>(script) }.eager()
      Instance(Component<B>(script))
      Scoped<any Part> { (part: Component<A>) in part }
      Scoped<any Other> { (part: Component<B>) in part }
      Singleton { (part: Component<A>) in Box(part: part) }
      Scoped<any Boxed> { (box: Box) in box.part }
    }
    try await container.start()
    let scope = try container.scope()
    try await scope.start()
    _ = try await (
      scope.get((any Part).self), scope.get((any Other).self), scope.get((any Boxed).self)
    )
    try await scope.end()
    #expect(script.journal.entries == ["start A"])
    try await container.stop()
    #expect(script.journal.entries == ["start A", "stop A", "close A"])
  }

  @Test func `what a scope has started it stops, although its container has got it since`()
    async throws
  {
    let script = Script()
    let object = Component<A>(script)
    let container = try Container {
      Singleton<any Part> { object }
      Scoped<any Other> { object }
    }
    let scope = try container.scope()
    _ = try await scope.get((any Other).self)
    try await scope.start()
    _ = try await container.get((any Part).self)
    try await scope.end()
    try await container.stop()
    #expect(script.steps("start") == ["A"])
    #expect(script.steps("stop") == ["A"])
  }

  @Test func `a start and a stop make nothing of a graph whose members are offered`() async throws {
    let script = Script()
    let graph = PartGraph(script: script)
    let container = try Container {
      Members(of: graph)
      Singleton<any Part> { (box: Box) throws in try #require(box.part as? any Part) }.eager()
    }
    try await container.start()
    #expect(script.journal.entries == ["made", "start A"])
    try await container.stop()
    #expect(script.journal.entries == ["made", "start A", "stop A", "close A"])
  }

  @Test func `the finaliser of another key runs before the object is stopped`() async throws {
    let script = Script()
    let container = try Container {
      Singleton { Component<A>(script) }.eager()
      Singleton<any Part> { (part: Component<A>) in part }.eager()
        .onStop { _, _ in script.journal.note("finaliser") }
    }
    try await container.start()
    let report = try await container.stop()
    #expect(script.journal.entries == ["start A", "finaliser", "stop A", "close A"])
    #expect(report.components.count == 2)
  }

  @Test func `what was stopped with a container of overrides is not started again`() async throws {
    let script = Script()
    let base = try Container {
      script.part(A.self)
      Instance(1)
    }
    let derived = try base.overriding { Instance(2) }
    try await derived.start()
    try await derived.stop()
    try await base.start()
    try await base.stop()
    #expect(script.steps("start") == ["A"])
    #expect(script.steps("stop") == ["A"])
  }
}

// MARK: - Fixtures

private protocol Part: Sendable {}
private protocol Other: Sendable {}
private protocol Boxed: Sendable {}
extension Component: Part, Other, Boxed {}

private struct Box: Sendable {
  let part: any Boxed
}

@Graph private final class PartGraph: Sendable {
  let script: Script
  var box: Box {
    script.journal.note("made")
    return Box(part: Component<A>(script))
  }
}

/// Ways to give an object a second key.
enum SecondKey: CaseIterable {
  case sharedKey, throughTransient, throughOptional, awaitedKey

  @BindingBuilder fileprivate var bindings: BindingList {
    switch self {
    case .sharedKey:
      Singleton<any Part> { (part: Component<A>) in part }.eager()
    case .throughTransient:
      Transient<any Other> { (part: Component<A>) in part }
      Singleton<any Part> { (part: any Other) throws in try #require(part as? any Part) }.eager()
    case .throughOptional:
      Singleton<any Part> { (part: Component<A>?) throws in try #require(part) }
    case .awaitedKey:
      Singleton<any Part> { (part: Component<A>) async in part }
    }
  }
}
