import Joinery
import JoineryTestSupport
import Testing

/// Members that take their time, or need the graph again.
@Suite(.timeLimit(.minutes(10))) struct GraphBlockingTests {
  @Test func `W3: a function is called by many threads while others read other members`() throws {
    let made = Counter()
    let graph = FactoryGraph(made: made)
    let list = graph.list
    let results = race(64) { thread in
      thread.isMultiple(of: 2)
        ? ObjectIdentifier(list.getService()) : ObjectIdentifier(graph.other)
    }
    let found = try results.map { try $0.get() }
    #expect(Set(found) == [ObjectIdentifier(graph.service), ObjectIdentifier(graph.other)])
    #expect(made.value == 1)
  }

  @Test func `W6: a body that asks for a member again gets the same one`() {
    let made = Counter()
    let client = AgainGraph(made: made).client
    #expect(client.service === client.again)
    #expect(made.value == 1)
  }

  @Test func `W7, W10: a slow member delays nobody who reads another`() throws {
    let hasStarted = Latch()
    let mayEnd = Latch()
    let graph = SlowGraph(hasStarted: hasStarted, mayEnd: mayEnd)
    let results = race(2) { thread in
      if thread == 0 { return ObjectIdentifier(graph.slow) }
      hasStarted.wait()
      // The slow member can be made only after these have been.
      let fast = ObjectIdentifier(graph.fast)
      _ = graph.fresh
      mayEnd.arrive()
      return fast
    }
    #expect(
      try results.map { try $0.get() } == [graph.slow, graph.fast].map(ObjectIdentifier.init))
  }

  @Test func `W8: a member may wait for many workers that read another`() {
    let made = Counter()
    let graph = TeamGraph(made: made)
    #expect(graph.team.services.count == 64)
    #expect(graph.team.services.allSatisfy { $0 === graph.service })
    #expect(made.value == 1)
  }
}

// MARK: - Fixtures

private final class Service: Sendable {
  init() {}
  init(made: Counter) { made.increment() }
}

private final class List: Sendable {
  let getService: @Sendable () -> Service

  init(getService: @escaping @Sendable () -> Service) { self.getService = getService }
}

@Graph private final class FactoryGraph: Sendable {
  let made: Counter
  @Singleton(Service.init(made:)) var service: Service
  @Singleton(Service.init as () -> Service) var other: Service
  @Singleton(List.init(getService:)) var list: List
  func getService() -> Service { service }
}

private final class Client: Sendable {
  let service: Service
  let again: Service

  init(service: Service, again: Service) {
    self.service = service
    self.again = again
  }
}

@Graph private final class AgainGraph: Sendable {
  let made: Counter
  @Singleton(Service.init(made:)) var service: Service
  @Singleton func makeClient() -> Client { Client(service: service, again: readAgain()) }
  func readAgain() -> Service { service }
}

private func makeSlow(hasStarted: Latch, mayEnd: Latch) -> Service {
  hasStarted.arrive()
  mayEnd.wait()
  return Service()
}

@Graph private final class SlowGraph: Sendable {
  let hasStarted: Latch
  let mayEnd: Latch
  @Singleton(makeSlow(hasStarted:mayEnd:)) var slow: Service
  @Singleton(Service.init as () -> Service) var fast: Service
  @Transient(Service.init as () -> Service) var fresh: Service
}

private final class Team: Sendable {
  let services: [Service]

  init(getService: @escaping @Sendable () -> Service) {
    services = race(64) { _ in getService() }.compactMap { try? $0.get() }
  }
}

@Graph private final class TeamGraph: Sendable {
  let made: Counter
  @Singleton(Service.init(made:)) var service: Service
  @Singleton(Team.init(getService:)) var team: Team
  func getService() -> Service { service }
}
