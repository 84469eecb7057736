import JoineryAnalysis
import Testing

@Suite struct `Missing bindings` {
  @Test(arguments: [
    Case("S01: a hard edge to nothing", "singleton A: B", "missing B: A.0"),
    Case(
      "S02: two in unrelated parts", "singleton A: X\nsingleton B: Y", "missing X: A.0",
      "missing Y: B.0"),
    Case(
      "all requests for a key are one finding", "singleton A: X\nsingleton B\nsingleton C: B, X",
      "missing X: A.0 C.1"),
    Case("an optional edge is never missing", "singleton A: B?"),
    Case("an optional edge does not excuse a hard one", "singleton A: B?, B", "missing B: A.1"),
    Case("a deferred edge is missing as well", "singleton A: later B", "missing B: A.0"),
    Case("a deferred optional edge is not", "singleton A: later B?"),
    Case(
      "another qualifier is another key", "singleton A: B/Q\nsingleton B", "missing B/Q: A.0"),
    Case(
      "an override alone provides", "singleton A: B\noverride singleton B",
      "override of nothing B"),
    Case(
      "a contribution alone does not", "singleton A: B\ncontribute singleton B",
      "missing B: A.0"),
    Case(
      "a decorator alone does not", "singleton A: B\ndecorate D as B: B",
      "missing B: A.0", "decorator of nothing D"),
    Case(
      "what an override replaces needs nothing",
      "singleton A: X\noverride singleton Fake as A"),
    Case(
      "an override needs something", "singleton A\noverride singleton Fake as A: X",
      "missing X: Fake.0"),
    Case(
      "a decorator needs something besides what it wraps",
      "singleton A\ndecorate D as A: A, X", "missing X: D.1"),
    Case("an input provides", "transient A: B\ninput B"),
    Case(
      "both of two rival bindings are checked", "singleton A\nsingleton A2 as A: X",
      "missing X: A2.0", "duplicate A: A A2"),
  ])
  func `S01, S02: each key that is needed and not bound is one finding`(_ example: Case) {
    #expect(Verdicts(toy: example.toy).all() == example.verdicts)
  }

  @Test func `S09: findings come by rule and then in the order of registration`() {
    let verdicts = Verdicts(
      toy: """
        singleton A: Y
        singleton C: C
        override singleton Z
        singleton B: X, Y
        singleton D: D
        """)
    #expect(
      verdicts.all() == [
        "missing Y: A.0 B.1", "missing X: B.0", "cycle C → C", "cycle D → D",
        "override of nothing Z",
      ])
  }
}
