import JoineryReading
import Testing

/// What is bound by a condition, whatever holds, is read.
@Suite struct `A condition that binds the same keys in every case` {
  @Test(arguments: [
    "if isTest { Singleton<any Log>(A.init) } else { Singleton<any Log>(B.init) }",
    "if isTest { Instance<any Log>(A()) } else if isLive { logs } else { logs }",
    """
    switch mode {
    case 1: Singleton<any Log>(A.init)
    default: if isTest { logs } else { Singleton<any Log> { B() } }
    }
    """,
  ])
  func `is read`(_ statement: String) {
    let sources = Sources(
      bindings: "\(statement)\nSingleton(C.init(log:))\nSingleton(D.init(text:))",
      """
      protocol Log: Sendable {}
      struct A: Log {}; struct B: Log {}; struct C { let log: any Log }
      struct D { let text: String }
      let logs = Module { Singleton<any Log>(B.init) }
      """)
    #expect(
      Set(sources.nodes) == ["any App.Log", "App.C: any App.Log", "App.D: Swift.String"])
    #expect(sources.nodes.count == 3)
    #expect(sources.unreadable == [])
    // What isn't bound is an error again, since the list is known.
    #expect(
      sources.issues == [
        "App/Wiring.swift:\(3 + statement.split(separator: "\n").count + 1):10 "
          + "error missing-binding: 'D' needs 'String', which nothing binds."
      ])
  }

  @Test(arguments: [
    "if isTest { Instance(B()) } else { Singleton(B.init(a:)) }",
    "if isTest { Singleton(B.init(a:)) } else { Transient { B() } }",
  ])
  func `needs what a case needs`(_ statement: String) {
    let sources = Sources(
      bindings: statement, "struct A {}; struct B { init() {}; init(a: A) {} }")
    #expect(sources.nodes == ["App.B: App.A"])
    #expect(sources.unreadable == [])
    #expect(sources.issues.count == 1)
    #expect(sources.issues.first?.contains("error missing-binding: 'B' needs 'A'") == true)
  }

  @Test func `has its keys also where the cases need different things`() {
    let sources = Sources(
      bindings: """
        if isTest { Singleton(B.init(a:)) } else { Singleton(B.init(text:)) }
        Singleton(C.init(b:))
        """,
      """
      struct A {}; struct B { init(a: A) {}; init(text: String) {} }; struct C { let b: B }
      """)
    #expect(sources.nodes == ["App.B: App.A", "App.C: App.B"])
    #expect(sources.unreadable.count == 1)
    #expect(sources.issues.map { $0.contains("warning missing-binding: 'B' needs 'A'") } == [true])
  }
}
