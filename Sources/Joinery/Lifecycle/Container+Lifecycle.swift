import JoineryAnalysis

/// Start and stop, in the order of the graph.
extension Container {
  /// Whether somebody has started the container.
  package var isStarted: Bool { !core.lifecycle.isIdle }

  /// Makes what is eager or has to be awaited, and starts it.
  ///
  /// Each value is made as soon as what it needs is there, so that the start takes as long as the longest
  /// chain. Then ``Startable/start()`` is called, in the same order. Afterwards values that had to be
  /// awaited are resolved at once. The tasks that make and start values inherit nothing from the
  /// caller: they see the default task-local values.
  ///
  /// When a component fails, when the deadline passes, or when the caller is cancelled, everything that
  /// is running is cancelled and waited for, and what is complete is stopped again in reverse
  /// order, with a fresh deadline.
  ///
  /// - Parameters:
  ///   - timeout: How long it may take; no limit if it is left out.
  ///   - maxConcurrency: How many components are worked on at the same time; 1 is one after the other.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Returns: When each component began and ended, and what the duration is made of.
  /// - Throws: ``LifecycleError`` that names the component; ``GraphError`` when the container was started
  ///   or stopped before.
  /// - Complexity: O(components + dependencies) besides the work of the components.
  @discardableResult
  public func start(
    timeout: Duration? = nil, maxConcurrency: Int = .max,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> StartReport {
    try await core.start(
      timeout: timeout, maxConcurrency: max(1, maxConcurrency),
      at: Location(file: file, line: line, column: column))
  }

  /// Stops what the container has made, in reverse order.
  ///
  /// Nothing is stopped before everything that uses it is; what is independent is stopped at the same time.
  /// A component is first stopped, if it is ``Stoppable``, then its finalisers run, then it is
  /// closed, if it is ``AsyncCloseable``. All of it is done whatever fails, and whether or not the caller is
  /// cancelled. What the caller has made (``Instance``) is left alone, and so are values that the container
  /// doesn't keep.
  ///
  /// From the beginning of the stop on, requests are errors that say so; what was asked for before
  /// keeps working. A container is stopped once: who calls while that goes on waits for it, who calls
  /// later does nothing, and all of them get the same report or the same error. After a start that failed
  /// it is the outcome of the stop which that start has ended with.
  ///
  /// - Parameters:
  ///   - timeout: How long it may take, until what is still running is cancelled; no limit if left out.
  ///   - reason: Why the container ends, for the finalisers.
  /// - Returns: How long each component took.
  /// - Throws: ``LifecycleError`` with everything that failed; ``GraphError`` when the stop would have to wait
  ///   for whoever asks for it: a component that is being made, started or stopped.
  /// - Complexity: O(components + dependencies) besides the work of the components.
  @discardableResult
  public func stop(
    timeout: Duration? = nil, reason: EndReason = .finished
  ) async throws -> StopReport {
    let report = try await core.stop(timeout: timeout, reason: reason)
    if let error = report.error(in: core.name) { throw error }
    return report
  }

  /// Ends a scope: stops what it has made, in reverse order.
  ///
  /// - Parameters:
  ///   - reason: Why the scope ends, for the finalisers.
  ///   - timeout: How long it may take, until what is still running is cancelled; no limit if left out.
  /// - Returns: How long each component took.
  /// - Throws: ``LifecycleError`` with everything that failed; ``GraphError`` as ``stop(timeout:reason:)``.
  /// - Complexity: O(components + dependencies) besides the work of the components.
  @discardableResult
  public func end(
    _ reason: EndReason = .finished, timeout: Duration? = nil
  ) async throws -> StopReport {
    try await stop(timeout: timeout, reason: reason)
  }

  /// Makes a scope for the time of a function, and always ends it.
  ///
  /// ```swift
  /// try await container.withScope("job", { Instance(job) }) { scope in
  ///   try await scope.get(Worker.self).run()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - bindings: The inputs of the scope, and further bindings that exist only in it.
  ///   - timeout: How long ending the scope may take.
  ///   - body: What is done in the scope.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Returns: What the function returns.
  /// - Throws: ``GraphError`` when the scope cannot be made; what the function throws; ``LifecycleError``
  ///   when only ending the scope fails.
  /// - Complexity: That of making the scope, and of ending it.
  public func withScope<Result>(
    _ name: String = "scope", @BindingBuilder _ bindings: () -> BindingList = { BindingList() },
    endingWithin timeout: Duration? = nil,
    _ body: nonisolated(nonsending) (Container) async throws -> Result,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> Result {
    let scope = try scope(name, bindings, file: file, line: line, column: column)
    let result: Result
    do {
      result = try await body(scope)
    } catch {
      // What goes wrong with the scope is told by its observers: the function's own error comes first.
      _ = try? await scope.core.stop(timeout: timeout, reason: .failed(error))
      throw error
    }
    try await scope.end(timeout: timeout)
    return result
  }

  /// Starts the container, runs until the task is cancelled, then stops the container.
  ///
  /// The method has the shape that service runners call, so an adaptor is three lines:
  ///
  /// ```swift
  /// struct ContainerService: Service {
  ///   let container: Container
  ///   func run() async throws { try await container.run() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - startTimeout: How long the start may take.
  ///   - stopTimeout: How long the stop may take.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Throws: ``LifecycleError`` when the start or the stop fails; ``GraphError`` when the container was
  ///   started or stopped before.
  /// - Complexity: O(components + dependencies) besides the work of the components.
  public func run(
    startTimeout: Duration? = nil, stopTimeout: Duration? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    try await start(timeout: startTimeout, file: file, line: line, column: column)
    let (never, _) = AsyncStream.makeStream(of: Never.self)
    // Ends only when the task is cancelled.
    for await _ in never {}
    try await stop(timeout: stopTimeout)
  }
}

extension StopReport {
  /// The failures as one error, if there are any.
  func error(in container: String) -> LifecycleError? {
    let failures = failures.map { LifecycleError.Failure(component: $0.name, error: $0.error) }
    guard let first = failures.first else { return nil }
    let others = Array(failures.dropFirst())
    return LifecycleError(
      .stopFailed(container, cause: first.description, others: others.map(\.description)),
      cause: first, others: others)
  }
}
