import Distributed
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// One protocol, served by an actor of this process or by a distributed one.
@Suite(.timeLimit(.minutes(10))) struct DistributedTests {
  /// What is the same for both: it knows the protocol only.
  private let common = Module {
    Singleton { (greeter: any Greeter) in Reception(greeter: greeter) }
  }

  @Test func `a local actor serves the protocol`() async throws {
    let container = try Container {
      Singleton<any Greeter>(LocalGreeter.init)
      common
    }
    let reception: Reception = container.resolve()
    #expect(try await reception.greeter.greeting(for: "Ada") == "Hello, Ada")
  }

  @Test func `a distributed actor serves it, by another binding, through a bound actor system`()
    async throws
  {
    let container = try Container {
      Singleton { LocalTestingDistributedActorSystem() }
      // The server, which in a cluster would be in another process.
      Singleton(DistributedGreeter.init(actorSystem:))
      // The client's side: all that is different from the local actor.
      Singleton<any Greeter> {
        (system: LocalTestingDistributedActorSystem, server: DistributedGreeter) throws in
        try DistributedGreeter.resolve(id: server.id, using: system)
      }
      common
    }
    let reception: Reception = try await container.get()
    #expect(try await reception.greeter.greeting(for: "Ada") == "Hello from afar, Ada")
    #expect(container.resolve(Reception.self) === reception)
  }

  @Test func `overriding the binding is enough to go from one to the other`() async throws {
    let local = try Container {
      Singleton { LocalTestingDistributedActorSystem() }
      Singleton<any Greeter>(LocalGreeter.init)
      common
    }
    let remote = try local.overriding {
      Singleton<any Greeter>(DistributedGreeter.init(actorSystem:))
    }
    #expect(try await local.get(Reception.self).greeter.greeting(for: "Eve") == "Hello, Eve")
    #expect(
      try await remote.get(Reception.self).greeter.greeting(for: "Eve") == "Hello from afar, Eve")
    let systems = (
      local.resolve(LocalTestingDistributedActorSystem.self),
      remote.resolve(LocalTestingDistributedActorSystem.self)
    )
    #expect(systems.0 === systems.1)
  }

  @Test func `a server that is not there is an error of the request`() async throws {
    let container = try Container {
      Singleton { LocalTestingDistributedActorSystem() }
      Singleton<any Greeter> { (system: LocalTestingDistributedActorSystem) throws in
        let nobody = LocalTestingActorID(id: "nobody")
        return try DistributedGreeter.resolve(id: nobody, using: system)
      }
      common
    }
    await #expect(throws: (any Error).self) {
      try await container.get(Reception.self)
    }
  }
}

// MARK: - Fixtures

/// What the program needs, wherever it is.
private protocol Greeter: Sendable {
  func greeting(for name: String) async throws -> String
}

private final class Reception: Sendable {
  let greeter: any Greeter
  init(greeter: any Greeter) { self.greeter = greeter }
}

private actor LocalGreeter: Greeter {
  func greeting(for name: String) -> String { "Hello, \(name)" }
}

private distributed actor DistributedGreeter: Greeter {
  typealias ActorSystem = LocalTestingDistributedActorSystem

  distributed func greeting(for name: String) -> String { "Hello from afar, \(name)" }
}
