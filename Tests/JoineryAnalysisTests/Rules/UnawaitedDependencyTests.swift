import JoineryAnalysis
import Testing

@Suite struct `Dependencies that have to be awaited` {
  @Test(arguments: [
    Case(
      "over an asynchronous transient value", "transient A: B\ntransient async B",
      "awaited A.0 → B"),
    Case("a singleton", "singleton A: B\ntransient async B", "awaited A.0 → B"),
    Case(
      "over a transient value of an actor", "transient A: B\ntransient isolated B",
      "awaited A.0 → B"),
    Case("over an asynchronous scoped value", "scoped A: B\nscoped async B", "awaited A.0 → B"),
    Case("over an asynchronous weak value", "transient A: B\nweak async B", "awaited A.0 → B"),
    Case("over an asynchronous singleton", "transient A: B\nsingleton async B"),
    Case("over a singleton of an actor", "singleton A: B\nsingleton isolated B"),
    Case("an asynchronous factory", "transient async A: B\ntransient async B"),
    Case("a factory of an actor", "transient isolated A: B\ntransient async B"),
    Case(
      "a factory of the main actor can't wait either", "transient main A: B\ntransient async B",
      "awaited A.0 → B"),
    Case(
      "an asynchronous factory of the main actor", "transient main async A: B\ntransient async B"),
    Case("a deferred request", "singleton A: later B\ntransient async B"),
    Case("an optional request", "singleton A: B?\ntransient async B", "awaited A.0 → B"),
    Case("an optional request that nothing answers", "singleton A: B?\ntransient async C"),
    Case(
      "an assisted function asks when it is called", "assisted A: later B\ntransient async B",
      "awaited A.0 → B"),
    Case(
      "an assisted function of the main actor can't wait either",
      "assisted main A: later B\ntransient async B", "awaited A.0 → B"),
    Case("an assisted function that suspends", "assisted async A: later B\ntransient async B"),
    Case(
      "an assisted function that suspends is there at once",
      "transient A: B\nassisted async B: later C\ntransient async C"),
    Case("another qualifier", "singleton A: B/Q\ntransient B/Q\ntransient async B"),
    Case(
      "the override counts", "singleton A: B\ntransient B\noverride transient async B2 as B",
      "awaited A.0 → B2"),
    Case(
      "the overridden binding does not",
      "singleton A: B\ntransient async B\noverride transient B2 as B"),
    Case(
      "each request on its own", "transient A: B, C\ntransient B: C\ntransient async C",
      "awaited A.1 → C", "awaited B.0 → C"),
  ])
  func `S18: a factory that can't wait needs nothing that has to be awaited`(_ example: Case) {
    #expect(Verdicts(toy: example.toy).all() == example.verdicts)
  }

  @Test(arguments: [
    Case(
      "a contribution", "singleton A: [P]\ncontribute transient async P1 as P",
      "awaited A.0 → P1"),
    Case(
      "only the one that suspends",
      "singleton A: [P]\ncontribute transient P1 as P\ncontribute transient async P2 as P",
      "awaited A.0 → P2"),
    Case("a contributed singleton", "singleton A: [P]\ncontribute singleton async P1 as P"),
    Case("a collection for later", "singleton A: later [P]\ncontribute transient async P1 as P"),
    Case(
      "a decorator needs it", "singleton A\ndecorate D as A: A, B\ntransient async B",
      "awaited D.1 → B"),
    Case(
      "a decorator that suspends",
      "transient A: B\ntransient B\ndecorate transient async D as B: B", "awaited A.0 → D"),
    Case("a decorator over a base that suspends", "singleton async A\ndecorate D as A: A"),
  ])
  func `S19: contributions and decorators count as what they are`(_ example: Case) {
    #expect(Verdicts(toy: example.toy).all() == example.verdicts)
  }

  @Test(arguments: [
    Case("main over main", "singleton main A: B\nsingleton main B"),
    Case("anywhere over main", "singleton A: B\nsingleton main B", "main A.0 → B"),
    Case("anywhere over transient main", "transient A: B\ntransient main B", "main A.0 → B"),
    Case("asynchronous over main", "transient async A: B\ntransient main B"),
    Case("another actor over main", "transient isolated A: B\ntransient main B"),
    Case("main over anywhere", "transient main A: B\ntransient B"),
    Case("a deferred request", "singleton A: later B\ntransient main B"),
    Case("an optional request", "transient A: B?\ntransient main B", "main A.0 → B"),
    Case(
      "a collection", "transient A: [P]\ncontribute transient main P1 as P",
      "main A.0 → P1"),
    Case(
      "an assisted function", "assisted A: later B\ntransient main B", "main A.0 → B"),
    Case(
      "an assisted function of the main actor", "assisted main A: later B\ntransient main B"),
    Case(
      "over an assisted function of the main actor", "transient A: B\nassisted main B"),
    Case("an asynchronous singleton of the main actor", "transient A: B\nsingleton main async B"),
    Case(
      "an asynchronous transient value of the main actor",
      "transient A: B\ntransient main async B", "awaited A.0 → B"),
  ])
  func `a factory that may run anywhere needs nothing of the main actor`(_ example: Case) {
    #expect(Verdicts(toy: example.toy).all() == example.verdicts)
  }
}
