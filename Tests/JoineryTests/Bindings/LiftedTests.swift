import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Parameters that the container makes from what is bound.
@Suite struct LiftedTests {
  @Test func `every lifted type is made from the binding that it names`() throws {
    let container = try fullContainer()
    let lifted: Everything = try container.make(Everything.init)
    let plain: Log = container.resolve()
    let audit = container.resolve(Log.self, qualifier: Audit.self)
    #expect(lifted.optional === plain)
    #expect(lifted.lazy.value === plain)
    #expect(try lifted.provider.get() === plain)
    #expect(lifted.provider() === plain)
    #expect(lifted.qualified.value === audit)
    #expect(lifted.all.map(\.name) == ["first", "second"])
  }

  @Test func `lifted types nest`() throws {
    let container = try fullContainer()
    let plain: Log = container.resolve()
    let audit = container.resolve(Log.self, qualifier: Audit.self)
    let nested = try container.make(Nested.init)
    #expect(nested.optionalLazy?.value === plain)
    #expect(nested.lazyOptional.value === plain)
    #expect(try nested.providerOfAll.get().count == 2)
    #expect(nested.lazyAll.value.count == 2)
    #expect(nested.optionalAll?.count == 2)
    #expect(nested.optionalQualified?.value === audit)
    #expect(nested.lazyQualified.value.value === audit)
    #expect(try nested.providerQualified.get().value === audit)
    #expect(try nested.providerOfLazy.get().value === plain)
    #expect(try nested.lazyProvider.value.get() === plain)
    #expect(nested.twiceOptional == .some(.some(plain)))
  }

  @Test func `lifted types of what isn't bound are nil, or missing`() throws {
    let container = try Container {
      Transient {
        (
          optional: Log?, lazy: Lazy<Log>?, provider: Provider<Log>?, lazyOptional: Lazy<Log?>,
          providerOptional: Provider<Log?>, qualified: Qualified<Log, Audit>?
        ) in
        optional == nil && lazy == nil && provider == nil && lazyOptional.value == nil
          && providerOptional() == nil && qualified == nil
      }
    }
    #expect(container.resolve(Bool.self))
    let error = try rejection {
      Transient { (_: Lazy<Log>) in 1 }
      Transient { (_: Provider<Log>) in "" }
      Transient { (_: Qualified<Log, Audit>) in 1.0 }
      Transient { (_: Lazy<Qualified<Log, Audit>>) in true }
      Transient { (_: [Log]) in Float(1) }
    }
    #expect(error.ids == [.missingBinding, .missingBinding, .emptyCollection])
  }

  @Test func `an optional collection to which nobody contributes is nil`() throws {
    let container = try Container { Transient { (all: [Log]?) in all == nil } }
    #expect(container.resolve(Bool.self))
    #expect(container.resolve([Log]?.self) == nil)
  }

  @Test func `M39: a collection that is bound itself goes before the contributions`() throws {
    let container = try Container {
      Contribute { Log(name: "contributed") }
      Instance([Log(name: "bound")])
      Transient { (logs: [Log]) in logs.map(\.name).joined() }
    }
    #expect(container.resolve(String.self) == "bound")
    #expect(container.resolve([Log].self).map(\.name) == ["bound"])
    #expect(container.resolve(Lazy<[Log]>.self).value.map(\.name) == ["bound"])
    #expect(container.resolve([Log]?.self)?.map(\.name) == ["bound"])
  }

  @Test func `an optional that is bound itself goes before the rule`() throws {
    let container = try Container {
      Instance(Log(name: "plain"))
      Instance<Log?>(nil)
      Transient { (log: Log?, lazy: Lazy<Log?>) in "\(log?.name ?? "-") \(lazy.value?.name ?? "-")"
      }
    }
    #expect(container.resolve(String.self) == "- -")
    #expect(container.resolve(Log?.self) == nil)
    #expect(container.resolve(Log.self).name == "plain")
  }

  @Test func `any lifted type may be bound itself`() throws {
    let other = try Container { Instance(Log(name: "other")) }
    let container = try Container {
      Instance(Log(name: "own"))
      Instance(other.resolve(Lazy<Log>.self))
      Instance(other.resolve(Provider<Log>.self))
      Transient { (lazy: Lazy<Log>, provider: Provider<Log>, log: Log) in
        "\(lazy.value.name) \(provider().name) \(log.name)"
      }
    }
    #expect(container.resolve(String.self) == "other other own")
    withExtendedLifetime(other) {}
  }

  @Test func `T07: a lazy transient is one, a provided transient is new each time`() throws {
    let container = try Container {
      Transient { Log(name: "transient") }
      Transient { (lazy: Lazy<Log>, provider: Provider<Log>) in Pair(lazy: lazy, provider: provider)
      }
    }
    let pair: Pair = container.resolve()
    #expect(pair.lazy.value === pair.lazy.value)
    #expect(pair.provider() !== pair.provider())
    #expect(pair.provider() !== pair.lazy.value)
    // Another object has another lazy value; copies of one share it.
    #expect(container.resolve(Pair.self).lazy.value !== pair.lazy.value)
    let copy = pair
    #expect(copy.lazy.value === pair.lazy.value)
  }

  @Test func `a lazy value of a weak binding doesn't hold it`() throws {
    let builds = Counter()
    let container = try Container { Weak { Counted(builds) } }
    let lazy: Lazy<Counted> = container.resolve()
    _ = lazy.value
    _ = lazy.value
    #expect(builds.value == 2)
    let held = lazy.value
    #expect(lazy.value === held)
    #expect(builds.value == 3)
  }

  @Test func `nothing is made before a lazy value is read or a provider is called`() throws {
    let builds = Counter()
    let container = try Container {
      Singleton { Counted(builds) }
      Singleton { (_: Lazy<Counted>, _: Provider<Counted>) in 1 }
    }
    _ = container.resolve(Int.self)
    #expect(builds.value == 0)
    _ = container.resolve(Lazy<Counted>.self).value
    #expect(builds.value == 1)
  }

  @Test func `the edges of lifted parameters are described as what they ask for`() throws {
    let container = try fullContainer()
    let scope = try container.scope { Transient(Everything.init) }
    let node = try #require(scope.description.nodes.last)
    #expect(node.edges.map(\.kind) == [.optional, .hard, .hard, .hard, .collecting])
    #expect(node.edges.map(\.isDeferred) == [false, true, true, false, false])
    #expect(node.edges.map { $0.key.qualifier != nil } == [false, false, false, true, false])
    #expect(node.edges.map(\.position) == [0, 1, 2, 3, 4])
  }
}

// MARK: - Fixtures

private enum Audit {}

private final class Log: Sendable, Equatable {
  let name: String
  init(name: String) { self.name = name }
  static func == (left: Log, right: Log) -> Bool { left === right }
}

private final class Counted: Sendable {
  init(_ builds: Counter) { builds.increment() }
}

private struct Pair {
  let lazy: Lazy<Log>
  let provider: Provider<Log>
}

private struct Everything {
  let optional: Log?
  let lazy: Lazy<Log>
  let provider: Provider<Log>
  let qualified: Qualified<Log, Audit>
  let all: [Log]
}

private struct Nested {
  let optionalLazy: Lazy<Log>?
  let lazyOptional: Lazy<Log?>
  let providerOfAll: Provider<[Log]>
  let lazyAll: Lazy<[Log]>
  let optionalAll: [Log]?
  let optionalQualified: Qualified<Log, Audit>?
  let lazyQualified: Lazy<Qualified<Log, Audit>>
  let providerQualified: Provider<Qualified<Log, Audit>>
  let providerOfLazy: Provider<Lazy<Log>>
  let lazyProvider: Lazy<Provider<Log>>
  let twiceOptional: Log??
}

private func fullContainer() throws -> Container {
  try Container {
    Singleton { Log(name: "plain") }
    Singleton({ Log(name: "audit") }, qualifier: Audit.self)
    Contribute { Log(name: "first") }
    Contribute(Singleton { Log(name: "second") })
  }
}
