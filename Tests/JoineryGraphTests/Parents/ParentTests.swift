import Joinery
import JoineryAnalysis
import Testing

/// Graphs that have the members of others.
@Suite struct ParentTests {
  @Test func `M15, M16: a name that the graph does not have is looked up in its parent`() {
    let app = App(config: "a")
    let session = Session(app: app, user: "u")
    #expect(session.cart.log === app.log)
    #expect(session.cart === session.cart)
    #expect(Session(app: app, user: "v").cart !== session.cart)
  }

  @Test func `U01: names are looked up through two and three levels`() {
    let app = App(config: "a")
    let session = Session(app: app, user: "u")
    let page = Page(session: session)
    let row = Row(page: page, index: 3)
    #expect(page.view.cart === session.cart)
    #expect(page.view.log === app.log)
    #expect(row.cell.view === page.view)
    #expect(row.cell.cart === session.cart)
    #expect(row.cell.log === app.log)
    #expect(row.cell.config == "a")
    #expect(row.cell.index == 3)
  }

  @Test func `G14, U05, M17: the nearest graph that has a name is asked`() {
    let app = App(config: "outer")
    let session = Nearer(app: app, config: "inner")
    #expect(session.text.text == "inner")
    let deeper = NearerChild(nearer: session)
    #expect(deeper.text.text == "inner")
  }

  @Test func `a graph may have two parents`() {
    let app = App(config: "a")
    let store = Storage(path: "p")
    let graph = TwoParents(app: app, storage: store)
    #expect(graph.pair.log === app.log)
    #expect(graph.pair.disk === store.disk)
    #expect(graph.pair.path == "p")
  }

  @Test func `a function of a parent is passed on as a factory`() {
    let app = App(config: "a")
    let session = Session(app: app, user: "u")
    let page = FactoryPage(session: session)
    #expect(page.maker.make("x").text == "a-x")
    #expect(page.sessionMaker.make("x").text == "u-x")
  }

  @Test func `M06: the value of a parent's transient is new each time`() {
    let app = App(config: "a")
    let session = TransientChild(app: app)
    #expect(session.first.fresh !== session.second.fresh)
  }

  @Test func `a replaced member of a parent is what the child sees`() {
    let spy = Log()
    let app = App(config: "a") { $0.log = spy }
    #expect(Session(app: app, user: "u").cart.log === spy)
  }

  @Test func `W30: a child keeps its parent, and a parent no child`() {
    let app = App(config: "a")
    weak var session: Session?
    weak var cart: Cart?
    do {
      let made = Session(app: app, user: "u")
      session = made
      cart = made.cart
      #expect(session != nil)
    }
    #expect(session == nil)
    #expect(cart == nil)
    let page: Page
    do { page = Page(session: Session(app: App(config: "b"), user: "u")) }
    #expect(page.session.app.config == "b")
  }

  @MainActor
  @Test func `a graph of the main actor has a parent of the main actor, and one of none`() {
    let app = App(config: "a")
    let root = MainRoot(app: app)
    let child = MainChild(root: root)
    #expect(child.screen.window === root.window)
    #expect(child.screen.log === app.log)
    #expect(child.maker.make(4).number == 4)
  }

  @MainActor
  @Test func `a nonisolated graph reads a main-actor member of its parent on the main actor`() {
    let parent = MixedParent()
    let child = MixedChild(parent: parent)
    #expect(child.screen.window === parent.window)
  }

  @Test func `a parent may be optional in access and written in any order`() {
    let app = App(config: "a")
    let graph = OrderGraph(user: "u", app: app)
    #expect(graph.cart.log === app.log)
  }

  @Test func `a parent may be generic`() {
    let parent = GenericParent<Int>(value: 3)
    let child = GenericChild<Int>(parent: parent)
    #expect(child.box.value == 3)
  }

  @Test func `what is asked of the nearest parent does not wait for another one`() {
    let near = QuickParent()
    let graph = TwoWays(slow: SlowChild(base: SlowParent()), near: near)
    #expect(graph.user.connection === near.connection)
    #expect(graph.text == "quick")
  }

  @Test func `what is read through a parent is asked of that one`() {
    let near = QuickParent()
    let graph = TwoDirect(slow: SlowParent(), near: near)
    #expect(graph.user.connection === near.connection)
  }

  @Test func `a description has the members of parents first`() {
    let description = Page.description
    #expect(description.owners == ["App", "Session", "Page"])
    #expect(description.nodes.last?.member == "view")
    #expect(description.nodes.last?.edges.map(\.label) == ["cart", "log"])
  }

  @Test func `a child is started after its parent, each on its own`() async throws {
    let app = AsyncApp()
    let session = AsyncSession(app: app)
    try await app.start()
    try await session.start()
    #expect(session.user.connection === app.connection)
    try await session.stop()
    try await app.stop()
  }
}

// MARK: - Fixtures

private final class Log: Sendable {}

private final class Cart: Sendable {
  let user: String
  let log: Log

  init(user: String, log: Log) {
    self.user = user
    self.log = log
  }
}

private struct Text: Sendable {
  let text: String

  init(text: String) { self.text = text }
  init(config: String) { text = config }
  init(config: String, suffix: String) { text = "\(config)-\(suffix)" }
  init(user: String, suffix: String) { text = "\(user)-\(suffix)" }
}

@Graph private final class App: Sendable {
  let config: String
  @Singleton(Log.init) var log: Log
  @Transient(Log.init) var fresh: Log
  @Assisted(Text.init(config:suffix:)) func makeText(suffix: String) -> Text
}

@Graph private final class Session: Sendable {
  @Parent let app: App
  let user: String
  @Singleton(Cart.init(user:log:)) var cart: Cart
  @Assisted(Text.init(user:suffix:)) func makeUserText(suffix: String) -> Text
}

private final class View: Sendable {
  let cart: Cart
  let log: Log

  init(cart: Cart, log: Log) {
    self.cart = cart
    self.log = log
  }
}

@Graph private final class Page: Sendable {
  @Parent let session: Session
  @Singleton(View.init(cart:log:)) var view: View
}

private struct Cell: Sendable {
  let view: View
  let cart: Cart
  let log: Log
  let config: String
  let index: Int
}

@Graph private final class Row: Sendable {
  @Parent let page: Page
  let index: Int
  @Transient(Cell.init(view:cart:log:config:index:)) var cell: Cell
}

@Graph private final class Nearer: Sendable {
  @Parent let app: App
  let config: String
  @Singleton(Text.init(config:)) var text: Text
}

@Graph private final class NearerChild: Sendable {
  @Parent let nearer: Nearer
  @Transient(Text.init(config:)) var text: Text
}

private final class Disk: Sendable {}

@Graph private final class Storage: Sendable {
  package let path: String
  @Singleton(Disk.init) var disk: Disk
}

private struct DiskLog: Sendable {
  let log: Log
  let disk: Disk
  let path: String
}

@Graph private final class TwoParents: Sendable {
  @Parent let app: App
  @Parent let storage: Storage
  @Singleton(DiskLog.init(log:disk:path:)) var pair: DiskLog
}

private final class Maker: Sendable {
  let make: @Sendable (String) -> Text

  init(makeText: @escaping @Sendable (String) -> Text) { make = makeText }
  init(makeUserText: @escaping @Sendable (String) -> Text) { make = makeUserText }
}

@Graph private final class FactoryPage: Sendable {
  @Parent let session: Session
  @Singleton(Maker.init(makeText:)) var maker: Maker
  @Singleton(Maker.init(makeUserText:)) var sessionMaker: Maker
}

private struct FreshUser: Sendable {
  let fresh: Log
}

@Graph private final class TransientChild: Sendable {
  @Parent let app: App
  @Singleton(FreshUser.init(fresh:)) var first: FreshUser
  @Singleton(FreshUser.init(fresh:)) var second: FreshUser
}

@MainActor private final class Window {}

@MainActor private final class Screen {
  let window: Window
  let log: Log?

  init(window: Window, log: Log) {
    self.window = window
    self.log = log
  }

  init(window: Window) {
    self.window = window
    log = nil
  }
}

@MainActor private final class Numbered {
  let number: Int

  init(number: Int, window: Window) { self.number = number }
}

@MainActor private final class NumberMaker {
  let make: (Int) -> Numbered

  init(makeNumbered: @escaping @MainActor (Int) -> Numbered) { make = makeNumbered }
}

@MainActor @Graph private final class MainRoot {
  @Parent let app: App
  @Singleton(Window.init) var window: Window
  @Assisted(Numbered.init(number:window:)) func makeNumbered(number: Int) -> Numbered
}

@MainActor @Graph private final class MainChild {
  @Parent let root: MainRoot
  @Singleton(Screen.init(window:log:)) var screen: Screen
  @Singleton(NumberMaker.init(makeNumbered:)) var maker: NumberMaker
}

@Graph private final class MixedParent: Sendable {
  @MainActor @Singleton(Window.init) var window: Window
}

@Graph private final class MixedChild: Sendable {
  @Parent let parent: MixedParent
  @MainActor @Singleton(Screen.init(window:)) var screen: Screen
}

@Graph private final class OrderGraph: Sendable {
  @Singleton(Cart.init(user:log:)) var cart: Cart
  private let user: String
  @Parent private let app: App
}

private struct Box<Value: Sendable>: Sendable {
  let value: Value
}

@Graph private final class GenericParent<Value: Sendable>: Sendable {
  let value: Value
}

@Graph private final class GenericChild<Value: Sendable>: Sendable {
  @Parent let parent: GenericParent<Value>
  @Singleton(Box<Value>.init(value:)) var box: Box<Value>
}

private final class Connection: Sendable {
  static func open() async throws -> Connection { Connection() }
}

private final class ConnectionUser: Sendable {
  let connection: Connection

  init(connection: Connection) async { self.connection = connection }
}

@Graph private final class AsyncApp: Sendable {
  @Singleton(Connection.open) var connection: Connection
}

@Graph private final class AsyncSession: Sendable {
  @Parent let app: AsyncApp
  @Singleton(ConnectionUser.init(connection:)) var user: ConnectionUser
}

private struct QuickUser: Sendable {
  let connection: Connection
}

@Graph private final class QuickParent: Sendable {
  @Singleton(Connection.init) var connection: Connection
  let text: String = "quick"
}

@Graph private final class SlowParent: Sendable {
  @Singleton(Connection.open) var connection: Connection
}

@Graph private final class SlowChild: Sendable {
  @Parent let base: SlowParent
}

@Graph private final class TwoWays: Sendable {
  @Parent let slow: SlowChild
  @Parent let near: QuickParent
  @Singleton(QuickUser.init(connection:)) var user: QuickUser
  var text: String { near.text }
}

@Graph private final class TwoDirect: Sendable {
  @Parent let slow: SlowParent
  @Parent let near: QuickParent
  @Singleton func makeUser() -> QuickUser { QuickUser(connection: near.connection) }
}
