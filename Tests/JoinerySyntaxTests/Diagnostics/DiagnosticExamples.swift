extension DiagnosticExample {
  /// One for each id.
  static let all: [Self] = [
    Self(
      "missing-binding",
      """
        let config: Config
        @Singleton(Database.init(confg:)) var database: Database
        @Singleton(SQLUsers.init(databse:config:)) var users: any Users
        @Singleton(SQLOrders.init(databse:)) var orders: any Orders
      """,
      "  @Singleton(Users.init(in:)) var users: Users",
      """
        @Assisted(Profile.init(userID:users:)) func makeProfile(userId: UUID) -> Profile
        @Singleton(Users.init) var users: Users
      """,
      """
        @Assisted(Profile.init(id:style:)) func makeProfile(id: Int) -> Profile
        @Assisted(Page.init(in:)) func makePage() -> Page
        @MainActor @Transient(Shelf.init(row:)) var shelf: Shelf
      """,
      """
        @Assisted(Profile.init(style:)) func makeProfile() -> Profile
        @Assisted(Page.init(style:id:)) func makePage(_ id: Int) -> Page
      """,
      """
        @Assisted(Profile.init(style:)) func makeProfile() -> Profile
        @Singleton(Page.init(style:)) var page: Page
      """,
      """
        @Singleton(A.init(first:), preview: B.init(second:), test: mustBeOverridden)
        var one: any Letter
      """,
      "@Graph final class G { @Singleton(A.init(clock:)) var a: A }",
      """
        @Parent let app: RootGraph
        @Singleton(Users.init(database:)) var users: Users
      """),
    Self(
      "dependency-cycle",
      "  @Singleton(Node.init(node:)) var node: Node",
      """
        @Singleton(Client.init(session:)) var client: Client
        @Singleton(Session.init(payments:)) var session: Session
        @Singleton(Stripe.init(client:)) var payments: any Payments
        @Singleton(Root.init(session:client:)) var root: Root
      """,
      """
        @Singleton(A.init(b:)) var a: A
        @Singleton(B.init(a:c:)) var b: B
        @Singleton(C.init(b:)) var c: C
      """,
      """
        @Singleton(Router.init(makeCart:)) var router: Router
        @Assisted(Cart.init(router:)) func makeCart() -> Cart
      """,
      """
        @Singleton func makeRouter() -> Router { Router(menu: menu) }
        var menu: Menu { Menu(items: items()) }
        func items() -> [Item] { [Item(router: router)] }
      """,
      """
        @Singleton(Router.init(menu:)) var router: Router
        @Singleton func makeMenu() -> Menu { Menu(router) }
      """,
      """
        @Singleton(Left.init(name:)) var left: Left
        @Singleton(Text.init(left:)) var name: String
        @Singleton(Right.init(title:)) var right: Right
        @Singleton(Text.init(right:)) var title: String
      """),
    Self(
      "unused-binding",
      """
        let config: Config
        private let secret: Secret
        package let theme: Theme
        let limit: Int, depth: Int
        @Singleton(Users.init) var users: Users
      """,
      """
        @Graph final class G: HasConfig {
          let config: Config
          private let secret: Secret
          @Singleton(Users.init) var users: Users
        }
      """,
      """
        let config: Config
        private let mentioned: Int
        @Singleton func makeUsers() -> Users { Users(config.url) }
        static func count(_ graph: AppGraph) -> Int { graph.mentioned }
      """,
      "  let config: Config"),
    Self(
      "unlabelled-parameter",
      """
        let config: Config
        @Singleton(Database.init(_:config:)) private var database: Database
        @Transient(Cart.init(config:_:_:)) var cart: Cart
        @Assisted(Profile.init(_:config:)) func makeProfile(for config: UserConfig) -> Profile
        @Singleton(Users.init, test: Spy.init(_:)) var users: any Users
      """),
    Self(
      "missing-type",
      """
        let config
        var retries = 3
        var clock = Clock()
        @Parent let app
        @Singleton(Users.init(config:retries:clock:)) var users
        @Weak(makeCache(users:)) var cache
        let (first, second): (Int, Int)
        let (third, fourth) = (1, 2)
        let a, b: Int
        lazy var pages = makePages()
      """),
    Self(
      "misplaced-attribute",
      """
        @Singleton(A.init) static var a: A
        @Singleton(B.init) let b: B
        @Weak(C.init) lazy var c: C
        @Singleton(D.init) var d: D, e: D
        @Singleton(F.init) @Transient(F.init) var f: F
        @Assisted(G.init) var g: G
        @Transient func makeH() -> H { H() }
        @Transient func makeI(name: String) -> I
        @Parent func app() -> AppGraph { AppGraph() }
        @Assisted(J.init) static func makeJ() -> J
        @Singleton(K.init) init(k: K) {}
        @Singleton(L.init) var (l, m): (L, L)
        @Joinery.Singleton(N.init) var n: N
        @Singleton(O.init) weak var o: O?
        @Parent let p: RootGraph?
        @Parent var q: StoreGraph!
      """,
      """
        @Parent let up: AppGraph
        @Singleton(A.init(clock:)) var a: A
      """),
    Self(
      "initial-value",
      """
        @Singleton(Users.init) var users: Users = Users()
        @Transient(Cart.init) var cart: Cart { Cart() }
        @Weak(Cache.init) var cache: Cache { didSet { print() } }
        @Parent let app: RootGraph = AppGraph()
        @Parent var other: RootGraph { app }
      """),
    Self(
      "unused-parameter",
      """
        let users: Users
        @Assisted(Profile.init(userID:users:))
        func makeProfile(userId: UUID, for userID: UUID, users: Users) -> Profile
        @Assisted(Profile.init(id:users:), preview: Profile.init(id:style:))
        func makeStyled(id: UUID, style: Style) -> Profile
        @Assisted(Profile.init) func makeBare(_ id: UUID) -> Profile
      """),
    Self(
      "not-a-factory",
      """
        let config: Config
        @Singleton(Database(config: config)) var database: Database
        @Singleton(Outer.Cache<Int>(config: config)) var cache: Outer.Cache<Int>
        @Singleton(connect(3)) var connection: Connection
        @Singleton({ Client(config: config) }) private var client: Client
        @Transient({ Cart(config: config) }) var cart: Cart
        @Singleton({ (config: Config) in Clock() }) var clock: Clock
        @Singleton(.init(config:)) var users: Users
        @Singleton(.init(config:)) var theme: any Theme
        @Weak("Images") var images: Images
        @Singleton(A.init, preview: B(config: config)) var a: any Letter
        @Assisted(Profile(id: id, config: config)) func makeProfile(id: Int) -> Profile
      """,
      """
        func makeBox<Value>(value: Value) -> Box { Box(value) }
        func makeSum(of: Int...) -> Sum { Sum(of) }
        @Singleton(Store.init(makeBox:makeSum:)) var store: Store
      """),
    Self(
      "attribute-arguments",
      """
        @Singleton var a: A
        @Transient() var b: B
        @Singleton(C.init, D.init) var c: C
        @Weak(D.init, live: D.init, preview: E.init, preview: F.init) var d: D
        @Singleton(preview: E.init) var e: E
        @Assisted func makeF(id: Int) -> F
      """,
      """
        @Singleton(A.init, eager: isOn) var a: A
        @Singleton(B.init, test: C.init, eager: (true)) var b: B
        @Singleton(eager: !isOn) func makeC() -> C { C() }
        @Singleton(D.init, eager: false) var d: D
      """),
    Self(
      "make-function",
      """
        let config: Config
        @Singleton func client() -> Client { Client(config) }
        @Singleton func makeRouter(config: Config) -> Router { Router(config) }
        @Singleton func makeClock() { Clock() }
        @Weak func makeCache() -> Cache
        @Singleton(Theme.init) func makeTheme() -> Theme { Theme() }
        @Singleton func make() -> Int { 1 }
        @Singleton() func makeURLSession() -> URLSession { URLSession() }
      """,
      """
        @Weak func makeCache() async -> Cache { await Cache() }
        @Weak func makeStore() throws -> Store { try Store() }
      """),
    Self(
      "assisted-function",
      """
        @Assisted(Profile.init(id:)) func makeProfile(id: Int) -> Profile { Profile(id: id) }
        @Assisted(Cart.init(id:)) func makeCart(id: Int)
      """,
      """
        @Assisted(Box.init(value:)) func makeBox<Value>(value: Value) -> Box
        @Assisted(Box.init(value:)) func makeOther(value: [some Hashable]) -> Box
        @Assisted(Sum.init(of:)) func makeSum(of: Int...) -> Sum
        @Assisted(Counter.init(count:)) func makeCounter(count: inout Int) -> Counter
      """),
    Self(
      "unknown-concrete-type",
      """
        @Singleton(makeUsers) var users: some Users
        @Singleton(SQLOrders.init, test: SpyOrders.init) var orders: some Orders
        @Singleton(Clock.init, test: Clock.init) var clock: some Clocks
        @Transient(makeCart) var cart: some Carts
        @Singleton func makeTheme() -> some Themes { Dark() }
        @Assisted(Profile.init(id:)) func makeProfile(id: Int) -> some Profiles
      """),
    Self(
      "not-a-final-class",
      "@Graph class AppGraph {\n  @Singleton(A.init) var a: A\n}",
      "@Graph open class AppGraph {\n  @Singleton(A.init) var a: A\n}"),
    Self(
      "graph-initializer",
      """
        let a: A
        init(a: A) { self.a = a }
        public convenience init() { self.init(a: A()) }
        deinit {}
        func first() -> A { a }
      """),
    Self(
      "duplicate-name",
      """
        let client: Client
        @Singleton func makeClient() -> Client { Client() }
        @Assisted(Cart.init(id:)) func makeCart(id: Int) -> Cart
        @Assisted(Cart.init(name:)) func makeCart(name: String) -> Cart
        func log(_ text: String) {}
        func log(_ number: Int) {}
        @Singleton(Logger.init(log:client:)) var logger: Logger
        @Singleton(Users.init) var `users`: Users
        @Singleton(Users.init) var users: Users
      """,
      """
        @Parent let app: RootGraph
        @Parent let store: StoreGraph
        @Parent let other: RootGraph
      """),
    Self(
      "reserved-name",
      """
        let context: Context
        let start: Date
        @Singleton(Users.init(context:start:)) var users: Users
        static func users(_ graph: AppGraph) -> Users? { nil }
        @Transient(Cart.init) var cart: Cart
        typealias cartFactory = Int
        struct Overrides {}
        @Assisted(Profile.init(id:)) func makeProfile(id: Int) -> Profile
        static func makeProfile() -> Profile { Profile() }
        @Singleton(Context.init) var overrides: Context
        func _cells() {}
      """),
    Self(
      "undecided-condition",
      """
        #if DEBUG
          let flags: Flags
          @Singleton(Log.init(flags:)) var log: Log
          static var shared: Int { 1 }
          func dump() {}
        #elseif os(Linux)
          #if arch(x86_64)
            let inner: Int
          #endif
        #endif
        @Singleton(Users.init(log:other:)) var users: Users
      """),
    Self(
      "nothing",
      """
        let config: Config
        private weak var delegate: (any Delegate)?
        @Singleton(Database.open(config:)) private(set) var database: Database
        @Singleton(SQLUsers.init(database:), preview: NoUsers.init, test: SpyUsers.init(config:))
        var users: any Users
        @MainActor @Singleton(Router.init(users:makeProfile:)) var router: Router
        @Assisted(Profile.init(id:users:), test: mustBeOverridden)
        @MainActor func makeProfile(for id: Int) -> Profile
        @Singleton((Cache<Int>.init(config:)) as (Config) -> Cache<Int>) var cache: Cache<Int>
        lazy var pages = [delegate]
        static let shared = AppGraph(config: .live)
        subscript(index: Int) -> Int { index }
        enum Part { case one }
      """),
  ]
}
