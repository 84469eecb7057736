import JoineryAnalysis
import JoineryThreads

/// Requests that come later than the construction of who makes them.
extension Slot {
  /// The value, for a request by a provider, a lazy value or a factory function.
  ///
  /// - Parameters:
  ///   - arguments: The run-time arguments of an assisted construction.
  ///   - make: Makes the value.
  /// - Returns: What was made.
  /// - Throws: What the factories throw; ``GraphError`` when the value is requested, with the same
  ///   arguments, by its own construction, or when constructions nest without end.
  func deferred<Result>(
    arguments: [Argument] = [], _ make: () throws -> Result
  ) throws -> Result {
    let construction = Construction(of: self, arguments: arguments)
    try construction.checkDepth()
    if let outer = construction.repeated {
      throw GraphError.constructionCycle(
        through: construction.parent?.path(from: outer) ?? [self])
    }
    defer { _ = construction.finish() }
    return try construction.perform(make)
  }

  /// The value, for a request by a provider or a lazy value.
  ///
  /// - Parameter isOnMainActor: Whether the request is made by the main actor.
  /// - Returns: The value.
  /// - Throws: What the factories throw; ``GraphError`` when the request cannot be answered.
  func deferredValue(isOnMainActor: Bool = false) throws -> Value {
    if access == .mainActor, !isOnMainActor { throw mustBeOnMainActor() }
    return switch sharing {
    case .none: try deferred { try value() }
    case .once, .weak: try value()
    }
  }
}

extension Slot {
  /// The value, for an awaited request by a provider or a lazy value.
  func deferredAwaitedValue() async throws -> Value {
    guard needsAwait else { return try deferredValue() }
    guard sharing == .none else { return try await awaitedValue() }
    return try await deferredAwaited {
      UncheckedTransfer(value: try await awaitedValue())
    }.value
  }

  /// The value, for an awaited request by a provider, a lazy value or a factory function.
  ///
  /// - Parameters:
  ///   - arguments: The run-time arguments of an assisted construction.
  ///   - make: Makes the value.
  /// - Returns: What was made.
  /// - Throws: As ``deferred(arguments:_:)`` does.
  nonisolated(nonsending) func deferredAwaited<Result>(
    arguments: [Argument] = [], _ make: nonisolated(nonsending) () async throws -> Result
  ) async throws -> Result {
    let construction = Construction(ofAwaitedRequest: self, arguments: arguments)
    if let outer = construction.repeated {
      throw GraphError.constructionCycle(
        through: construction.parent?.path(from: outer) ?? [self])
    }
    defer { _ = construction.finish() }
    guard let owner = unsafe owner else { return try await construction.performAwaited(make) }
    return try await owner.awaiting(Value.self) {
      try await construction.performAwaited(make)
    }
  }
}

extension Construction {
  /// The construction of the same slot, with the same arguments, that this one is made for.
  var repeated: Construction? {
    parent?.chain.first {
      $0.slot === slot && $0.arguments.elementsEqual(arguments, by: Argument.areEqual)
    }
  }

  /// Refuses to nest any further when the stack would overflow.
  func checkDepth() throws {
    guard depth > Self.checkedDepth, ThreadStack.isNearEnd else { return }
    throw GraphError(
      .endlessConstruction(slot.name, limit: depth - 1, place: slot.record?.place),
      refusing: slot.valueType)
  }
}
