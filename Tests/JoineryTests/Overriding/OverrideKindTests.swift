import Joinery
import JoineryAnalysis
import Testing

/// What replaces what.
@Suite struct OverrideKindTests {
  @Test(arguments: Kind.allCases, Kind.allCases)
  func `a binding of any kind replaces one of any kind, and lives as its own kind says`(
    original: Kind, replacement: Kind
  ) throws {
    let container = try Container {
      original.binding("real")
      replacement.overrideBinding("fake")
    }
    let base = try Container { original.binding("real") }
    let derived = try base.overriding { replacement.binding("fake") }
    for owner in [try container.scope(), try derived.scope()] {
      let first = owner.resolve(Service.self)
      let second = owner.resolve(Service.self)
      #expect(first.name == "fake")
      #expect((first === second) == replacement.isShared)
    }
    #expect(try base.scope().resolve(Service.self).name == "real")
  }

  @Test(arguments: Kind.allCases)
  func `an override by a function lives as long as what it replaces`(original: Kind) throws {
    let container = try Container {
      original.binding("real")
      Override { Service("fake") }
    }
    let scope = try container.scope()
    let first = scope.resolve(Service.self)
    #expect(first.name == "fake")
    #expect((first === scope.resolve(Service.self)) == original.isShared)
    #expect((first === (try container.scope().resolve(Service.self))) == original.isKeptByRoot)
  }

  @Test func `a qualified binding is replaced by one with its qualifier`() throws {
    let base = try Container {
      Singleton({ Service("real") }, qualifier: Main.self)
      Singleton { Service("plain") }
    }
    let derived = try base.overriding { Singleton({ Service("fake") }, qualifier: Main.self) }
    #expect(derived.resolve(Service.self, qualifier: Main.self).name == "fake")
    #expect(derived.resolve(Service.self).name == "plain")
    #expect(derived.resolve(Service.self) === base.resolve(Service.self))
  }

  @Test func `a function is replaced by a function, in both its forms`() throws {
    let base = try Container {
      Assisted(Int.self) { (number: Int) in "real \(number)" }
      Transient { (make: @escaping @Sendable (Int) -> String) in SendableHolder(make: make) }
      Transient { (make: @escaping (Int) -> String) in PlainHolder(make: make) }
    }
    let derived = try base.overriding { Assisted(Int.self) { (number: Int) in "fake \(number)" } }
    #expect(derived.resolve((@Sendable (Int) -> String).self)(1) == "fake 1")
    #expect(derived.resolve(((Int) -> String).self)(1) == "fake 1")
    #expect(derived.resolve(SendableHolder.self).make(1) == "fake 1")
    #expect(derived.resolve(PlainHolder.self).make(1) == "fake 1")
    #expect(base.resolve(PlainHolder.self).make(1) == "real 1")
  }

  @Test func `a function is replaced by a closure as an instance, in both its forms`() async {
    // In a process of its own: a slot that is taken for one of another type ends the process.
    await #expect(processExitsWith: .success) {
      let base = try Container {
        Assisted(Int.self) { (number: Int) in "real \(number)" }
        Transient { (make: @escaping @Sendable (Int) -> String) in SendableHolder(make: make) }
        Transient { (make: @escaping (Int) -> String) in PlainHolder(make: make) }
      }
      let derived = try base.overriding {
        Instance<@Sendable (Int) -> String>({ "fake \($0)" })
      }
      let texts = [
        derived.resolve((@Sendable (Int) -> String).self)(1),
        derived.resolve(((Int) -> String).self)(1),
        derived.resolve(SendableHolder.self).make(1),
        derived.resolve(PlainHolder.self).make(1),
      ]
      #expect(texts == ["fake 1", "fake 1", "fake 1", "fake 1"])
    }
  }

  @Test func `a function is overridden by a function in the same container`() async {
    await #expect(processExitsWith: .success) {
      let container = try Container {
        Assisted(Int.self) { (number: Int) in "real \(number)" }
        Override(Assisted(Int.self) { (number: Int) in "fake \(number)" })
        Transient { (make: @escaping (Int) -> String) in PlainHolder(make: make) }
      }
      let texts = [
        container.resolve((@Sendable (Int) -> String).self)(1),
        container.resolve(((Int) -> String).self)(1),
        container.resolve(PlainHolder.self).make(1),
      ]
      #expect(texts == ["fake 1", "fake 1", "fake 1"])
    }
  }

  @Test func `a function is overridden by a closure in the same container`() async {
    await #expect(processExitsWith: .success) {
      let container = try Container {
        Assisted(Int.self) { (number: Int) in "real \(number)" }
        Override(Instance<@Sendable (Int) -> String>({ "fake \($0)" }))
        Transient { (make: @escaping (Int) -> String) in PlainHolder(make: make) }
      }
      let texts = [
        container.resolve((@Sendable (Int) -> String).self)(1),
        container.resolve(((Int) -> String).self)(1),
        container.resolve(PlainHolder.self).make(1),
      ]
      #expect(texts == ["fake 1", "fake 1", "fake 1"])
    }
  }

  @Test func `an override of a contribution is an override of nothing`() throws {
    let error = try rejection {
      Contribute { Service("element") }
      Override { Service("fake") }
    }
    #expect(error.ids == [.overrideOfNothing])
  }

  @Test func `a bound optional or collection is replaced like anything else`() throws {
    let base = try Container {
      Instance<String?>(nil)
      Instance([1])
      Transient { (text: String?, numbers: [Int]) in "\(text ?? "-") \(numbers)" as Substring }
    }
    let derived = try base.overriding {
      Instance<String?>("x")
      Instance([2, 3])
    }
    #expect(derived.resolve(Substring.self) == "x [2, 3]")
    #expect(base.resolve(Substring.self) == "- [1]")
  }

  @Test func `an override in a scope replaces the scoped object there and below`() throws {
    let container = try Container {
      Scoped { Service("real") }
      Transient { (service: Service) in service.name as String }
    }
    let scope = try container.scope { Override { Service("fake") } }
    #expect(scope.resolve(String.self) == "fake")
    #expect(scope.resolve(Service.self) === scope.resolve(Service.self))
    let inner = try scope.scope()
    #expect(inner.resolve(String.self) == "fake")
    #expect(inner.resolve(Service.self) !== scope.resolve(Service.self))
    #expect(try container.scope().resolve(String.self) == "real")
  }

  @Test func `a scope can be derived from with overrides, and shares what they don't touch`()
    throws
  {
    let container = try Container {
      Scoped { Service("scoped") }
      Singleton { Other("single") }
      Scoped { (service: Service, other: Other) in Pair(service: service, other: other) }
    }
    let scope = try container.scope()
    let derived = try scope.overriding { Instance(Other("fake")) }
    #expect(derived.resolve(Pair.self).other.name == "fake")
    #expect(derived.resolve(Service.self) === scope.resolve(Service.self))
    #expect(scope.resolve(Pair.self).other.name == "single")
    #expect(scope.resolve(Pair.self) !== derived.resolve(Pair.self))
  }

  @Test func `a derived container makes scopes with the overrides`() throws {
    let base = try Container {
      Singleton { Other("single") }
      Scoped { Service("scoped") }
      Scoped { (service: Service, other: Other) in Pair(service: service, other: other) }
    }
    let derived = try base.overriding {
      Instance(Other("fake"))
      Override { Service("fake") }
    }
    let pair = try derived.scope().resolve(Pair.self)
    #expect(pair.other.name == "fake")
    #expect(pair.service.name == "fake")
    #expect(derived.find(Service.self) == nil)
    let real = try base.scope().resolve(Pair.self)
    #expect(real.other.name == "single")
    #expect(real.service.name == "scoped")
  }
}

// MARK: - Fixtures

private enum Main {}

private final class Service: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Other: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Pair: Sendable {
  let service: Service
  let other: Other
  init(service: Service, other: Other) {
    self.service = service
    self.other = other
  }
}

private struct SendableHolder { let make: @Sendable (Int) -> String }
private struct PlainHolder { let make: (Int) -> String }

extension Kind {
  fileprivate var isKeptByRoot: Bool {
    switch self {
    case .instance, .singleton, .weak: true
    case .transient, .scoped: false
    }
  }

  @BindingBuilder fileprivate func binding(_ name: String) -> BindingList {
    switch self {
    case .instance: Instance(Service(name))
    case .singleton: Singleton { Service(name) }
    case .transient: Transient { Service(name) }
    case .scoped: Scoped { Service(name) }
    case .weak: Weak { Service(name) }
    }
  }

  @BindingBuilder fileprivate func overrideBinding(_ name: String) -> BindingList {
    switch self {
    case .instance: Override(Instance(Service(name)))
    case .singleton: Override(Singleton { Service(name) })
    case .transient: Override(Transient { Service(name) })
    case .scoped: Override(Scoped { Service(name) })
    case .weak: Override(Weak { Service(name) })
    }
  }
}
