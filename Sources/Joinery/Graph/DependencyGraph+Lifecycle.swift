/// Start and stop of a graph that any thread may use.
extension DependencyGraph where Self: Sendable {
  /// Makes the members that have to be awaited or may fail, and starts what was made.
  ///
  /// Each is made as soon as what it needs is there, so that the start takes as long as the longest
  /// chain. Then ``Startable/start()`` is called, in the same order. When something fails, when the
  /// deadline passes, or when the caller is cancelled, what is complete is stopped again in reverse order.
  ///
  /// - Parameters:
  ///   - timeout: How long it may take; no limit if it is left out.
  ///   - maxConcurrency: How many members are worked on at the same time; 1 is one after the other.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Returns: When each member began and ended, and what the duration is made of.
  /// - Throws: ``LifecycleError`` that names the member; ``GraphError`` when the graph was started or
  ///   stopped before.
  /// - Complexity: O(members + needs) besides the work of the members.
  @discardableResult
  public nonisolated func start(
    timeout: Duration? = nil, maxConcurrency: Int = .max,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> StartReport {
    defer { withExtendedLifetime(self) {} }
    return try await graphCore.owner.start(
      timeout: timeout, maxConcurrency: max(1, maxConcurrency),
      at: Location(file: file, line: line, column: column))
  }

  /// Stops what the graph has made, in reverse order.
  ///
  /// Nothing is stopped before everything that uses it is; what is independent is stopped at the same time.
  /// All of it is done whatever fails, and whether or not the caller is cancelled. What the caller has
  /// made, its inputs and overrides, is left alone, and so is what belongs to a parent. From the beginning
  /// of the stop on nothing more is made; what was made can still be read.
  ///
  /// - Parameters:
  ///   - timeout: How long it may take, until what is still running is cancelled; no limit if left out.
  ///   - reason: Why the graph ends.
  /// - Returns: How long each member took.
  /// - Throws: ``LifecycleError`` with everything that failed; ``GraphError`` when the stop would have to wait
  ///   for whoever asks for it: a member that is being made, started or stopped.
  /// - Complexity: O(members + needs) besides the work of the members.
  @discardableResult
  public nonisolated func stop(
    timeout: Duration? = nil, reason: EndReason = .finished
  ) async throws -> StopReport {
    defer { withExtendedLifetime(self) {} }
    let report = try await graphCore.owner.stop(timeout: timeout, reason: reason)
    if let error = report.error(in: graphCore.owner.name) { throw error }
    return report
  }

  /// Starts the graph, runs until the task is cancelled, then stops the graph.
  ///
  /// - Parameters:
  ///   - startTimeout: How long the start may take.
  ///   - stopTimeout: How long the stop may take.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Throws: ``LifecycleError`` when the start or the stop fails.
  /// - Complexity: O(members + needs) besides the work of the members.
  public nonisolated func run(
    startTimeout: Duration? = nil, stopTimeout: Duration? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    try await start(timeout: startTimeout, file: file, line: line, column: column)
    await untilCancelled()
    try await stop(timeout: stopTimeout)
  }
}

/// Start and stop of a graph that only one actor, or one task, may use.
extension DependencyGraph {
  /// Makes the members that have to be awaited or may fail, and starts what was made, one after the other.
  ///
  /// All of it happens where the caller runs. When something fails, what is complete is stopped again in
  /// reverse order.
  ///
  /// - Parameters:
  ///   - timeout: How long it may take: no further member is begun when it has passed.
  ///   - maxConcurrency: Has no effect: a graph that is not `Sendable` is started one after the other.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Returns: When each member began and ended.
  /// - Throws: ``LifecycleError`` that names the member; ``GraphError`` when the graph was started or
  ///   stopped before.
  /// - Complexity: O(members + needs) besides the work of the members.
  @discardableResult
  public nonisolated(nonsending) func start(
    timeout: Duration? = nil, maxConcurrency: Int = .max,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> StartReport {
    defer { withExtendedLifetime(self) {} }
    return try await graphCore.owner.startInSequence(
      timeout: timeout, at: Location(file: file, line: line, column: column),
      isolation: #isolation)
  }

  /// Stops what the graph has made, one after the other, in reverse order.
  ///
  /// All of it happens where the caller runs, and is done whatever fails.
  ///
  /// - Parameters:
  ///   - timeout: Has no effect: nothing can be cancelled that runs where the caller does.
  ///   - reason: Why the graph ends.
  /// - Returns: How long each member took.
  /// - Throws: ``LifecycleError`` with everything that failed; ``GraphError`` when the stop would have to wait
  ///   for whoever asks for it: a member that is being made, started or stopped.
  /// - Complexity: O(members + needs) besides the work of the members.
  @discardableResult
  public nonisolated(nonsending) func stop(
    timeout: Duration? = nil, reason: EndReason = .finished
  ) async throws -> StopReport {
    defer { withExtendedLifetime(self) {} }
    let report = try await graphCore.owner.stopInSequence(
      reason: reason, isolation: #isolation)
    if let error = report.error(in: graphCore.owner.name) { throw error }
    return report
  }

  /// Starts the graph, runs until the task is cancelled, then stops the graph.
  ///
  /// - Parameters:
  ///   - startTimeout: How long the start may take.
  ///   - stopTimeout: Has no effect.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Throws: ``LifecycleError`` when the start or the stop fails.
  /// - Complexity: O(members + needs) besides the work of the members.
  public nonisolated(nonsending) func run(
    startTimeout: Duration? = nil, stopTimeout: Duration? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    try await start(timeout: startTimeout, file: file, line: line, column: column)
    await untilCancelled()
    try await stop(timeout: stopTimeout)
  }
}

/// Returns when the task is cancelled.
private nonisolated(nonsending) func untilCancelled() async {
  let (never, _) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
}
