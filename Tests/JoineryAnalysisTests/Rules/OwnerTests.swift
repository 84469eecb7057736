import JoineryAnalysis
import Testing

@Suite struct `Several owners` {
  @Test(arguments: [
    Case(
      "W25: a singleton does not see into a scope", "singleton A: B\n1 singleton B",
      owners: ["app", "child"], "missing B: A.0"),
    Case(
      "W25: it has its own", "singleton A: B\nsingleton B\n1 override singleton B2 as B",
      owners: ["app", "child"]),
    Case("an inner owner sees out", "singleton A\n1 singleton B: A", owners: ["app", "child"]),
    Case(
      "siblings of one depth are one owner", "1 singleton A\n1 singleton B: A",
      owners: ["app", "child"]),
    Case(
      "a transient is made where it is asked for", "transient A: B\n1 singleton B",
      owners: ["app", "child"]),
    Case(
      "a transient of a singleton is made with it",
      "singleton S: A\ntransient A: B\n1 singleton B", owners: ["app", "child"],
      "missing B: A.0"),
    Case(
      "a scoped value is made in the scope", "scoped A: B\n1 instance B", owners: ["app", "child"]),
    Case(
      "W17: a cycle around a scope", "singleton A: B\nsingleton B: A\n1 override singleton C as A",
      owners: ["app", "child"], "cycle A → B → A"),
    Case(
      "W17: a scope that replaces a part may use the whole",
      "singleton A: B\nsingleton B\n1 override singleton C as B: A", owners: ["app", "child"]),
    Case(
      "W17: a transient closes a cycle through a scope",
      "transient A: B\ntransient B\n1 override transient C as B: A", owners: ["app", "child"],
      "cycle A → C → A"),
    Case(
      "an inner decorator does not change what is around",
      "singleton A: B\nsingleton B\n1 decorate D as B: B, A", owners: ["app", "child"]),
    Case(
      "three deep", "singleton A\n1 singleton B: A\n2 singleton C: A, B\n1 singleton E: C",
      owners: ["app", "session", "request"], "missing C: E.0"),
  ])
  func `W17, W25: a binding sees its own owner and those around it`(_ example: Case) {
    #expect(Verdicts(toy: example.toy, owners: example.owners).all() == example.verdicts)
  }
}
