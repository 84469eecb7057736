import JoineryAnalysis
import JoineryReading
import Testing

/// Practices, each at the place where it isn't kept.
@Suite struct `Practices` {
  @Test func `what a graph makes gets no dependency by itself`() {
    let sources = Sources(
      [
        "App/A.swift": """
        import Joinery
        final class Checkout {
          @Injected(\\.analytics) var analytics: Int
          func pay() { let users = InjectedValues.current.users }
        }
        extension Checkout { func more() { _ = InjectedValues.current } }
        final class View { @Injected var users: Int }
        @Graph final class AppGraph: Sendable { @Transient(Checkout.init) var checkout: Checkout }
        let container = try Container("c") { Transient(Cart.init) }
        struct Cart { @Injected var users: Int }
        """
      ], lint: LintOptions())
    #expect(
      sources.practices == [
        "App/A.swift:3:3 warning hidden-dependency: "
          + "'Checkout', which 'AppGraph' makes, gets a dependency by '@Injected'.",
        "App/A.swift:4:28 warning hidden-dependency: "
          + "'Checkout', which 'AppGraph' makes, gets a dependency by 'InjectedValues.current'.",
        "App/A.swift:6:40 warning hidden-dependency: "
          + "'Checkout', which 'AppGraph' makes, gets a dependency by 'InjectedValues.current'.",
        "App/A.swift:10:15 warning hidden-dependency: "
          + "'Cart', which 'c' makes, gets a dependency by '@Injected'.",
      ])
  }

  @Test func `nothing asks a service locator`() {
    let sources = Sources(
      [
        "App/A.swift": """
        import Joinery
        final class Old {
          let users: Int = DependencyContainer.shared.resolve()
          func more(_ container: DependencyContainer) { _ = DependencyContainer() }
        }
        let top = DependencyContainer.shared
        """,
        "App/B.swift": "let other = DependencyContainer()",
      ], lint: LintOptions())
    #expect(
      sources.practices == [
        "App/A.swift:3:20 warning service-locator: "
          + "'Old' asks 'DependencyContainer' for what it needs.",
        "App/A.swift:4:26 warning service-locator: "
          + "'Old' asks 'DependencyContainer' for what it needs.",
        "App/A.swift:6:11 warning service-locator: "
          + "This asks 'DependencyContainer' for what it needs.",
      ])
  }

  @Test func `a class of another module stays behind its protocol`() {
    let sources = Sources(
      [
        "App/A.swift": """
        import Joinery
        import Store
        final class Checkout {
          init(
            users: SQLUsers,
            any: any Users,
            plain: Plain,
            config: Config,
            own: Own,
            later: Lazy<SQLUsers>?
          ) {}
        }
        final class Own: Users {}
        @Graph final class AppGraph: Sendable {
          let users: SQLUsers; let any: any Users; let plain: Plain; let config: Config
          let own: Own; let later: Lazy<SQLUsers>
          @Transient(Checkout.init(users:any:plain:config:own:later:)) var checkout: Checkout
        }
        """,
        "Store/S.swift": """
        public protocol Users: Sendable {}
        public final class SQLUsers: Users {}
        public final class Plain {}
        public struct Config: Users {}
        """,
      ], lint: LintOptions())
    #expect(
      sources.practices == [
        "App/A.swift:5:5 warning concrete-dependency: "
          + "'Checkout' needs 'SQLUsers' of the module 'Store' itself.",
        "App/A.swift:10:5 warning concrete-dependency: "
          + "'Checkout' needs 'SQLUsers' of the module 'Store' itself.",
      ])
    #expect(sources.report.practices[0].issue.fix == "any Users")
  }

  @Test func `a protocol has alternatives for previews and tests`() {
    let sources = Sources(
      [
        "App/A.swift": """
        import Joinery
        protocol P: Sendable {}
        struct A: P {}
        @Graph final class AppGraph: Sendable {
          @Singleton(A.init) var none: any P
          @Singleton(A.init, preview: A.init) var half: any P
          @Singleton(A.init, preview: A.init, test: mustBeOverridden) var all: any P
          @Singleton(A.init) var concrete: A
          @Transient(A.init) var transient: any P
        }
        extension InjectedValues {
          @InjectedEntry var p: any P = A()
          @InjectedEntry(preview: A(), test: A()) var q: any P = A()
          @InjectedEntry var count = 3
        }
        """
      ], lint: LintOptions())
    #expect(
      sources.practices == [
        "App/A.swift:5:26 warning missing-alternative: "
          + "'none' of 'AppGraph' has no alternative for previews and tests.",
        "App/A.swift:6:43 warning missing-alternative: "
          + "'half' of 'AppGraph' has no alternative for tests.",
        "App/A.swift:12:22 warning missing-alternative: "
          + "'p' of 'InjectedValues' has no alternative for previews and tests.",
      ])
  }

  @Test(arguments: [(6, []), (2, []), (1, ["deep-graph"])])
  func `a chain has no more links than the limit`(_ limit: Int, _ ids: [String]) {
    let sources = Sources(
      [
        "App/A.swift": """
        import Joinery
        struct A {}
        struct B { let a: A }
        struct C { let b: B; let later: Lazy<D> }
        struct D { let c: C }
        let container = try Container("app") {
          Transient(C.init(b:later:)); Transient(B.init(a:)); Singleton(A.init)
          Transient { (later: Provider<C>) in D(c: later()) }
        }
        """
      ], lint: LintOptions(depthLimit: limit))
    #expect(sources.report.practices.map(\.issue.id.rawValue) == ids)
    #expect(sources.report.practices.allSatisfy { $0.issue.chain.map(\.name) == ["C", "B", "A"] })
  }
}
