import JoineryAnalysis
import Testing

@Suite struct `Dependency cycles` {
  @Test(arguments: [
    Case("V22: a binding that needs itself", "singleton A: A", "cycle A → A"),
    Case("W14: two that need each other", "singleton A: B\nsingleton B: A", "cycle A → B → A"),
    Case(
      "V23: a longer one", "singleton A: B\nsingleton B: C\nsingleton C: A",
      "cycle A → B → C → A"),
    Case(
      "V24: one through a generic type", "singleton A: Box<A>\ntransient Box<A>: A",
      "cycle A → Box<A> → A"),
    Case(
      "V25: one through a collection",
      "singleton A: [P]\ncontribute singleton P1 as P: A\ncontribute singleton P2 as P",
      "cycle A → P1 → A"),
    Case(
      "V26: a diamond is none", "singleton A: B, C\nsingleton B: D\nsingleton C: D\nsingleton D"),
    Case("W15: two qualifiers of one type are none", "singleton L: L/Q\nsingleton L2 as L/Q"),
    Case("W16: two deferred edges are none", "singleton A: later B\nsingleton B: later A"),
    Case("one deferred edge breaks a cycle", "singleton A: B\nsingleton B: later A"),
    Case("an optional edge closes one", "singleton A: B?\nsingleton B: A", "cycle A → B → A"),
    Case(
      "two edges to one key are one cycle", "singleton A: B, B?\nsingleton B: A",
      "cycle A → B → A"),
    Case(
      "what an assisted binding needs is deferred",
      "singleton A: (Int) -> B\nassisted (Int) -> B: A"),
    Case(
      "S09: one that several roots lead to is reported once",
      "singleton R1: A\nsingleton R2: B\nsingleton A: B\nsingleton B: A", "cycle A → B → A"),
    Case(
      "two that share a binding are two", "singleton A: B, C\nsingleton B: A\nsingleton C: A",
      "cycle A → B → A", "cycle A → C → A"),
    Case(
      "one inside another is its own", "singleton A: B\nsingleton B: A, C\nsingleton C: A, B",
      "cycle A → B → A", "cycle A → B → C → A", "cycle B → C → B"),
    Case(
      "it starts at what was registered first", "singleton C: A\nsingleton B: C\nsingleton A: B",
      "cycle C → A → B → C"),
    Case("an override breaks one", "singleton A: B\nsingleton B: A\noverride singleton B2 as B"),
    Case(
      "an override closes one", "singleton A: B\nsingleton B\noverride singleton B2 as B: A",
      "cycle A → B2 → A"),
  ])
  func `S06, S09: each cycle is one finding with its whole path`(_ example: Case) {
    #expect(Verdicts(toy: example.toy).all() == example.verdicts)
  }

  @Test(arguments: [
    Case("what a decorator wraps is none", "singleton A\ndecorate D as A: A"),
    Case(
      "a dependency of a decorator closes one",
      "singleton A\ndecorate D as A: A, B\nsingleton B: A", "cycle D → B → D"),
    Case(
      "what is decorated closes one through its decorator",
      "singleton A: B\nsingleton B: A\ndecorate D as A: A", "cycle A → B → D → A"),
    Case(
      "an edge to what is wrapped may be left out",
      "singleton A: B\nsingleton B: A\ndecorate D as A", "cycle A → B → D → A"),
    Case(
      "what is wrapped later breaks one",
      "singleton A: B\nsingleton B: A\ndecorate D as A: later A"),
    Case(
      "the inner decorator does not need the outer one",
      "singleton A\ndecorate D1 as A: A, B\ndecorate D2 as A: A\nsingleton B"),
    Case(
      "a decorator of contributions closes one",
      "contribute singleton P1 as P\ndecorate D as P: P, A\nsingleton A: [P]",
      "cycle D → A → D"),
    Case(
      "U13: a composite of decorated contributions is none",
      """
      singleton Composite as P: [P]
      contribute singleton P1 as P
      contribute singleton P2 as P
      decorate D as P: P
      singleton A: P
      """),
  ])
  func `decorators take part in cycles, and what they wrap does not`(_ example: Case) {
    #expect(Verdicts(toy: example.toy).all() == example.verdicts)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [1, 2, 3, 10, 100_000])
  func `S06: a cycle of length 1, 2 and n is one error each`(length: Int) {
    var topology = Topology(capacity: length)
    for index in 0..<length {
      topology.appendNode(key: index, role: .binding, lifetime: .singleton)
      topology.appendEdge(
        Topology.Edge(key: Int32((index + 1) % length), kind: .hard, isDeferred: false))
    }
    let findings = Verifier.findings(in: Wiring(topology))
    #expect(findings == [.cycle((0..<length).map { Step(node: $0, edge: $0) })])
  }

  @Test(.timeLimit(.minutes(10))) func `too many cycles are cut short, and that is said`() {
    let names = (0..<12).map { "N\($0)" }
    let toy = names.map { name in
      "singleton \(name): \(names.filter { $0 != name }.joined(separator: ", "))"
    }
    let verdicts = Verdicts(toy: toy.joined(separator: "\n")).all()
    #expect(verdicts.count == 257)
    #expect(Set(verdicts).count == 257)
    #expect(verdicts.last == "more dependency-cycle than 256")
  }
}
