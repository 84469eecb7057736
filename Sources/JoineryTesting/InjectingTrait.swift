import Joinery
public import Testing

/// Gives each test, and each case of a parameterised one, ambient values, a container or a graph of its own.
///
/// ```swift
/// @Suite(.container { appModule }, .injecting { $0.analytics = NoOpAnalytics() })
/// struct CheckoutTests {
///   @Injected var checkout: CheckoutModel
///
///   @Test(.overriding { Instance<any PaymentService>(FakePayments()) })
///   func `A payment that fails keeps the cart`() async { … }
/// }
/// ```
///
/// What a trait makes is made anew for each case, so that tests can run side by side. A trait refines those before
/// it and those of the suites around it. When the case is over, containers are stopped, and the test has on its
/// record what is wrong: a value that was replaced and that nothing has asked for, one that had to be replaced, and
/// what was still asked for afterwards.
public struct InjectingTrait: SuiteTrait, TestTrait, TestScoping {
  /// Told from others by its address, so that a test knows which traits its suites have.
  private final class Identity: Sendable {}

  /// The traits of the suites around a test.
  @TaskLocal private static var ofSuites: Set<ObjectIdentifier> = []

  private let identity = Identity()
  let options: InjectingOptions
  let setUp: @Sendable (inout TestScope) async throws -> Void

  /// A suite hands its traits to every test in it.
  public var isRecursive: Bool { true }

  init(
    _ options: InjectingOptions, setUp: @escaping @Sendable (inout TestScope) async throws -> Void
  ) {
    self.options = options
    self.setUp = setUp
  }

  /// The trait itself, for each suite and for each case of a test.
  ///
  /// - Parameters:
  ///   - test: The suite or the test.
  ///   - testCase: The case of the test, if it is one.
  /// - Returns: The trait, or nil for a test as a whole.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> InjectingTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a case of a test with what the trait gives it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case: nil for a suite.
  ///   - function: Runs the case.
  /// - Throws: What the case throws, and what the trait's own closure throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard testCase != nil else {
      let traits = Self.ofSuites.union([ObjectIdentifier(identity)])
      return try await Self.$ofSuites.withValue(traits) { try await function() }
    }
    // A suite replaces things for all of its tests, and not each of them uses all of them.
    let isOfSuite = Self.ofSuites.contains(ObjectIdentifier(identity))
    let reporter = TestReporter.current(for: test)
    try await TestReporter.$current.withValue(reporter) {
      try await TestScope.run(
        options, reportsUnused: options.unused == .reported && !isOfSuite, reporter, setUp: setUp,
        function)
    }
  }
}

/// What is done about something that a test has replaced and that nothing has asked for.
public enum UnusedOverrides: Sendable {
  /// The test has it on its record, if the trait is the test's own and not that of a suite.
  case reported
  /// Nothing.
  case allowed
}

/// What is done about objects that outlive the test that has made them.
public enum LeakedObjects: Sendable {
  /// The test has on its record what its container has made and what is still there when the container has gone.
  case reported
  /// Nothing.
  case ignored
}

/// What a trait is to do besides setting things up.
struct InjectingOptions: Sendable {
  /// The trait, as it is written up to its arguments.
  var trait: String
  /// Whether the first argument of the trait is the key path of the entry that it sets.
  var takesEntry = false
  /// Whether the values that were set are there to be asked for.
  var setsValues = false
  var isIsolated = false
  var unused = UnusedOverrides.reported
  var leaks = LeakedObjects.ignored

  /// The trait, as it is written up to `unused:`.
  ///
  /// - Parameter entry: The name of the entry that it sets.
  /// - Returns: The beginning of the call.
  func trait(setting entry: String?) -> String {
    takesEntry ? "\(trait)(\\.\(entry ?? "…"), " : "\(trait)("
  }
}
