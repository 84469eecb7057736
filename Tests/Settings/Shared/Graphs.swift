public import Joinery

// Graphs of every isolation. What belongs to no actor says so, whatever the isolation of a module by
// default.

nonisolated protocol ProfileFactory: Sendable {
  func makeProfile(id: Int) -> Profile
}

/// A graph that any thread may use.
@Graph
nonisolated final class SharedGraph: ProfileFactory, Sendable {
  let config: Config
  @Singleton(Users.init(database:)) var users: Users
  @Singleton(Database.init(config:)) var database: Database
  @MainActor @Singleton(Router.init(config:)) var router: Router
  @Weak(Client.init(config:)) var client: Client
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Singleton(Stripe.init(client:), preview: Fake.init, test: mustBeOverridden)
  var payments: any Payments
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
  @Assisted(Report.init(title:users:)) func makeReport(title: String) async -> Report
  @MainActor @Assisted(Dialog.init(isModal:router:)) func makeDialog(isModal: Bool) -> Dialog
  @MainActor @Transient(Router.init(config:)) var freshRouter: Router
  @Singleton(Maker.init(makeProfile:)) var maker: Maker
  @MainActor @Singleton(DialogMaker.init(makeDialog:)) var dialogs: DialogMaker
  @Singleton func makeTheme() -> Theme { Theme() }
  @MainActor @Singleton func makeHome() async -> Screen {
    await Screen(router: router, users: users)
  }
}

/// Makes profiles later.
nonisolated final class Maker: Sendable {
  let make: @Sendable (Int) -> Profile

  init(makeProfile: @escaping @Sendable (Int) -> Profile) { make = makeProfile }
}

/// Makes dialogs later, on the main actor.
@MainActor final class DialogMaker {
  let make: @MainActor (Bool) -> Dialog

  init(makeDialog: @escaping @MainActor (Bool) -> Dialog) { make = makeDialog }
}

/// A graph that is used where it was made.
@Graph
nonisolated final class LocalGraph {
  let config: Config
  @Singleton(Users.init(database:)) var users: Users
  @Singleton(Database.init(config:)) var database: Database
  @MainActor @Singleton(Router.init(config:)) var router: Router
  @Weak(Client.init(config:)) var client: Client
  @Transient(Stripe.init(client:)) var payments: any Payments
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
  @Singleton(LocalMaker.init(makeProfile:)) var maker: LocalMaker
  @Singleton func makeNotes() -> Notes { Notes() }
}

/// Is not for other threads.
nonisolated final class Notes {
  var texts: [String] = []
}

/// Makes profiles later, where it was made.
nonisolated final class LocalMaker {
  let make: (Int) -> Profile

  init(makeProfile: @escaping (Int) -> Profile) { make = makeProfile }
}

/// A graph of the main actor.
@MainActor @Graph
final class MainGraph {
  let config: Config
  @Singleton(Users.init(database:)) var users: Users
  @Singleton(Database.init(config:)) var database: Database
  @Singleton(Router.init(config:)) var router: Router
  @Singleton(Screen.init(router:users:)) var screen: Screen
  @Weak(Client.init(config:)) var client: Client
  @Transient(Stripe.init(client:)) var payments: any Payments
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
  @Assisted(Dialog.init(isModal:router:)) func makeDialog(isModal: Bool) -> Dialog
  @Singleton(DialogMaker.init(makeDialog:)) var dialogs: DialogMaker
  @Singleton func makeNotes() -> Notes { Notes() }
}

/// A graph with the isolation of its module.
@Graph
final class DefaultGraph {
  let config: Config
  @Singleton(Users.init(database:)) var users: Users
  @Singleton(Database.init(config:)) var database: Database
  @MainActor @Singleton(Router.init(config:)) var router: Router
  @Weak(Client.init(config:)) var client: Client
  @Transient(Stripe.init(client:)) var payments: any Payments
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
  @Singleton func makeNotes() -> Notes { Notes() }
}

// An app of a module whose classes say nothing about isolation: all of it belongs to the main actor
// where that is the default, and none of it otherwise.

final class Model {
  let config: Config
  var count = 0

  init(config: Config) { self.config = config }
}

final class ModelStore {
  let model: Model

  init(model: Model) { self.model = model }
}

final class ModelScreen {
  let title: String
  let store: ModelStore

  init(title: String, store: ModelStore) {
    self.title = title
    self.store = store
  }
}

final class ModelNavigation {
  let open: (String) -> ModelScreen

  init(makeScreen: @escaping (String) -> ModelScreen) { open = makeScreen }
}

final class Remote {
  let path: String

  init(config: Config) async throws { path = config.base }
}

protocol ScreenFactory {
  var store: ModelStore { get }
  func makeScreen(title: String) -> ModelScreen
}

/// A graph of what says nothing about isolation, and says nothing itself.
@Graph
final class PlainGraph: ScreenFactory {
  let config: Config
  @Singleton(Model.init(config:)) var model: Model
  @Singleton(ModelStore.init(model:)) var store: ModelStore
  @Singleton(Remote.init(config:)) var remote: Remote
  @Assisted(ModelScreen.init(title:store:)) func makeScreen(title: String) -> ModelScreen
  @Singleton(ModelNavigation.init(makeScreen:)) var navigation: ModelNavigation
  @Transient(ModelStore.init(model:)) var freshStore: ModelStore
  @Weak(ModelStore.init(model:)) var heldStore: ModelStore
  @Singleton func makeOtherModel() -> Model { Model(config: config) }
}

/// A graph with such a parent.
@Graph
final class PlainChild {
  @Parent let plain: PlainGraph
  @Singleton(ModelStore.init(model:)) var store: ModelStore
  @Singleton(ModelNavigation.init(makeScreen:)) var navigation: ModelNavigation
}

/// Macros know a global actor by the end of its name.
typealias StorageActor = Storage

/// A graph of an actor of the program's.
@StorageActor @Graph
final class StorageGraph {
  let config: Config
  @Singleton(Cache.init(config:)) var cache: Cache
  @Transient(Cache.init(config:)) var fresh: Cache
  @Singleton func makeNotes() -> Notes { Notes() }
  var isShared: Bool { cache === cache && fresh !== cache }
}

/// A graph with a parent.
@Graph
nonisolated final class SessionGraph: Sendable {
  @Parent let shared: SharedGraph
  let user: String
  @Singleton(Cart.init(user:)) var cart: Cart
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Singleton(Maker.init(makeProfile:)) var maker: Maker
  @MainActor @Transient(Dialog.init(isModal:router:)) var dialog: Dialog
  private let isModal: Bool = true
}

/// A graph with a parent of the main actor, on the main actor.
@MainActor @Graph
final class PageGraph {
  @Parent let main: MainGraph
  @Transient(Checkout.init(payments:users:)) var checkout: Checkout
  @Singleton(DialogMaker.init(makeDialog:)) var dialogs: DialogMaker
}

/// A generic graph that other modules see.
@Graph
public nonisolated final class BoxGraph<Content: Sendable>: Sendable {
  /// What it holds.
  public let content: Content
  /// Is made once.
  @Singleton(Box<Content>.init(content:)) public var box: Box<Content>
  /// Is made anew.
  @Transient(Box<Content>.init(content:)) public var fresh: Box<Content>
  /// Makes one for other content.
  @Assisted(Box<Content>.init(content:)) public func makeBox(content: Content) -> Box<Content>
}

/// Holds something.
public nonisolated final class Box<Content: Sendable>: Sendable {
  /// What it holds.
  public let content: Content

  /// Creates it.
  public init(content: Content) { self.content = content }
}
