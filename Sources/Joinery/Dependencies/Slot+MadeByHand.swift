import JoineryAnalysis

/// The slots of deferred requests that no container has made.
extension Slot {
  /// Creates a slot that belongs to whoever holds it.
  ///
  /// - Parameters:
  ///   - factory: Makes the value.
  ///   - sharing: Whether the value is kept.
  convenience init(madeByHand factory: Factory<Value>, sharing: Sharing) {
    self.init(record: nil, owner: nil, sharing: sharing, dependencyCount: 0, factory: factory)
  }
}

extension Factory {
  /// Creates a factory from a function without parameters.
  init<Failure: Error>(calling make: @escaping @Sendable () throws(Failure) -> Value) {
    self.init(isThrowing: Failure.self != Never.self) { _ in try make() }
  }

  /// Creates a factory from a function without parameters that suspends.
  init<Failure: Error>(
    awaiting make: @escaping @Sendable @concurrent () async throws(Failure) -> Value
  ) {
    self.init(
      make: nil, makeAwaited: { _ in try await make() }, isAsynchronous: true, isThrowing: true)
  }

  /// Creates a factory from a function of the main actor without parameters.
  init<Failure: Error>(
    main make: @escaping @MainActor @Sendable () throws(Failure) -> Value
  ) where Value: Sendable {
    self.init(
      make: { _ in try assumingMainActor { try make() } }, makeAwaited: nil, on: MainActor.shared,
      isThrowing: Failure.self != Never.self)
  }
}
