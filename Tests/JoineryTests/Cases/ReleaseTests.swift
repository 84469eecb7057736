import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What is left when a container goes.
@Suite(.timeLimit(.minutes(10))) struct ReleaseTests {
  @Test func `W30: everything goes with the container, back-handles included`() throws {
    let journal = Journal()
    weak var weakContainer: Container?
    weak var weakService: Traced?
    do {
      let container = try Container {
        Instance(journal)
        Singleton { (journal: Journal) in Traced("service", journal) }
        Singleton(Handles.init(service:lazy:provider:make:own:))
        Transient { (journal: Journal) in Other(trace: Traced("transient", journal)) }
        Assisted(Int.self) { (_: Int, other: Other) in Product(other: other) }
        Scoped { (service: Traced, journal: Journal) in
          Scoping(service: service, trace: Traced("scoped", journal))
        }
      }
      let handles: Handles = container.resolve()
      _ = handles.lazy.value
      _ = try handles.provider.get()
      _ = handles.make(1)
      // A lazy value that knows its holder would be a circle if the container didn't open it.
      #expect(handles.own.value === handles)
      let scope = try container.scope()
      _ = scope.resolve(Scoping.self)
      let derived = try container.overriding { Override { Other(trace: Traced("fake", journal)) } }
      _ = derived.resolve(Other.self)
      weakContainer = container
      weakService = container.resolve(Traced.self)
    }
    #expect(weakContainer == nil)
    #expect(weakService == nil)
    let made = journal.entries.filter { $0.hasPrefix("made") }.count
    let gone = journal.entries.filter { $0.hasPrefix("gone") }.count
    #expect(made == gone)
    #expect(made >= 5)
  }

  @Test func `W30: shared values go in the reverse order of their construction`() throws {
    let journal = Journal()
    do {
      let container = try Container {
        Singleton({ Traced("a", journal) }, qualifier: One.self)
        Singleton({ Traced("b", journal) }, qualifier: Two.self)
        Singleton { (_: Qualified<Traced, Two>) in Traced("c", journal) }
      }
      _ = container.resolve(Traced.self)
      _ = container.resolve(Traced.self, qualifier: One.self)
    }
    #expect(
      journal.entries == ["made b", "made c", "made a", "gone a", "gone c", "gone b"])
  }

  @Test func `M32: a scope lets go of its own objects before the container does`() throws {
    let journal = Journal()
    do {
      let container = try Container {
        Singleton({ Traced("single", journal) }, qualifier: One.self)
        Scoped({ Traced("scoped", journal) }, qualifier: Two.self)
        Scoped { (_: Qualified<Traced, Two>, _: Qualified<Traced, One>) in Traced("top", journal) }
      }
      do {
        let scope = try container.scope()
        _ = scope.resolve(Traced.self)
      }
      #expect(
        journal.entries
          == ["made scoped", "made single", "made top", "gone top", "gone scoped"])
    }
    #expect(journal.entries.last == "gone single")
  }

  @Test func `M19, U07: a scope keeps no transients, and leaves singletons alone`() throws {
    let journal = Journal()
    let container = try Container {
      Singleton({ Traced("single", journal) }, qualifier: One.self)
      Transient { Traced("transient", journal) }
    }
    do {
      let scope = try container.scope()
      _ = scope.resolve(Traced.self)
      #expect(journal.entries == ["made transient", "gone transient"])
      _ = scope.resolve(Traced.self, qualifier: One.self)
    }
    #expect(journal.count(of: "gone single") == 0)
    _ = container.resolve(Traced.self, qualifier: One.self)
    #expect(journal.count(of: "made single") == 1)
  }

  @Test func `M23: a singleton that a scope asked for first stays with the container`() throws {
    let journal = Journal()
    let container = try Container { Singleton { Traced("single", journal) } }
    do {
      let scope = try container.scope()
      _ = scope.resolve(Traced.self)
    }
    #expect(journal.entries == ["made single"])
    _ = container.resolve(Traced.self)
    #expect(journal.entries == ["made single"])
  }

  @Test
  func `V06, U03, U04: an instance belongs to the caller, what a factory returns to the container`()
    throws
  {
    let journal = Journal()
    let mine = Traced("instance", journal)
    do {
      let container = try Container {
        Instance(mine)
        Singleton({ Traced("factory", journal) }, qualifier: One.self)
      }
      _ = container.resolve(Traced.self, qualifier: One.self)
    }
    #expect(journal.entries == ["made instance", "made factory", "gone factory"])
    withExtendedLifetime(mine) {}
  }

  @Test func `V07: a scope keeps its container, and works when nobody else does`() throws {
    let journal = Journal()
    var scope: Container? = try Container { Singleton { Traced("single", journal) } }.scope()
    _ = try scope?.get(Traced.self)
    #expect(journal.entries == ["made single"])
    scope = nil
    #expect(journal.entries == ["made single", "gone single"])
  }

  @Test func `V07: a back-handle that outlives its container says so`() throws {
    func handles() throws -> (Lazy<Traced>, Provider<Traced>, @Sendable (Int) throws -> Int) {
      let container = try Container("shop") {
        Singleton { Traced("single", Journal()) }
        Assisted(Int.self) { (number: Int, _: Traced) throws in number }
      }
      return (container.resolve(), container.resolve(), container.resolve())
    }
    let (lazy, provider, make) = try handles()
    for error in [
      try rejection { try lazy.get() }, try rejection { try provider.get() },
    ] {
      #expect(error.ids == [.containerReleased])
      #expect(error.headlines == ["'Traced' was asked for after 'shop' was released."])
      #expect(error.issues.first?.place?.file == "JoineryTests/ReleaseTests.swift")
    }
    #expect(try rejection { try make(1) }.ids == [.containerReleased])
  }

  @Test func `V07: a lazy value that was read before still needs its container`() throws {
    func lazy() throws -> Lazy<Other> {
      let container = try Container { Transient { Other(trace: Traced("other", Journal())) } }
      let lazy: Lazy<Other> = container.resolve()
      _ = lazy.value
      return lazy
    }
    let handle = try lazy()
    #expect(try rejection { try handle.get() }.ids == [.containerReleased])
  }
}

// MARK: - Fixtures

private enum One {}
private enum Two {}

/// Writes down when it is made and when it goes.
private final class Traced: Sendable {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    journal.note("made \(name)")
  }

  deinit { journal.note("gone \(name)") }
}

private final class Handles: Sendable {
  let service: Traced
  let lazy: Lazy<Other>
  let provider: Provider<Other>
  let make: @Sendable (Int) -> Product
  let own: Lazy<Handles>

  init(
    service: Traced, lazy: Lazy<Other>, provider: Provider<Other>,
    make: @escaping @Sendable (Int) -> Product, own: Lazy<Handles>
  ) {
    self.service = service
    self.lazy = lazy
    self.provider = provider
    self.make = make
    self.own = own
  }
}

private final class Other: Sendable {
  let trace: Traced
  init(trace: Traced) { self.trace = trace }
}

private struct Product {
  let other: Other
}

private struct Scoping {
  let service: Traced
  let trace: Traced
}
