import Joinery

/// What the tests of injection inject, and into what.
enum Screens {
  protocol Users: Sendable { var name: String { get } }
  protocol Log: Sendable {}
  protocol Plugin: Sendable {}
  enum Audit {}

  struct MemoryUsers: Users {
    var name = "memory"
  }
  final class FileLog: Log {
    let name: String
    init(_ name: String = "file") { self.name = name }
  }
  struct Coupons: Plugin {}
  struct Theme: Sendable, Equatable {
    var name = "dark"
  }
  final class Cart: Sendable {}

  /// A class that somebody else makes, and that is not `Sendable`.
  class Controller {
    var users: any Users = MemoryUsers(name: "default")
    var auditLog: (any Log)?
    var theme: Theme? = Theme(name: "default")
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var router: Cart!
    var plugins: [any Plugin] = []
    var lazyCart: Lazy<Cart>?
    var carts: Provider<Cart>?
    var journal: [String] = []

    func configure(users: any Users, log: any Log) { journal.append("configure \(users.name)") }
    func attach(_ users: any Users) { journal.append("attach \(users.name)") }
    func refuse(_: any Users) throws { throw Refusal() }
    func load(users: any Users) async throws { journal.append("load \(users.name)") }
  }

  /// A class of the main actor.
  @MainActor final class View {
    var users: (any Users)?
    var window: Window?
    var journal: [String] = []

    func configure(users: any Users, window: Window) throws {
      journal.append("configure \(users.name) \(window.title)")
    }
    func load(users: any Users) async throws { journal.append("load \(users.name)") }

    static let injection = MainActorInjection<View> {
      \.users
      Setter(required: \.window)
    }
  }

  @MainActor final class Window {
    let title = "main"
  }

  struct Row {
    var theme = Theme(name: "default")
    var note = ""
    mutating func apply(_ users: any Users) { note = "\(theme.name) \(users.name)" }
  }

  struct Refusal: Error {}
}

/// An injection that is declared once.
let controllerInjection = Injection<Screens.Controller> {
  \.users
  Setter(\.auditLog, qualifier: Screens.Audit.self)
  Setter(\.theme)
  Method(Screens.Controller.configure(users:log:))
}
