import JoineryAnalysis
import JoineryReading
import Testing

/// What is declared in one file or module is found from another.
@Suite struct `Reading several files` {
  @Test func `modules of other files and targets are included`() {
    let sources = Sources([
      "App/Wiring.swift": """
      import Joinery
      import Payments
      let container = try Container("app") {
        payments
        Payments.clocks
        PaymentModules.cards
        PaymentModules.make(count: 3)
        local
        listed()
      }
      private let local = Module("local") { Instance(true) }
      @BindingBuilder func listed() -> BindingList { Instance("text"); Instance(1.5) }
      """,
      "Payments/Modules.swift": """
      public import Joinery
      public let payments = Module("payments") { Singleton<any Payments>(Stripe.init(clock:)) }
      public var clocks: Module { Module("clocks") { Singleton<any Clock>(Wall.init) } }
      public enum PaymentModules {
        public static let cards = Module { Contribute<any Card>(Visa.init) }
        public static func make(count: Int) -> Module {
          let name = "made"
          return Module(name) { Instance(count) }
        }
      }
      """,
      "Payments/Types.swift": """
      public protocol Payments: Sendable {}
      public protocol Clock: Sendable {}
      protocol Card: Sendable {}
      struct Stripe: Payments { let clock: any Clock }
      struct Wall: Clock {}
      struct Visa: Card {}
      """,
    ])
    #expect(sources.unreadable == [])
    #expect(
      sources.nodes == [
        "Swift.String", "Swift.Double", "any Payments.Payments: any Payments.Clock",
        "any Payments.Clock", "any Payments.Card", "Swift.Int", "Swift.Bool",
      ])
    #expect(
      sources.report.graphs[0].graph.nodes.map(\.modules.first) == [
        nil, nil, "payments", "clocks", "the module at Payments/Modules.swift:5:36", "name",
        "local",
      ])
    #expect(sources.issues == [])
  }

  @Test func `what extends a type of another package is found`() {
    let sources = Sources([
      "App/A.swift": """
      import Foundation
      import Joinery
      extension Module {
        static let clocks = Module("clocks") { Singleton(Clock.init) }
        static func texts(_ text: String) -> Module { Module("texts") { Instance(text) } }
      }
      extension BindingList { @BindingBuilder static var numbers: BindingList { Instance(7) } }
      extension UUID {
        static let first = UUID()
        static func make(clock: Clock) -> UUID { UUID() }
      }
      struct Clock {}
      let container = try Container("app") {
        Module.clocks
        Module.texts("a")
        BindingList.numbers
        Instance(UUID.first, qualifier: Clock.self)
        Singleton(UUID.make(clock:))
      }
      """
    ])
    #expect(sources.unreadable == [])
    #expect(
      sources.nodes == [
        "Swift.Int", "UUID (App.Clock)", "UUID: App.Clock", "App.Clock", "Swift.String",
      ])
  }

  @Test func `types of one name are told apart by what is imported`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      import Auth
      let container = try Container("app") { Singleton(Session.init); Singleton(App.Other.init) }
      struct Other {}
      """,
      "Auth/S.swift": "public struct Session { public init() {} }",
      "Payments/S.swift": "public struct Session { public init() {} }\npublic struct Other {}",
    ])
    #expect(sources.nodes == ["Auth.Session", "App.Other"])
  }

  @Test func `private types of one name are different types`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      private struct Thing {}
      let first = Module { Singleton(Thing.init) }
      """,
      "App/B.swift": """
      import Joinery
      private struct Thing {}
      let container = try Container("app") { first; Singleton(Thing.init) }
      """,
    ])
    #expect(Set(sources.nodes).count == 2)
    #expect(sources.issues == [])
    #expect(
      sources.report.graphs[0].graph.nodes.map { Graph().displayName(of: $0.key) } == [
        "Thing", "Thing",
      ])
  }

  @Test(arguments: [
    ("let base = try Container(\"a\") { Input<Int>() }; let s = try base.scope(\"s\")", true),
    ("let s = try Container(\"a\") { Input<Int>() }.scope(\"s\") { Instance(1) }", false),
    (
      """
      final class Root {
        let base: Container
        init() throws { base = try Container("a") { Input<Int>() } }
        func enter() throws { _ = try base.scope("s") { Instance(true) } }
      }
      """, true
    ),
    (
      """
      func make() throws -> Container {
        let container = try Container("a") { Input<Int>() }
        return container
      }
      let scope = try make().scope()
      """, true
    ),
    (
      """
      func make() throws {
        let base = try Container("a") { Input<Int>() }
        let test = try base.overriding { Instance<any Sendable>(1) }
      }
      """, true
    ),
  ])
  func `a container is followed to what is derived from it`(
    _ text: String, _ isFaulty: Bool
  ) {
    let sources = Sources(["App/A.swift": "import Joinery\n" + text])
    #expect(sources.unreadable == [])
    #expect(sources.report.graphs.count == 2)
    #expect(sources.report.graphs[0].issues == [])
    #expect(sources.report.graphs[1].issues.isEmpty != isFaulty)
  }

  @Test func `a type called Container of one's own is none of Joinery's`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      struct Container { init(_ make: () -> Int) {} }
      let mine = Container { 3 }
      """,
      "Other/A.swift": "let other = Container { 3 }",
    ])
    #expect(sources.report.graphs.isEmpty && sources.unreadable.isEmpty)
  }

  @Test func `a branch is read that is compiled`() {
    let sources = Sources(
      bindings: """
        #if DEBUG
        Instance(1)
        #else
        Instance(true)
        #endif
        #if canImport(UIKit) && os(iOS)
        Instance("no")
        #endif
        """)
    #expect(sources.nodes == ["Swift.Int"])
  }

  @Test func `entries are read with their alternatives`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      protocol Analytics: Sendable {}
      struct NoOp: Analytics {}
      extension InjectedValues {
        @InjectedEntry var analytics: any Analytics = NoOp()
        @InjectedEntry(preview: 1, test: mustBeOverridden) var count: Int = 3
      }
      """
    ])
    let entries = sources.report.entries
    #expect(entries.map(\.name) == ["analytics", "count"])
    #expect(entries.map(\.type.type) == ["any App.Analytics", "Swift.Int"])
    #expect(entries.map(\.hasPreview) == [false, true])
    #expect(entries.map(\.hasTest) == [false, true])
    #expect(entries.map(\.isProtocol) == [true, false])
    #expect(entries.map(\.place.line) == [5, 6])
  }

  @Test func `a name that no parent has is missing`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      @Graph final class AppGraph: Sendable { @Singleton(Log.init) var log: Log }
      @Graph final class ChildGraph: Sendable {
        @Parent let app: AppGraph
        @Singleton(Cart.init(log:lag:)) var cart: Cart
      }
      struct Log {}
      struct Cart { let log: Log; let lag: Log }
      """
    ])
    #expect(
      sources.issues == [
        "App/A.swift:5:28 error missing-binding: 'Cart' needs 'lag', which nothing binds."
      ])
  }

  @Test func `S24: what the compiler says of a graph is said at the same place`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      @Graph final class AppGraph: Sendable {
        @Singleton(Log.init(path:)) var log: Log
        @Singleton(A.init(b:)) var a: A
        @Singleton(B.init(a:)) var b: B
        private let unused: Int
      }
      """
    ])
    #expect(
      sources.issues == [
        "App/A.swift:3:23 error missing-binding: 'Log' needs 'path', which nothing binds.",
        "App/A.swift:5:21 error dependency-cycle: 'A' needs itself: A → B → A.",
        "App/A.swift:6:15 warning unused-binding: Nothing needs the input 'unused'.",
      ])
    #expect(sources.report.issues[1].issue.chain.map(\.name) == ["A", "B", "A"])
  }

  @Test func `what is wrong with a graph is mended in the words of a graph`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      @Graph final class AppGraph: Sendable {
        @Singleton(Users.init) var users: Users
        @Singleton(Cart.init(uesrs:)) var cart: Cart
        @Singleton(Shop.init(zebra:)) var shop: Shop
      }
      @Graph final class ChildGraph: Sendable {
        @Parent let app: AppGraph
        @Singleton(Cart.init(usres:)) var basket: Cart
        @Assisted(Page.init(number:style:)) func makePage(numbr: Int) -> Page
        @Assisted(Page.init(color:)) func makeOther() -> Page
        @Singleton(Shop.init(yak:)) var shop: Shop
      }
      """
    ])
    #expect(
      sources.report.issues.map(\.issue.fix) == [
        "did you mean 'users'?", "add an input 'zebra'", "did you mean 'users'?",
        "did you mean 'numbr'?", "add an argument 'style' to 'makePage'",
        // The parameter that is meant is reported as well, and renaming the label mends both.
        nil,
        "add an argument 'color' to 'makeOther'", "add an input 'yak'",
      ], "\(sources.issues)")
  }
}
