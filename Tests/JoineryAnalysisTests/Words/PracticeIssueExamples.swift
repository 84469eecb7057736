import JoineryAnalysis

extension Issue {
  /// One for each kind of problem that only the tool reports.
  static let practiceExamples: [Issue] = {
    let place = SourcePlace(file: "Shop/App.swift", line: 12, column: 5)
    return [
      .syntaxError("expected pattern in variable", at: place),
      .hiddenDependency(of: "Checkout", by: "@Injected", graph: "AppGraph", at: place),
      .serviceLocator(in: "Checkout", at: place),
      .concreteDependency(
        on: "SQLUsers", of: "Checkout", module: "Storage", protocols: ["Users"], at: place),
      .missingAlternative(
        of: "users", in: "AppGraph", labels: ["preview", "test"], at: place),
      .deepGraph(
        "AppGraph", chain: ["A", "B", "C"].map { ChainLink($0, place: place) }, limit: 1, at: place),
      .unusedAllowance(of: "deep-graph", at: place),
      .unknownAllowance(of: "deep-grph", similar: "deep-graph", at: place),
    ]
  }()
}
