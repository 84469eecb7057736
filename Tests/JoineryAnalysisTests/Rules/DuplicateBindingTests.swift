import JoineryAnalysis
import Testing

@Suite struct `Duplicate bindings` {
  @Test(arguments: [
    Case("two of one owner", "singleton A\nsingleton A2 as A", "duplicate A: A A2"),
    Case("three", "singleton A\nsingleton A2 as A\ntransient A3 as A", "duplicate A: A A2 A3"),
    Case(
      "two of different owners", "singleton A\n1 singleton A2 as A", owners: ["app", "child"],
      "duplicate A: A A2"),
    Case("another qualifier is another key", "singleton A\nsingleton A2 as A/Q"),
    Case("an override is no duplicate", "singleton A\noverride singleton A2 as A"),
    Case(
      "two overrides are", "singleton A\noverride singleton A2 as A\noverride singleton A3 as A",
      "duplicate A: A2 A3"),
    Case(
      "an inner owner may override an override",
      "singleton A\noverride singleton A2 as A\n1 override singleton A3 as A",
      owners: ["app", "child"]),
    Case(
      "an override does not settle a duplicate",
      "singleton A\nsingleton A2 as A\noverride singleton A3 as A", "duplicate A: A A2"),
    Case("contributions are no duplicates", "contribute singleton P\ncontribute singleton P"),
    Case("an input that a scope supplies", "input A\n1 instance A", owners: ["app", "child"]),
    Case("an input that two scopes leave open", "input A\n1 input A", owners: ["app", "child"]),
    Case("an input and a binding of one owner", "input A\ninstance A2 as A", "duplicate A: A A2"),
    Case(
      "an input that is supplied twice", "input A\n1 instance A2 as A\n2 instance A3 as A",
      owners: ["app", "session", "request"], "duplicate A: A2 A3"),
  ])
  func `S10: a key with several bindings is one finding with all of them`(_ example: Case) {
    #expect(Verdicts(toy: example.toy, owners: example.owners).all() == example.verdicts)
  }

  @Test func `duplicates come in the order of their first declarations`() {
    let verdicts = Verdicts(
      toy: "singleton X: B\nsingleton A\nsingleton B\nsingleton A\nsingleton B")
    #expect(verdicts.all() == ["duplicate A: A A", "duplicate B: B B"])
  }
}
