import JoineryReading
import Testing

/// What can't be read is said, with its place, and the rest is read.
@Suite(.timeLimit(.minutes(10))) struct `What can't be read` {
  @Test(arguments: [
    ("for name in names { Instance(name) }", "what a loop binds is only known when it runs"),
    ("if isTest { Instance(1) }", "bind the same keys in every case, or move the condition into"),
    ("if isTest { Instance(1) } else { Instance(\"\") }", "bind the same keys in every case, or"),
    ("switch mode { case 1: Instance(1); default: Instance(\"\") }", "bind the same keys in every"),
    (
      "if isTest { Singleton(Two.init(a:)) } else { Singleton(Two.init(b:)) }",
      "what is bound in one case takes what it doesn't take in another; move the condition into"
    ),
    (
      "if isTest { Scoped { A() } } else { Singleton { A() } }",
      "what is bound in one case takes what it doesn't take in another; move the condition into"
    ),
    ("Singleton { config in A() }", "the type of the closure's parameter 'config' is not written"),
    ("Singleton { B(a: $0) }", "the type of the closure's parameter '$0' is not written"),
    ("Singleton<B> { a in B(a: a) }", "the closure's parameter 'a' is not written"),
    ("Singleton(Unknown.init(a:))", "'Unknown.init(a:)' is not declared in the sources"),
    ("Singleton(B.init(c:))", "there is no 'B.init(c:)' in the sources that were read"),
    ("Singleton(makeAnything)", "'makeAnything' is not declared in the sources"),
    ("Singleton(Two.init)", "'Two.init' may be any of 3 functions"),
    ("Instance(unknownValue)", "the type of 'unknownValue' isn't known"),
    ("Instance(compute() + 1)", "the type of 'compute() + 1' isn't known"),
    ("Singleton { let a = 1; return make(a) }", "the type that the closure makes isn't known"),
    ("Singleton(A.init, qualifier: chosen)", "the qualifier 'chosen' isn't written as a type"),
    ("moreBindings()", "'moreBindings' is no binding, and no function of this name"),
    ("elsewhere", "'elsewhere' isn't declared in the sources that were read"),
    ("Elsewhere.module", "'Elsewhere.module' isn't declared in the sources"),
    ("Members(of: someGraph)", "the type of the graph isn't known"),
    ("Module(\"x\", bindings: list)", "the bindings of the module aren't written in braces"),
    ("Assisted(first, make: B.init(a:))", "the argument 'first' isn't written as a type"),
    ("Singleton(Generic.make)", "the type 'T' is only decided where the code is used"),
    ("looping", "'looping' leads to itself"),
    ("conditional()", "what 'conditional' gives is only known when it runs"),
    ("Singleton 3", "isn't declared in the sources"),
    ("MustBeOverridden()", "the type isn't written; write it: 'MustBeOverridden<Type>(…)'"),
    ("Override { Singleton(B.init(a:)) { } }", "'Override' takes a binding in parentheses and not"),
    ("Contribute { Singleton(B.init(a:)) }", "braces: 'Contribute(Singleton(B.init(a:)))'"),
    ("Injects(elsewhere)", "'elsewhere' isn't an injection whose steps are written"),
    ("Injects(Injection<B>(steps))", "the steps of the injection aren't written in braces"),
    ("Injects(Injection<B> { \\.c })", "the type of '\\.c' isn't known; use a call"),
    ("Injects(Injection<B> { Setter(path) })", "'path' isn't written as a key path"),
    ("Injects(Injection<B> { Method(B.c(a:)) })", "'B.c(a:)' is not declared in the sources"),
    ("Injects(Injection<B> { if isTest { \\.a } })", "what 'if isTest { \\.a }' adds to the"),
    ("Injects(Injection { \\.a })", "the type of the object isn't known; write it: 'Injection<"),
    ("Injects(Injection<B> { Call { $1.use($0) } })", "the closure's parameter '$1' is not"),
    ("Injects(Injection<B> { more })", "'more' isn't an injection whose steps are written"),
  ])
  func `is reported where it is written`(_ statement: String, _ reason: String) {
    let sources = Sources(
      bindings: "  Instance(7)\n  \(statement)\n  Instance(true)",
      """
      struct A {}
      struct B { let a: A }
      struct Two { init() {}; init(a: A) {}; init(b: B) {} }
      enum Generic { static func make<T>() -> [T] { [] } }
      let looping: Module = again
      let again: Module = looping
      func conditional() -> Module { if true { return Module {} }; return Module {} }
      """)
    #expect(sources.unreadable.contains { $0.hasPrefix("4:3 ") && $0.contains(reason) })
    #expect(sources.nodes.contains("Swift.Int") && sources.nodes.contains("Swift.Bool"))
  }

  @Test func `makes what isn't found a warning`() {
    let sources = Sources(
      bindings: """
        for _ in 0..<1 { Instance(true) }
        Singleton(B.init(a:))
        Singleton(C.init(c:))
        """, "struct A {}; struct B { let a: A }; final class C { init(c: C) {} }")
    #expect(
      sources.issues == [
        "App/Wiring.swift:4:10 warning missing-binding: 'B' needs 'A', which nothing binds.",
        "App/Wiring.swift:5:10 error dependency-cycle: 'C' needs itself: C → C.",
      ])
  }

  @Test(arguments: [
    "if isTest { Singleton<any Log>(A.init) }",
    "if isTest { Singleton<any Log>(A.init) } else { Instance(1) }",
    "if isTest { Singleton<any Log>(A.init) } else if isLive { Singleton<any Log>(A.init) }",
    "for _ in 0..<1 { Singleton<any Log>(A.init) }",
  ])
  func `has not what only some cases bind`(_ statement: String) {
    let sources = Sources(
      bindings: "\(statement)\nSingleton(C.init(log:))",
      "protocol Log: Sendable {}; struct A: Log {}; struct C { let log: any Log }")
    #expect(sources.nodes == ["App.C: any App.Log"])
    #expect(sources.issues.count == 1)
  }

  @Test func `may contribute all the same`() {
    let sources = Sources(
      bindings: """
        for kind in kinds {
          switch kind {
          case .one: Contribute<any Plugin>(A.init)
          case .two: if kind.isNew { Contribute<any Plugin>(B.init(a:)) } else { Instance(1) }
          }
        }
        Transient { (all: [any Plugin]) in A() }
        """, "protocol Plugin {}; struct A: Plugin {}; struct B: Plugin { let a: A }")
    #expect(
      sources.nodes == ["any App.Plugin", "any App.Plugin: App.A", "App.A: any App.Plugin"])
    #expect(sources.unreadable.map { $0.prefix(9) } == ["3:1 what "])
  }

  @Test(arguments: Array(stride(from: 0, to: 1_900, by: 23)))
  func `is any part of a text that was cut`(_ length: Int) {
    let text = """
      import Joinery
      @Graph final class AppGraph: Sendable, P where T == U {
        @Parent let app: AppGraph
        @Singleton(A.init(b:), preview: C.init) var a: any A & B
        @Assisted(A.init(id:a:)) func makeA(id: Int?) async throws(E) -> [A<B, (C) -> D>.E]
        var x: Int { get async throws { try await app.y } }
      }
      extension AppGraph.Inner: @retroactive P { struct S<T>: Q { static func f<U>(_: U...) {} } }
      typealias Loop = Loop; typealias L2<T> = [L2<T>]; class C: C {}; enum E { case a(Int, b: E) }
      let m = Module("m") { m; n(); E.x; Singleton(E.a(_:b:)); Module { m } }
      var n: Module { n }; func f() -> Module { f() }; let v = w; let w = v
      let c = try! Container("c\\(d)") {
        m; Singleton<(Int, a: B)>(qualifier: Q.self) { @MainActor [weak self] (x: Int...) in x }
          .configured { $0.a = $1 }.eager().onStop { _, _ in }
        Assisted(Int.self, String.self, make: { (a, b: Loop, c: L2<Int>) throws -> C in C() })
        Decorate { (a: any A, b: ~Copyable) in a }; Contribute(Override(Instance(v))) as X<Y>
        if #available(macOS 15, *) { Instance(1) } else if let x = y { Instance(w) } else { m }
        Members(of: AppGraph(), except: ["a"]); Instance(f()); Instance(c); Instance(self)
      }.scope("s") { Instance([1: (2, "x")]); Instance(try? await c.d!.e ?? f) }
      let d = try c.overriding { Override(Singleton(C.init)) }.scope()
      @InjectedEntry(preview: 1) var e: any Error = f()
      typealias L3 = (L3, L3); let c2 = try c2.scope { g() }; func h() -> Container { h() }
      @BindingBuilder func g() -> BindingList { g(); g(); Module { g() }; Instance<L3>(1) }
      let i = try h().overriding { g() }; class D: F {}; class F: D {}; let j = Module { D.init }
      """
    let sources = Sources(
      ["App/A.swift": String(text.prefix(length))], lint: LintOptions(depthLimit: 1))
    #expect(sources.report.paths == ["App/A.swift": "App/A.swift"])
  }

  @Test func `includes a container that is given its bindings`() {
    let sources = Sources([
      "App/A.swift": "import Joinery\nlet container = try Container(\"x\", list)"
    ])
    #expect(
      sources.unreadable == [
        "2:21 the bindings of the container aren't written in braces after it"
      ])
  }

  @Test func `includes a scope of a container that isn't found`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      func enter(_ container: Container) throws { try container.scope { Instance(1) } }
      """
    ])
    #expect(sources.unreadable.map { $0.prefix(34) } == ["2:49 the container that this one i"])
  }

  @Test func `includes a parent that isn't in the sources`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      @Graph final class ChildGraph: Sendable {
        @Parent let app: AppGraph
        @Singleton(Cart.init(users:)) var cart: Cart
      }
      struct Cart: Sendable { let users: Int }
      """
    ])
    #expect(
      sources.unreadable == [
        "3:15 the parent 'AppGraph' is no graph in the sources that were read"
      ])
    #expect(sources.issues == [])
  }

  @Test func `includes a parent of a parent that isn't in the sources`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      @Graph final class ChildGraph: Sendable { @Parent let app: AppGraph }
      @Graph final class GrandchildGraph: Sendable {
        @Parent let child: ChildGraph
        @Singleton(Cart.init(users:)) var cart: Cart
      }
      struct Cart: Sendable { let users: Int }
      """
    ])
    #expect(sources.unreadable.count == 1)
    #expect(sources.issues == [])
  }

  @Test func `is only the place of a syntax error`() {
    let sources = Sources([
      "App/A.swift": "import Joinery\nstruct Broken { let = 3 }\nstruct Whole {}",
      "App/B.swift": "import Joinery\nlet c = try Container(\"b\") { Singleton(Whole.init) }",
    ])
    #expect(sources.issues.count == 1)
    #expect(sources.issues[0].hasPrefix("App/A.swift:2:21 error syntax-error: Syntax error:"))
    #expect(sources.nodes == ["App.Whole"])
  }
}
