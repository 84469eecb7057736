import Joinery
import JoineryAnalysis
import Testing

/// What a trait gives to one case of a test.
struct TestScope {
  /// The ambient values, which the trait changes.
  var values: InjectedValues
  /// What is done when the case is over, the last one first.
  var tearDown: [@Sendable () async throws -> Void] = []
  let watch: OwnerWatch

  /// Runs one case.
  ///
  /// - Parameters:
  ///   - options: What the trait is to do.
  ///   - reportsUnused: Whether overrides that nobody has asked for are reported.
  ///   - reporter: Whose test it is.
  ///   - setUp: Changes the values.
  ///   - function: Runs the case.
  /// - Throws: What the functions throw.
  static func run(
    _ options: InjectingOptions, reportsUnused: Bool, _ reporter: TestReporter,
    setUp: @Sendable (inout TestScope) async throws -> Void,
    _ function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let watch = OwnerWatch(
      of: reporter.name, remembersObjects: options.leaks == .reported
    ) { reporter.report($0) }
    do {
      // What the app has set is not for tests: only what a trait has set is refined.
      let outer: InjectedValues? =
        InjectedValues.current.isOfTest && !options.isIsolated ? .current : nil
      let root = InjectedRoot(of: reporter.name, context: .test) { reporter.report($0) }
      defer { if outer == nil { root.end() } }
      let base = outer ?? InjectedValues(frame: root)
      let usages = try await run(base, watch, reporter, setUp: setUp, function)
      if reportsUnused {
        let unused = options.setsValues ? usages.filter { !$0.isUsed } : []
        let trait = options.trait(setting: usages.first?.name)
        let issues =
          unused.map { Issue.unusedOverride($0.name, by: trait) }
          + watch.unusedOverrides(by: trait)
        for issue in issues { reporter.report(issue) }
      }
    }
    if options.leaks == .reported {
      for issue in await watch.objectsThatStay() { reporter.report(issue) }
    }
  }

  /// Runs one case, and ends what was made for it.
  private static func run(
    _ base: InjectedValues, _ watch: OwnerWatch, _ reporter: TestReporter,
    setUp: @Sendable (inout TestScope) async throws -> Void,
    _ function: @Sendable @concurrent () async throws -> Void
  ) async throws -> [InjectedUsage] {
    var tearDown: [@Sendable () async throws -> Void] = []
    let (values, usages) = try await base.refined { values in
      var scope = TestScope(values: values, watch: watch)
      defer {
        values = scope.values
        tearDown = scope.tearDown
      }
      try await setUp(&scope)
    }
    let result = await withInjected(values) { () async -> Result<Void, any Error> in
      do { return .success(try await function()) } catch { return .failure(error) }
    }
    await withInjected(values) {
      for step in tearDown.reversed() {
        do {
          try await step()
        } catch {
          Testing.Issue.record(error, sourceLocation: reporter.sourceLocation)
        }
      }
    }
    try result.get()
    return usages
  }
}

extension OwnerWatch {
  /// How often, and how long each time, is waited for tasks that are just letting go of objects.
  private static let patience = (times: 50, each: Duration.milliseconds(2))

  /// The objects that are still there when everything that is ending has had time to end.
  fileprivate func objectsThatStay() async -> [JoineryAnalysis.Issue] {
    for _ in 0..<Self.patience.times {
      if livingObjects.isEmpty { return [] }
      try? await Task.sleep(for: Self.patience.each)
    }
    return livingObjects
  }
}
