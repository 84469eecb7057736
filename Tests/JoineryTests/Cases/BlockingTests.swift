import Joinery
import JoineryTestSupport
import Testing

/// Factories that take their time, or need the container again.
@Suite(.timeLimit(.minutes(10))) struct BlockingTests {
  @Test func `W6: an initialiser that asks for its dependency again gets the same one`() throws {
    let builds = Counter()
    let container = try Container {
      Singleton { (service: Service, again: Provider<Service>) in
        Client(service: service, again: try again.get())
      }
      Singleton {
        builds.increment()
        return Service()
      }
    }
    let client = try container.get(Client.self)
    #expect(client.service === client.again)
    #expect(builds.value == 1)
  }

  @Test func `W6: an initialiser may ask a container that it knows for something else`() throws {
    let builds = Counter()
    let inner = try Container {
      Singleton {
        builds.increment()
        return Service()
      }
    }
    let outer = try Container {
      Singleton { Client(service: try inner.get(), again: try inner.get()) }
    }
    let client = try outer.get(Client.self)
    #expect(client.service === client.again)
    #expect(builds.value == 1)
  }

  @Test func `W7: a queue that a factory waits for may ask for another key meanwhile`() throws {
    let queueIsFree = Latch()
    let slowHasStarted = Latch()
    let container = try Container {
      Singleton {
        slowHasStarted.arrive()
        // What a factory does that runs something synchronously on a queue.
        queueIsFree.wait()
        return Slow()
      }
      Singleton(Service.init)
    }
    let results = race(2) { number -> ObjectIdentifier in
      if number == 0 { return ObjectIdentifier(try container.get(Slow.self)) }
      slowHasStarted.wait()
      let service = try container.get(Service.self)
      queueIsFree.arrive()
      return ObjectIdentifier(service)
    }
    #expect(try results.map { try $0.get() }.count == 2)
  }

  @Test func `W8: a factory may wait for many workers that ask for another key`() throws {
    let builds = Counter()
    let container = try Container {
      Singleton { (service: Provider<Service>) in
        let services = try race(64) { _ in try service.get() }.map { try $0.get() }
        return Team(services: services)
      }
      Singleton {
        builds.increment()
        return Service()
      }
    }
    let team = try container.get(Team.self)
    #expect(builds.value == 1)
    #expect(team.services.count == 64)
    #expect(team.services.allSatisfy { $0 === team.services[0] })
  }

  @Test func `W10: a slow factory delays nobody who doesn't need it`() throws {
    let hasStarted = Latch()
    let mayEnd = Latch()
    let container = try Container {
      Singleton {
        hasStarted.arrive()
        mayEnd.wait()
        return Slow()
      }
      Singleton(Service.init)
      Transient { (service: Service) in Client(service: service, again: service) }
    }
    let slow = Latch()
    detach {
      _ = try? container.get(Slow.self)
      slow.arrive()
    }
    hasStarted.wait()
    // The slow factory can end only after all of these have been answered.
    _ = try container.get(Service.self)
    _ = try container.get(Client.self)
    _ = try container.get(Lazy<Slow>.self)
    _ = try container.get([Client]?.self)
    #expect(container.find(Client.self) != nil)
    mayEnd.arrive()
    slow.wait()
    _ = try container.get(Slow.self)
  }

  @Test func `W10: a slow factory delays neither scopes nor overrides`() throws {
    let hasStarted = Latch()
    let mayEnd = Latch()
    let container = try Container {
      Singleton {
        hasStarted.arrive()
        mayEnd.wait()
        return Slow()
      }
      Scoped(Service.init)
    }
    let slow = Latch()
    detach {
      _ = try? container.get(Slow.self)
      slow.arrive()
    }
    hasStarted.wait()
    let scope = try container.scope()
    #expect(try scope.get(Service.self) === scope.get(Service.self))
    let derived = try container.overriding { Instance(Slow()) }
    _ = try derived.get(Slow.self)
    mayEnd.arrive()
    slow.wait()
  }
}

// MARK: - Fixtures

private final class Service: Sendable {}
private final class Slow: Sendable {}

private final class Client: Sendable {
  let service: Service
  let again: Service
  init(service: Service, again: Service) {
    self.service = service
    self.again = again
  }
}

private final class Team: Sendable {
  let services: [Service]
  init(services: [Service]) { self.services = services }
}
