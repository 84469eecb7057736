import JoineryAnalysis
import Testing

@Suite struct `Captive dependencies` {
  @Test(arguments: [
    Case("a singleton that needs a scoped value", "singleton A: B\nscoped B", "captive A → B"),
    Case("a weak one", "weak A: B\nscoped B", "captive A → B"),
    Case("a singleton that needs an input", "singleton A: B\ninput B", "captive A → B"),
    Case("a transient one is none", "transient A: B\nscoped B"),
    Case("an assisted one is none", "assisted A: B\nscoped B"),
    Case("a scoped one is none", "scoped A: B\nscoped B"),
    Case(
      "through transients", "singleton A: T\ntransient T: U\ntransient U: B\nscoped B",
      "captive A → T → U → B"),
    Case(
      "through an assisted one", "singleton A: F\nassisted F: B\nscoped B", "captive A → F → B"),
    Case(
      "another singleton answers for itself", "singleton A: S\nsingleton S: B\nscoped B",
      "captive S → B"),
    Case("over a deferred edge", "singleton A: later B\nscoped B", "captive A → B"),
    Case("over an optional edge", "singleton A: B?\nscoped B", "captive A → B"),
    Case(
      "over a collecting edge",
      "singleton A: [P]\ncontribute scoped P1 as P\ncontribute singleton P2 as P",
      "captive A → P1"),
    Case(
      "each pair once, over a shortest path",
      "singleton A: T, B\ntransient T: B, C\nscoped B\nscoped C", "captive A → B",
      "captive A → T → C"),
    Case(
      "each holder", "singleton A: T\nsingleton B: T\ntransient T: C\nscoped C",
      "captive A → T → C", "captive B → T → C"),
    Case(
      "transients that need each other",
      "singleton A: later T\ntransient T: later U\n"
        + "transient U: later T, later B\nscoped B", "captive A → T → U → B"),
    Case("an override puts it right", "singleton A: B\nscoped B\noverride singleton B2 as B"),
    Case(
      "an override makes one", "singleton A: B\nsingleton B\noverride scoped B2 as B",
      "captive A → B2"),
    Case("a replaced holder is none", "singleton A: B\nscoped B\noverride transient A2 as A"),
    Case(
      "a decorator of a singleton", "singleton A\ndecorate D as A: A, B\nscoped B",
      "captive D → B"),
    Case(
      "a decorator of a transient",
      "singleton S: A\ntransient A\ndecorate D as A: A, B\nscoped B", "captive S → D → B"),
    Case(
      "a decorated scoped value", "singleton S: A\nscoped A\ndecorate D as A: A, B\nscoped B",
      "captive S → A"),
  ])
  func `L01, S14: what outlives a scope does not hold what belongs to one`(_ example: Case) {
    #expect(Verdicts(toy: example.toy).all() == example.verdicts)
  }

  @Test(arguments: [
    Case(
      "a scope may hold what belongs to it", "scoped A\n1 singleton B: A",
      owners: ["app", "session"]),
    Case(
      "a scope may hold the input that it supplies",
      "input A\n1 instance A\n1 singleton B: A", owners: ["app", "session"]),
    Case(
      "what is around the scope may not", "input A\nsingleton B: A\n1 instance A",
      owners: ["app", "session"], "captive B → A"),
  ])
  func `what a scope keeps may hold what belongs to a scope`(_ example: Case) {
    #expect(Verdicts(toy: example.toy, owners: example.owners).all() == example.verdicts)
  }

  @Test(.timeLimit(.minutes(10))) func `too many captives are cut short, and that is said`() {
    let holders = (0..<40).map { "singleton H\($0): T" }
    let captives = (0..<40).map { "C\($0)" }
    let toy =
      holders + ["transient T: " + captives.joined(separator: ", ")]
      + captives.map { "scoped \($0)" }
    let verdicts = Verdicts(toy: toy.joined(separator: "\n")).all()
    #expect(verdicts.count == 1_001)
    #expect(verdicts.last == "more captive-dependency than 1000")
  }
}
