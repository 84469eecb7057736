import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Decorators that suspend or run on the main actor.
@Suite(.timeLimit(.minutes(10))) struct IsolatedDecoratorTests {
  @MainActor
  @Test func `a decorator on the main actor makes what it wraps belong there`() async throws {
    let container = try Container {
      Singleton { Lamp("lamp") }
      Instance("red")
      Decorate<Lamp>(main: { @MainActor (lamp: Lamp, colour: String) in
        MainActor.assertIsolated()
        return Lamp("\(colour) \(lamp.name)")
      })
    }
    let lamp: Lamp = container.main.resolve()
    #expect(lamp.name == "red lamp")
    #expect(try await container.get(Lamp.self) === lamp)
    #expect(await refusal(of: container) == [.requiresMainActor])
  }

  @Test func `it is awaited where the main actor is not, also over what has to be awaited`()
    async throws
  {
    let container = try Container {
      Singleton { () async in Lamp("lamp") }
      Decorate<Lamp>(main: { @MainActor (lamp: Lamp) in
        MainActor.assertIsolated()
        return Lamp("shaded \(lamp.name)")
      })
      Transient { (lamp: Lamp) async in Room(lamp: lamp) }
    }
    let task = Task.detached { try await container.get(Room.self).lamp.name }
    #expect(try await task.value == "shaded lamp")
    try await container.start()
    #expect(container.resolve(Lamp.self).name == "shaded lamp")
  }

  @MainActor
  @Test func `what it throws reaches whoever asks, and is not kept`() async throws {
    let faults = Faults(2)
    let container = try Container {
      Singleton { Lamp("lamp") }
      Decorate<Lamp>(main: { @MainActor (lamp: Lamp) throws in
        try faults.fail()
        return lamp
      })
    }
    #expect(throws: Fault.self) { try container.main.get(Lamp.self) }
    await #expect(throws: Fault.self) { try await container.get(Lamp.self) }
    #expect(container.main.resolve(Lamp.self).name == "lamp")
  }

  @Test func `a decorator that suspends on the main actor has to be awaited`() async throws {
    let container = try Container {
      Transient { Lamp("lamp") }
      Decorate<Lamp>(main: { @MainActor (lamp: Lamp) async throws in
        await Task.yield()
        MainActor.assertIsolated()
        return Lamp("shaded \(lamp.name)")
      })
    }
    #expect(try await container.get(Lamp.self).name == "shaded lamp")
    let error = try rejection {
      Transient { Lamp("lamp") }
      Decorate<Lamp>(main: { @MainActor (lamp: Lamp) async in lamp })
      Transient { (lamp: Lamp) in Room(lamp: lamp) }
    }
    #expect(error.ids == [.awaitedDependency])
  }

  @MainActor
  @Test func `a qualifier says what is wrapped, on the main actor and where it is awaited`()
    async throws
  {
    let container = try Container {
      Singleton { Lamp("plain") }
      Singleton({ Lamp("hall") }, qualifier: Hall.self)
      Singleton({ Lamp("attic") }, qualifier: Attic.self)
      Singleton({ Lamp("cellar") }, qualifier: Cellar.self)
      Decorate<Lamp>(main: { @MainActor lamp in Lamp("m \(lamp.name)") }, qualifier: Hall.self)
      Decorate<Lamp>({ (lamp: Lamp) async in Lamp("a \(lamp.name)") }, qualifier: Attic.self)
      Decorate<Lamp>(
        main: { @MainActor (lamp: Lamp) async in Lamp("ma \(lamp.name)") },
        qualifier: Cellar.self)
    }
    #expect(container.resolve(Lamp.self).name == "plain")
    #expect(container.main.resolve(Qualified<Lamp, Hall>.self).value.name == "m hall")
    #expect(try await container.get(Lamp.self, qualifier: Attic.self).name == "a attic")
    #expect(try await container.get(Lamp.self, qualifier: Cellar.self).name == "ma cellar")
  }

  @Test func `who may run anywhere must not need what is wrapped on the main actor`() throws {
    let error = try rejection {
      Singleton { Lamp("lamp") }
      Decorate<Lamp>(main: { @MainActor lamp in lamp })
      Transient { (lamp: Lamp) in Room(lamp: lamp) }
    }
    #expect(error.ids == [.isolatedDependency])
  }
}

// MARK: - Fixtures

private enum Hall {}
private enum Attic {}
private enum Cellar {}

private final class Lamp: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Room: Sendable {
  let lamp: Lamp
  init(lamp: Lamp) { self.lamp = lamp }
}

/// What is wrong with asking for a lamp outside the main actor.
@concurrent private func refusal(of container: Container) async -> [IssueID] {
  (await thrown { try container.get(Lamp.self) } as? GraphError)?.ids ?? []
}
