import Distributed
import Joinery
import Testing

/// The samples of the page about objects that somebody else makes, compiled and run.
@Suite struct InjectionSamples {
  private let profileInjection = Injection<ProfileController> {
    \.analytics
    Method(ProfileController.configure(users:log:))
  }

  @Test func `every kind of step sets what it names`() throws {
    let container = try Container {
      Instance(Analytics())
      Instance(Log(name: "audit"), qualifier: Audit.self)
      Instance(Log(name: "plain"))
      Instance(Router())
      Singleton<any UserRepository>(Users.init)
    }
    let controller = ProfileController()
    try container.inject(into: controller) {
      \.analytics  // a bare key path
      Setter(\.auditLog, qualifier: Audit.self)
      Setter(\.theme)  // var theme: Theme?
      Setter(required: \.router)  // var router: Router!
      Method(ProfileController.configure(users:log:))
      Call { (controller: ProfileController, users: any UserRepository) in
        controller.attach(users)
      }
    }
    #expect(controller.analytics.number == 1)
    #expect(controller.auditLog.name == "audit")
    #expect(controller.theme == nil)
    #expect(controller.router != nil)
    #expect(controller.calls == ["configure plain", "attach"])
  }

  @MainActor
  @Test func `an object of the main actor is injected there`() throws {
    let container = try Container { Singleton<any UserRepository>(Users.init) }
    let view = ProfileView()
    try container.main.inject(into: view) { Setter(\.users) }
    #expect(view.users != nil)
  }

  @Test func `what is injected can be a value that is checked ahead`() throws {
    let container = try Container {
      Instance(Analytics())
      Instance(Log(name: "plain"))
      Singleton<any UserRepository>(Users.init)
    }
    let controller = ProfileController()
    try container.check(profileInjection)
    try container.inject(profileInjection, into: controller)
    #expect(controller.calls == ["configure plain"])
  }

  @Test func `the needs of such objects are part of the graph`() throws {
    let container = try Container {
      Instance(Analytics())
      Instance(Log(name: "plain"))
      Instance(Database())
      Singleton<any UserRepository>(SQLUserRepository.init(database:))
      Injects(profileInjection)
    }
    let controller = ProfileController()
    try container.inject(into: controller)
    #expect(controller.analytics.number == 1)
  }

  @Test func `a distributed actor is resolved through a system that is bound`() async throws {
    let system = LocalTestingDistributedActorSystem()
    let server = DistributedGreeter(actorSystem: system)
    let id = server.id
    let container = try Container {
      Instance(system)
      Singleton<any Greeter> { (system: LocalTestingDistributedActorSystem) throws in
        try DistributedGreeter.resolve(id: id, using: system)
      }
    }
    let greeter: any Greeter = try await container.get()
    #expect(try await greeter.greeting(for: "Ada") == "Hello from afar, Ada")
  }

  @Test func `a local actor serves the same protocol`() async throws {
    let container = try Container {
      Singleton<any Greeter>(LocalGreeter.init)
    }
    let greeter: any Greeter = container.resolve()
    #expect(try await greeter.greeting(for: "Ada") == "Hello, Ada")
  }
}

// MARK: - Fixtures

private protocol Greeter: Sendable { func greeting(for name: String) async throws -> String }

private actor LocalGreeter: Greeter {
  func greeting(for name: String) -> String { "Hello, \(name)" }
}

private distributed actor DistributedGreeter: Greeter {
  typealias ActorSystem = LocalTestingDistributedActorSystem
  distributed func greeting(for name: String) -> String { "Hello from afar, \(name)" }
}

private enum Audit {}
private struct Theme: Sendable {}
private final class Router: Sendable {}
private final class Database: Sendable {}
private struct Analytics: Sendable { var number = 1 }
private struct Log: Sendable { let name: String }
private protocol UserRepository: Sendable {}
private struct Users: UserRepository {}
private final class SQLUserRepository: UserRepository { init(database: Database) {} }

private final class ProfileController {
  var analytics = Analytics(number: 0)
  var auditLog = Log(name: "none")
  var theme: Theme?
  // An outlet, as a storyboard declares one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var router: Router!
  private(set) var calls: [String] = []

  func configure(users: any UserRepository, log: Log) { calls.append("configure \(log.name)") }
  func attach(_ users: any UserRepository) { calls.append("attach") }
}

@MainActor private final class ProfileView {
  var users: (any UserRepository)?
}
