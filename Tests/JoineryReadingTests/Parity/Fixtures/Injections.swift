import Joinery

extension ContainerCase {
  /// Containers of objects that somebody else makes, and of values that a test has to replace.
  static let injected: [ContainerCase] = [
    ContainerCase("injections") {
      try Container("injections") {
        Instance(Config())
        Singleton<any Users> { SQLUsers(database: Database(config: Config())) }
        Injects(Profile.injection)
        Injects(
          Injection<Header> {
            Setter(\.title)
            Call { (header: inout Header, config: Config) in header.title = config.name }
          })
        Injects(settingsInjection)
        Instance("text")
        Contribute<any Plugin>(First.init)
      }
    },
    ContainerCase("injections on the main actor") {
      try Container("injections on the main actor") {
        Instance(Config())
        Singleton<any Users> { SQLUsers(database: Database(config: Config())) }
        Injects(Panel.injection)
      }
    },
    ContainerCase("injections that wait on the main actor") {
      try Container("injections that wait on the main actor") {
        Instance(Config())
        Injects(Panel.Part.injection)
      }
    },
    ContainerCase("an injection of a scope") {
      try Container("an injection of a scope") {
        Input<User>()
        Scoped(Cart.init(user:))
        Injects(Injection<Header> { Call { (_: inout Header, _: Cart) in } })
      }
    },
    ContainerCase("values of tests") {
      try Container("values of tests") {
        MustBeOverridden<any Users>()
        MustBeOverridden<Config>(qualifier: Audit.self)
        Transient(Second.init(users:))
      }
    },
  ]
}

class Page: @unchecked Sendable {
  var users: (any Users)?
  func start(users: any Users, later: Lazy<Config>) {}
}

final class Profile: Page, @unchecked Sendable {
  var config: Config = .production
  var clock: (any Clock)?
  var audit: (any Clock)?
  var auditConfig = Config()
  var plugins: [any Plugin] = []
  var header = Header()

  static let injection = Injection<Profile> {
    \.config
    Setter(\.clock)
    Setter(required: \.users)
    Setter(\.audit, qualifier: Audit.self)
    Setter(\.plugins)
    Setter(\.header.title)
    named
    Method(Profile.configure(config:))
    Method(Profile.start(users:later:))
    Call { (_: Profile, users: any Users, all: [any Plugin]?) in }
    Call { profile in profile.clock = nil }
  }

  private static var named: Injection<Profile> {
    Injection { Setter(\.config) }
  }

  func configure(config: Config) {}
}

struct Header: Sendable {
  var title = ""
}

struct Settings: Sendable {
  var config = Config()
  func load(users: any Users) async throws {}
}

let settingsInjection = AwaitingInjection<Settings> {
  \.config
  Method(Settings.load(users:))
}

@MainActor final class Panel {
  var users: (any Users)?
  func show(config: Config) async {}

  static let injection = MainActorInjection<Panel> { Setter(\.users) }

  enum Part {
    @MainActor static let injection = InjectionSteps<Panel, InjectionContexts.MainActorAwaiting> {
      Method(Panel.show(config:))
    }
  }
}
