import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Awaited values where a parameter asks for more than the value itself.
@Suite(.timeLimit(.minutes(10))) struct AwaitedLiftedTests {
  @Test func `an optional parameter gets an awaited value`() async throws {
    let container = try Container {
      Singleton { () async in Lamp() }
      Transient { (lamp: Lamp?, other: Never?) in Room(lamps: [lamp].compactMap(\.self)) }
    }
    let lamp = try await container.get(Lamp.self)
    #expect(try await container.get(Room.self).lamps.first === lamp)
    #expect(try await container.get(Lamp?.self) === lamp)
  }

  @Test func `L32: a collection has awaited contributions in the order of the list`() async throws {
    let container = try Container {
      Contribute(Singleton { () async in Lamp("a") })
      Contribute(Singleton { Lamp("b") })
      Contribute(Transient(main: { @MainActor in Lamp("c") }))
      Contribute(Singleton(isolated: { @Attic in Lamp("d") }))
      Transient { (lamps: [Lamp]) async in Room(lamps: lamps) }
    }
    #expect(try await container.get(Room.self).lamps.map(\.name) == ["a", "b", "c", "d"])
    #expect(try await container.get([Lamp].self).map(\.name) == ["a", "b", "c", "d"])
  }

  @Test func `S18: a lazy value is awaited, once`() async throws {
    let builds = Counter()
    let container = try Container {
      Transient { () async in
        builds.increment()
        return Lamp()
      }
      Singleton(Keeper.init(lazy:))
    }
    let keeper: Keeper = try await container.get()
    #expect(builds.value == 0)
    let lamp = try await keeper.lazy.get()
    #expect(try await keeper.lazy.get() === lamp)
    #expect(builds.value == 1)
  }

  @Test func `a lazy singleton is the container's`() async throws {
    let container = try Container {
      Singleton { () async in Lamp() }
      Singleton(Keeper.init(lazy:))
    }
    let keeper: Keeper = container.resolve()
    let lamp = try await keeper.lazy.get()
    #expect(try await container.get(Lamp.self) === lamp)
    #expect(keeper.lazy.value === lamp)
  }

  @Test func `a provider awaits a new transient value for each request`() async throws {
    let container = try Container {
      Transient { () async in Lamp() }
      Singleton(Source.init(provider:))
    }
    let source: Source = try await container.get()
    let first = try await source.provider.get()
    #expect(try await source.provider.get() !== first)
  }

  @Test func `a provider of the main actor is answered at once there`() async throws {
    let container = try Container {
      Transient(main: { @MainActor in Lamp() })
      Singleton(Source.init(provider:))
    }
    let source: Source = try await container.get()
    try await MainActor.run { _ = try source.provider.getOnMainActor() }
    _ = try await source.provider.get()
    let error = try rejection { try source.provider.get() }
    #expect(error.ids == [.requiresMainActor])
  }

  @Test func `a qualified parameter gets an awaited value`() async throws {
    let container = try Container {
      Singleton({ () async in Lamp("red") }, qualifier: Attic.self)
      Transient { (lamp: Qualified<Lamp, Attic>) in Room(lamps: [lamp.value]) }
    }
    #expect(try await container.get(Room.self).lamps.map(\.name) == ["red"])
  }

  @Test func `a decorator that suspends wraps an awaited value`() async throws {
    let container = try Container {
      Singleton { () async in Lamp("bulb") }
      Decorate<Lamp> { (lamp: Lamp) async in Lamp("shade over \(lamp.name)") }
      Decorate<Lamp> { (lamp: Lamp) in Lamp("\(lamp.name), dusted") }
    }
    #expect(try await container.get(Lamp.self).name == "shade over bulb, dusted")
  }

  @Test func `a decorator that suspends makes a synchronous value awaited`() async throws {
    let container = try Container {
      Singleton { Lamp("bulb") }
      Decorate<Lamp> { (lamp: Lamp) async in Lamp("shade over \(lamp.name)") }
    }
    let error = try rejection { try container.get(Lamp.self) }
    #expect(error.ids == [.notStarted])
    #expect(try await container.get(Lamp.self).name == "shade over bulb")
  }

  @Test func `a synchronous singleton over an awaited one is made by awaiting it`() async throws {
    let container = try Container {
      Singleton { () async in Lamp() }
      Singleton { (lamp: Lamp) in Room(lamps: [lamp]) }
    }
    let room: Room = try await container.get()
    #expect(container.resolve(Room.self) === room)
    #expect(container.resolve(Lamp.self) === room.lamps.first)
  }

  @Test func `after the start, synchronous values over awaited ones are resolved at once`()
    async throws
  {
    let container = try Container {
      Singleton { () async in Lamp() }
      Transient { (lamp: Lamp) in Room(lamps: [lamp]) }
      Singleton { (room: Room) in House(room: room) }
    }
    try await container.start()
    let lamp: Lamp = container.resolve()
    #expect(container.resolve(Room.self).lamps.first === lamp)
    #expect(container.resolve(House.self).room.lamps.first === lamp)
  }

  @Test func `a configuration step awaits what it needs`() async throws {
    let container = try Container {
      Singleton { () async in Lamp("late") }
      Singleton { Journal() }.configured { (journal: Journal, lamp: Lamp) in
        journal.note(lamp.name)
      }
    }
    #expect(try await container.get(Journal.self).entries == ["late"])
  }
}

// MARK: - Fixtures

@globalActor private actor Attic {
  static let shared = Attic()
}

private final class Lamp: Sendable {
  let name: String
  init(_ name: String = "lamp") { self.name = name }
}

private final class Room: Sendable {
  let lamps: [Lamp]
  init(lamps: [Lamp]) { self.lamps = lamps }
}

private final class Keeper: Sendable {
  let lazy: Lazy<Lamp>
  init(lazy: Lazy<Lamp>) { self.lazy = lazy }
}

private final class House: Sendable {
  let room: Room
  init(room: Room) { self.room = room }
}

private final class Source: Sendable {
  let provider: Provider<Lamp>
  init(provider: Provider<Lamp>) { self.provider = provider }
}
