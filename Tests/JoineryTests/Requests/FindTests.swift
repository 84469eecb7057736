import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// When `find` gives nil.
@Suite struct FindTests {
  @Test func `what is bound is found, here and in the containers around`() throws {
    let container = try Container { Singleton { Service() } }
    let scope = try container.scope { Instance(1) }
    let inner = try scope.scope().overriding {}
    #expect(inner.find(Service.self) === container.find(Service.self))
    #expect(inner.find(Int.self) == 1)
    #expect(container.find(Int.self) == nil)
  }

  @Test func `what a parameter could ask for is found, too`() throws {
    let container = try Container {
      Singleton { Service() }
      Contribute { "a" }
    }
    #expect(container.find(Service?.self) != .some(nil))
    #expect(container.find(Lazy<Service>.self)?.value === container.find(Service.self))
    #expect(container.find(Provider<Service>.self) != nil)
    #expect(container.find([String].self) == ["a"])
    #expect(container.find(Lazy<[String]>.self)?.value == ["a"])
  }

  @Test func `what a parameter could ask for in vain is nil`() throws {
    let container = try Container { Instance(1) }
    #expect(container.find(Lazy<Service>.self) == nil)
    #expect(container.find(Provider<Service>.self) == nil)
    #expect(container.find([Service].self) == nil)
    #expect(container.find(Qualified<Int, Service>.self) == nil)
    #expect(container.find(Lazy<[Service]>.self) == nil)
    // An optional is always there; it may be nil.
    #expect(container.find(Service?.self) == .some(nil))
    #expect(container.find(Lazy<Service?>.self)?.value == .some(nil))
  }

  @Test func `a back-handle to what belongs to a scope is nil outside it`() throws {
    let container = try Container {
      Scoped { Service() }
      Transient { (service: Service) in Client(service: service) }
    }
    #expect(container.find(Lazy<Service>.self) == nil)
    #expect(container.find(Provider<Service>.self) == nil)
    #expect(container.find(Provider<Client>.self) == nil)
    let scope = try container.scope()
    #expect(scope.find(Lazy<Service>.self)?.value === scope.find(Service.self))
    #expect(try scope.find(Provider<Client>.self)?.get().service === scope.find(Service.self))
  }

  @Test func `finding makes what is found, once`() throws {
    let builds = Counter()
    let container = try Container {
      Singleton {
        builds.increment()
        return Service()
      }
    }
    #expect(container.find(Service.self) === container.find(Service.self))
    #expect(builds.value == 1)
  }

  @Test func `finding nothing makes nothing`() throws {
    let builds = Counter()
    let container = try Container {
      Singleton {
        builds.increment()
        return Service()
      }
    }
    #expect(container.find(Client.self) == nil)
    #expect(container.find([Service].self) == nil)
    #expect(container.find(Service.self, qualifier: Client.self) == nil)
    #expect(builds.value == 0)
  }

  @Test func `G07: a new container has made nothing`() throws {
    let builds = Counter()
    let container = try Container {
      Singleton {
        builds.increment()
        return Service()
      }
      Contribute(
        Singleton { (_: Service) in
          builds.increment()
          return 1
        })
    }
    _ = try container.scope()
    _ = try container.overriding {}
    _ = container.description
    #expect(builds.value == 0)
  }
}

// MARK: - Fixtures

private final class Service: Sendable, Equatable {
  static func == (left: Service, right: Service) -> Bool { left === right }
}

private struct Client {
  let service: Service
}
