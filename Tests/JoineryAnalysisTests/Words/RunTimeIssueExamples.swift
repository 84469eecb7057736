import JoineryAnalysis

extension Issue {
  /// One for each kind of problem that only shows at run time.
  static let runTimeExamples: [Issue] = {
    let place = SourcePlace(file: "Shop/App.swift", line: 12)
    let declaration = SourcePlace(file: "Shop/Bindings.swift", line: 7)
    let graph = Graph(
      toy: """
        singleton Shop.Clock as any Shop.Clock
        singleton Shop.Router: later Shop.Menu
        singleton Shop.Menu: router=Shop.Router
        singleton Shop.Database: Shop.File
        singleton Shop.File
        """)
    let wiring = Wiring(graph.topology().topology)
    return [
      graph.issue(whenNotBound: Key(type: "Shop.Clock"), at: place),
      graph.issue(whenNotInjectable: Key(type: "Shop.Menu"), at: place),
      .constructionCycle(path: graph.chain(through: [1, 2], in: wiring)),
      .containerReleased("Cart", container: "session", place: place),
      .endlessConstruction("Tree", limit: 10_000, place: place),
      .notAClassInstance(
        "any Theme", madeAs: "DarkTheme", place: place,
        fix: "Singleton<any Theme>(DarkTheme.init)"),
      .constructionFailed(
        "File", error: "no such file", place: place,
        chain: graph.chain(through: [3, 4], in: wiring), fix: "try container.get(File.self)"),
      .notStarted(
        "Database", container: "app", isMadeByStart: true, place: place, declaration: declaration),
      .requiresMainActor("Router", container: "app", place: place, declaration: declaration),
      .containerStopped("Cart", container: "session", place: place),
      .overrideTooLate("users", graph: "AppGraph", place: place, declaration: declaration),
      .mustBeOverridden("users", graph: "AppGraph", place: place),
      .wrongMoment(container: "app", state: "is being started", place: place),
      .startFailed(
        "app", cause: "'File' failed: no such file",
        others: ["'Cache' took too long", "'Log' failed: disk full"],
        chain: graph.chain(through: [3, 4], in: wiring)),
      .stopFailed(
        "app", cause: "'Database' took too long", others: ["'Log' failed: disk full"]),
    ] + ambientExamples
  }()

  /// One for each kind of problem with ambient values, and with tests that have their own.
  private static let ambientExamples: [Issue] = {
    let entry = SourcePlace(file: "Shop/Values.swift", line: 3)
    let place = SourcePlace(file: "Shop/App.swift", line: 12)
    return [
      .ambientValueMissing("router", place: entry, reader: place),
      .noAmbientContainer("any Theme", place: place),
      .bootstrapAfterRead(place, read: entry, name: "analytics"),
      .lateRequest("analytics", test: "A payment is tracked", place: place),
      .unusedOverride("any Theme", place: place, by: ".overriding("),
      .leakedObject("Cart", container: "session", place: place),
    ]
  }()
}
