import JoineryAnalysis
import Testing

@Suite struct `Other rules` {
  @Test(arguments: [
    Case("an override of nothing", "override singleton A", "override of nothing A"),
    Case(
      "an override of a contribution", "contribute singleton A\noverride singleton A",
      "override of nothing A"),
    Case(
      "an override of another qualifier", "singleton A\noverride singleton A/Q",
      "override of nothing A"),
    Case("an override of a binding", "override singleton A\nsingleton A"),
    Case(
      "an inner override of an outer binding", "singleton A\n1 override singleton A",
      owners: ["app", "child"]),
    Case(
      "an outer override of an inner binding", "override singleton A\n1 singleton A2 as A",
      owners: ["app", "child"], "override of nothing A"),
    Case("a decorator of nothing", "decorate A: A", "decorator of nothing A"),
    Case("a decorator of a binding", "decorate A: A\nsingleton A"),
    Case("a decorator of contributions", "contribute singleton A\ndecorate A: A"),
    Case(
      "an outer decorator of an inner binding", "decorate D as A: A\n1 singleton A",
      owners: ["app", "child"], "decorator of nothing D"),
  ])
  func `L12: an override and a decorator apply to something`(_ example: Case) {
    #expect(Verdicts(toy: example.toy, owners: example.owners).all() == example.verdicts)
  }

  @Test(arguments: [
    Case("nothing contributes", "singleton A: [P]", "empty P: A.0"),
    Case("a binding does not", "singleton A: [P]\nsingleton P", "empty P: A.0"),
    Case("one contributes", "singleton A: [P]\ncontribute singleton P"),
    Case("it may be empty", "singleton A: [P]\nempty P"),
    Case("several collect it", "singleton A: [P]\nsingleton B: A, later [P]", "empty P: A.0 B.1"),
    Case("another qualifier", "singleton A: [P/Q]\ncontribute singleton P", "empty P/Q: A.0"),
    Case("the collection itself is bound", "singleton A: [P]\nsingleton [P]"),
    Case("its runtime name is bound", "singleton A: [any P]\nsingleton Swift.Array<P>"),
    Case("nobody collects", "empty P"),
    Case(
      "an inner owner contributes", "singleton A: [P]\n1 contribute singleton P",
      owners: ["app", "child"], "empty P: A.0"),
  ])
  func `S13: a collection has contributions or may be empty`(_ example: Case) {
    #expect(Verdicts(toy: example.toy, owners: example.owners).all() == example.verdicts)
  }

  @Test(arguments: [
    Case("a binding of nothing", "singleton ()", "noValue ()"),
    Case("two are no duplicates", "singleton ()\ntransient ()", "noValue ()", "noValue ()"),
    Case("a contribution", "contribute singleton Swift.Never", "noValue Swift.Never"),
    Case("an override", "singleton A\noverride singleton A2 as A"),
    Case("a type of that name", "singleton Shop.Never"),
  ])
  func `a binding gives a value`(_ example: Case) {
    #expect(Verdicts(toy: example.toy).all() == example.verdicts)
  }

  @Test(arguments: [
    Case("nothing asks", "singleton A: B\nsingleton B", "unused A"),
    Case("itself does not count", "singleton A: later A", "unused A"),
    Case("a deferred request counts", "singleton A: B\nsingleton B: later A"),
    Case("a contribution that nobody collects", "contribute singleton P", "unused P"),
    Case("a contribution", "singleton A: later A, [P]\ncontribute singleton P", "unused A"),
    Case("a decorator does not use", "singleton A\ndecorate D as A: A", "unused A"),
    Case(
      "a decorator uses its other needs",
      "singleton A: B\nsingleton B: later A\n"
        + "decorate D as A: A, C\nsingleton C"),
    Case("an override", "singleton A\noverride singleton A2 as A", "unused A2"),
  ])
  func `S15: on request, what no other binding asks for is reported`(_ example: Case) {
    #expect(
      Verdicts(toy: example.toy).all(Verifier.Options(reportsUnused: true)) == example.verdicts)
    #expect(Verdicts(toy: example.toy).all().isEmpty)
  }

  @Test func `S15: with roots, what they do not lead to is reported`() {
    let verdicts = Verdicts(
      toy: """
        singleton Root: B, [P], later L
        singleton B
        singleton L
        contribute singleton P: Q
        singleton Q
        singleton X: Y
        singleton Y: later X
        """)
    #expect(
      verdicts.all(Verifier.Options(reportsUnused: true, roots: [verdicts.index(of: "Root")]))
        == ["unused X", "unused Y"])
    #expect(
      verdicts.all(Verifier.Options(reportsUnused: true, roots: [verdicts.index(of: "P")]))
        == ["unused Root", "unused B", "unused L", "unused X", "unused Y"])
  }

  @Test func `L11: a scope that must supply inputs reports those that it does not`() {
    let verdicts = Verdicts(
      toy: """
        input User
        input Theme
        transient A: User, Theme
        1 instance Theme
        """, owners: ["app", "session"])
    #expect(verdicts.all().isEmpty)
    #expect(verdicts.all(Verifier.Options(requiresInputs: true)) == ["unsupplied User: A.0"])
  }
}
