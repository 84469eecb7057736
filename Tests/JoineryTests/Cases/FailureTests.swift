import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Constructions that fail.
@Suite(.timeLimit(.minutes(10))) struct FailureTests {
  @Test func `V01: what a factory throws reaches the caller as it is`() throws {
    let container = try Container {
      Singleton { () throws -> Service in throw Refusal(attempt: 7) }
      Transient { (service: Service) in Client(service: service) }
      Transient { (client: Client?) in Optional.some(1) }
    }
    #expect(throws: Refusal(attempt: 7)) { try container.get(Service.self) }
    #expect(throws: Refusal(attempt: 7)) { try container.get(Client.self) }
    #expect(throws: Refusal(attempt: 7)) { try container.get(Int?.self) }
    #expect(throws: Refusal(attempt: 7)) { try container.make { (client: Client) in client } }
    #expect(throws: Refusal(attempt: 7)) { try container.get(Lazy<Client>.self).get() }
    #expect(throws: Refusal(attempt: 7)) { try container.get(Provider<Service>.self).get() }
  }

  @Test func `G06: a failed singleton isn't kept, and the next request tries again`() throws {
    let attempts = Counter()
    let container = try Container {
      Singleton {
        let attempt = attempts.increment()
        if attempt < 3 { throw Refusal(attempt: attempt) }
        return Service()
      }
      Transient(Client.init(service:))
    }
    #expect(throws: Refusal(attempt: 1)) { try container.get(Service.self) }
    #expect(throws: Refusal(attempt: 2)) { try container.get(Client.self) }
    let service = try container.get(Service.self)
    #expect(try container.get(Service.self) === service)
    #expect(attempts.value == 3)
  }

  @Test(arguments: SharedLifetime.allCases)
  func `L26: a failure is delivered to those who wait and to nobody later`(
    lifetime: SharedLifetime
  ) throws {
    let attempts = Counter()
    let asked = Latch(32)
    let container = try Container {
      lifetime.failingBinding {
        let attempt = attempts.increment()
        asked.wait()
        if attempt == 1 { throw Refusal(attempt: attempt) }
        return Service()
      }
    }
    let owner = try lifetime == .scoped ? container.scope() : container
    let results = race(32) { _ in
      asked.arrive()
      return try owner.get(Service.self)
    }
    let failures = results.compactMap { result -> Refusal? in
      if case .failure(let error) = result { error as? Refusal } else { nil }
    }
    let services = results.compactMap { try? $0.get() }
    // A thread that asked only after the failure has built the object in a second attempt.
    #expect(failures.count + services.count == 32)
    #expect(failures.count >= 1)
    #expect(failures.allSatisfy { $0 == Refusal(attempt: 1) })
    #expect(Set(services.map { ObjectIdentifier($0) }).count <= 1)
    #expect(attempts.value <= 2)
    _ = try owner.get(Service.self)
    #expect(attempts.value == 2 || lifetime == .weak)
  }

  @Test func `a dependency that was built before a failure is kept`() throws {
    let builds = Counter()
    let attempts = Counter()
    let container = try Container {
      Singleton {
        builds.increment()
        return Service()
      }
      Singleton { (service: Service) throws in
        if attempts.increment() == 1 { throw Refusal(attempt: 1) }
        return Client(service: service)
      }
    }
    #expect(throws: Refusal.self) { try container.get(Client.self) }
    _ = try container.get(Client.self)
    #expect(builds.value == 1)
  }

  @Test func `a lazy value that failed is tried again`() throws {
    let attempts = Counter()
    let container = try Container {
      Transient {
        let attempt = attempts.increment()
        if attempt == 1 { throw Refusal(attempt: 1) }
        return Service()
      }
    }
    let lazy: Lazy<Service> = container.resolve()
    #expect(throws: Refusal(attempt: 1)) { try lazy.get() }
    #expect(try lazy.get() === lazy.value)
    #expect(attempts.value == 2)
  }

  @Test func `a failing decorator, step, contribution or assisted function throws what it threw`()
    throws
  {
    let container = try Container {
      Singleton(Service.init)
      Decorate<Service> { (_: Service) throws in throw Refusal(attempt: 1) }
      Singleton { 1 }.configured { (_: Int) throws in throw Refusal(attempt: 2) }
      Transient { "" }.configured { (_: String) throws in throw Refusal(attempt: 3) }
      Contribute<Bool> { () throws in throw Refusal(attempt: 4) }
      Assisted(Int.self) { (number: Int) throws -> Double in throw Refusal(attempt: number) }
    }
    #expect(throws: Refusal(attempt: 1)) { try container.get(Service.self) }
    #expect(throws: Refusal(attempt: 2)) { try container.get(Int.self) }
    #expect(throws: Refusal(attempt: 3)) { try container.get(String.self) }
    #expect(throws: Refusal(attempt: 4)) { try container.get([Bool].self) }
    let make = try container.get((@Sendable (Int) throws -> Double).self)
    #expect(throws: Refusal(attempt: 5)) { try make(5) }
  }
}

// MARK: - Fixtures

private struct Refusal: Error, Equatable {
  var attempt: Int
}

private final class Service: Sendable {}

private final class Client: Sendable {
  let service: Service
  init(service: Service) { self.service = service }
}

extension SharedLifetime {
  @BindingBuilder fileprivate func failingBinding(
    _ make: @escaping @Sendable () throws -> Service
  ) -> BindingList {
    switch self {
    case .singleton: Singleton(make)
    case .scoped: Scoped(make)
    case .weak: Weak(make)
    }
  }
}
