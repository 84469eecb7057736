import Joinery
import JoineryTestSupport
import Testing

/// The start and the end of what decorators wrap.
@Suite struct DecoratedTests {
  @Test(arguments: [false, true])
  func `U10: a decorator and what it wraps are both started and stopped`(isAwaited: Bool)
    async throws
  {
    let script = Script()
    let container = try Container {
      base(script, isAwaited: isAwaited).onStop { part, _ in script.journal.note("end \(part.name)")
      }
      Decorate<any Part> { (part: any Part) in Layer<B>(part, script) }
      Decorate<any Part> { (part: any Part) in Layer<C>(part, script) }
    }
    try await container.start()
    #expect(script.steps("start") == ["A", "B", "C"])
    try await container.stop()
    #expect(
      script.journal.entries.dropFirst(3) == [
        "stop C", "stop B", "stop A", "end A", "close A",
      ])
  }

  @Test func `U10: what the caller has made is left alone in its decorator`() async throws {
    let script = Script()
    let container = try Container {
      Instance<any Part>(Base(script))
      Decorate<any Part> { (part: any Part) in Layer<B>(part, script) }
    }
    _ = try await container.get((any Part).self)
    try await container.start()
    try await container.stop()
    #expect(script.journal.entries == ["start B", "stop B"])
  }

  @Test func `a decorator that hands on what it gets is none`() async throws {
    let script = Script()
    let container = try Container {
      base(script, isAwaited: false)
      Decorate<any Part> { (part: any Part) in part }
    }
    try await container.start()
    try await container.stop()
    #expect(script.journal.entries == ["start A", "stop A", "close A"])
  }

  @Test func `what a scope makes is stopped by its end, with its decorator`() async throws {
    let script = Script()
    let container = try Container {
      Scoped<any Part> { Base(script) }
      Decorate<any Part> { (part: any Part) in Layer<B>(part, script) }
    }
    let scope = try container.scope()
    try await scope.start()
    _ = try await scope.get((any Part).self)
    try await scope.end()
    // Nobody has started them.
    #expect(script.journal.entries == ["close A"])
  }

  @Test func `each contribution is started and stopped with its decorator`() async throws {
    let script = Script()
    let container = try Container {
      Contribute(base(script, isAwaited: true))
      Contribute(base(script, isAwaited: true))
      Decorate<any Part> { (part: any Part) in Layer<B>(part, script) }
    }
    try await container.start()
    try await container.stop()
    #expect(script.steps("start").sorted() == ["A", "A", "B", "B"])
    #expect(script.steps("stop").sorted() == ["A", "A", "B", "B"])
    #expect(script.steps("close") == ["A", "A"])
  }

  @Test func `the last one who holds a container lets go of the decorator first`() throws {
    let script = Script()
    do {
      let container = try Container {
        Singleton<any Part> { Mortal("A", nil, script) }
        Decorate<any Part> { (part: any Part) in Mortal("B", part, script) }
      }
      #expect(container.resolve((any Part).self).name == "B")
    }
    #expect(script.journal.entries == ["end B", "end A"])
  }
}

// MARK: - Fixtures

private protocol Part: Sendable {
  var name: String { get }
}

/// What is wrapped.
private final class Base: Part, Startable, Stoppable, AsyncCloseable {
  let script: Script

  init(_ script: Script) { self.script = script }

  var name: String { "A" }
  func start() async throws { try await script.run("start A") }
  func stop() async throws { try await script.run("stop A") }
  func close() async throws { try await script.run("close A") }
}

/// A decorator.
private final class Layer<Tag>: Part, Startable, Stoppable {
  let part: any Part
  let script: Script

  init(_ part: any Part, _ script: Script) {
    self.part = part
    self.script = script
  }

  var name: String { "\(Tag.self)" }
  func start() async throws { try await script.run("start \(Tag.self)") }
  func stop() async throws { try await script.run("stop \(Tag.self)") }
}

/// A part that tells its end.
private final class Mortal: Part {
  let name: String
  let part: (any Part)?
  let script: Script

  init(_ name: String, _ part: (any Part)?, _ script: Script) {
    self.name = name
    self.part = part
    self.script = script
  }

  deinit { script.journal.note("end \(name)") }
}

private func base(_ script: Script, isAwaited: Bool) -> Singleton<any Part> {
  isAwaited
    ? Singleton<any Part> { () async in Base(script) }
    : Singleton<any Part> { Base(script) }.eager()
}
