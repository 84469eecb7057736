import Joinery
import JoineryTestSupport
import Testing

/// Values that many threads ask for before the first of them is built.
@Suite(.timeLimit(.minutes(10))) struct FirstRequestTests {
  @Test(arguments: SharedLifetime.allCases)
  func `W1: racing first requests build one object`(lifetime: SharedLifetime) throws {
    let builds = Counter()
    let asked = Latch(64)
    let container = try Container {
      lifetime.binding {
        builds.increment()
        // Every thread has announced itself before the first construction ends.
        asked.wait()
        return Service()
      }
    }
    let owner = try lifetime == .scoped ? container.scope() : container

    let results = race(64) { _ in
      asked.arrive()
      return try owner.get(Service.self)
    }

    let services = try results.map { try $0.get() }
    #expect(builds.value == 1)
    #expect(services.count == 64)
    #expect(Set(services.map { ObjectIdentifier($0) }).count == 1)
  }

  @Test(arguments: SharedLifetime.allCases)
  func `W1: racing requests in many rounds never build a second object`(
    lifetime: SharedLifetime
  ) throws {
    for _ in 0..<100 {
      let builds = Counter()
      let container = try Container {
        lifetime.binding {
          builds.increment()
          return Service()
        }
      }
      let owner = try lifetime == .scoped ? container.scope() : container
      let results = race(8) { _ in try owner.get(Service.self) }
      let services = try results.map { try $0.get() }
      #expect(builds.value == 1)
      #expect(Set(services.map { ObjectIdentifier($0) }).count == 1)
    }
  }

  @Test(arguments: SharedLifetime.allCases)
  func `W1: each scope builds its own scoped object, and shares the others`(
    lifetime: SharedLifetime
  ) throws {
    let builds = Counter()
    let container = try Container {
      lifetime.binding {
        builds.increment()
        return Service()
      }
    }
    let scopes = try (0..<8).map { _ in try container.scope() }
    let services = try race(64) { try scopes[$0 % 8].get(Service.self) }.map { try $0.get() }
    let expected = lifetime == .scoped ? 8 : 1
    #expect(builds.value == expected)
    #expect(Set(services.map { ObjectIdentifier($0) }).count == expected)
  }

  @Test func `V30: a diamond that many threads enter at different corners is built once`() throws {
    let builds = Counter()
    let asked = Latch(48)
    let container = try Container {
      Singleton {
        builds.increment()
        asked.wait()
        return Service()
      }
      Singleton(Left.init(service:))
      Singleton(Right.init(service:))
      Singleton(Top.init(left:right:))
    }
    let services = race(48) { number in
      asked.arrive()
      return switch number % 4 {
      case 0: try container.get(Service.self)
      case 1: try container.get(Left.self).service
      case 2: try container.get(Right.self).service
      default: try container.get(Top.self).left.service
      }
    }
    #expect(builds.value == 1)
    #expect(Set(try services.map { ObjectIdentifier(try $0.get()) }).count == 1)
    #expect(container.resolve(Top.self).left === container.resolve(Left.self))
  }

  @Test func `W3: a lazy value is read by many threads while others ask for other keys`() throws {
    let builds = Counter()
    let container = try Container {
      Singleton {
        builds.increment()
        return Service()
      }
      Singleton(Holder.init(lazy:))
      Transient(Other.init)
    }
    let holder: Holder = container.resolve()
    let results = race(64) { number -> Service? in
      if number % 2 == 0 { return holder.lazy.value }
      for _ in 0..<100 { _ = container.resolve(Other.self) }
      return nil
    }
    let services = try results.compactMap { try $0.get() }
    #expect(builds.value == 1)
    #expect(services.count == 32)
    #expect(Set(services.map { ObjectIdentifier($0) }).count == 1)
  }

  @Test func `W4: a lazy transient that many threads read is made once`() throws {
    let builds = Counter()
    let asked = Latch(64)
    let container = try Container {
      Transient {
        builds.increment()
        asked.wait()
        return Service()
      }
      Singleton(Holder.init(lazy:))
    }
    let holder: Holder = container.resolve()
    let services = race(64) { _ in
      asked.arrive()
      return holder.lazy.value
    }
    #expect(builds.value == 1)
    #expect(Set(try services.map { ObjectIdentifier(try $0.get()) }).count == 1)
  }
}

// MARK: - Fixtures

enum SharedLifetime: CaseIterable {
  case singleton
  case scoped
  case weak

  /// A binding of the lifetime.
  @BindingBuilder func binding<Value: Sendable>(
    _ make: @escaping @Sendable () -> Value
  ) -> BindingList {
    switch self {
    case .singleton: Singleton(make)
    case .scoped: Scoped(make)
    case .weak: Weak(make)
    }
  }
}

private final class Service: Sendable {}
private final class Other {}

private final class Holder: Sendable {
  let lazy: Lazy<Service>
  init(lazy: Lazy<Service>) { self.lazy = lazy }
}

private final class Left: Sendable {
  let service: Service
  init(service: Service) { self.service = service }
}

private final class Right: Sendable {
  let service: Service
  init(service: Service) { self.service = service }
}

private final class Top: Sendable {
  let left: Left
  let right: Right
  init(left: Left, right: Right) {
    self.left = left
    self.right = right
  }
}
