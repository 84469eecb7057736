import JoineryReading
import Testing

/// What can't be read is said, with its place, and the rest is read.
@Suite struct `What can't be read` {
  @Test(arguments: [
    ("for name in names { Instance(name) }", "what a loop binds is only known when it runs"),
    ("if isTest { Instance(1) } else { Instance(2) }", "whether a condition holds"),
    ("switch mode { default: Instance(1) }", "whether a condition holds"),
    ("Singleton { config in A() }", "the type of the closure's parameter 'config' is not written"),
    ("Singleton { B(a: $0) }", "the type of the closure's parameter '$0' is not written"),
    ("Singleton<B> { a in B(a: a) }", "the closure's parameter 'a' is not written"),
    ("Singleton(Unknown.init(a:))", "'Unknown.init(a:)' is not declared in the sources"),
    ("Singleton(B.init(c:))", "there is no 'B.init(c:)' in the sources that were read"),
    ("Singleton(makeAnything)", "'makeAnything' is not declared in the sources"),
    ("Singleton(Two.init)", "'Two.init' may be any of 2 functions"),
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
  ])
  func `is reported where it is written`(_ statement: String, _ reason: String) {
    let sources = Sources(
      bindings: "  Instance(7)\n  \(statement)\n  Instance(true)",
      """
      struct A {}
      struct B { let a: A }
      struct Two { init() {}; init(a: A) {} }
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
