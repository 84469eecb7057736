import JoineryAnalysis

/// A dependency that is requested later, when it is first needed.
///
/// The value is the same each time: a transient one is made once. A lazy value may be part of a
/// cycle, as long as nobody reads it during the construction of what it stands for. It is safe to
/// read from any thread, needs no lock of the caller's, and does not keep its container.
///
/// ```swift
/// final class Reports {
///   init(archive: Lazy<any Archive>) { … }
/// }
/// ```
public struct Lazy<Value> {
  private let deferred: Deferred<Value>
  /// Keeps a value that the container doesn't keep.
  private let memory: Slot<Value>?

  init(_ deferred: Deferred<Value>, of slot: Slot<Value>) {
    self.deferred = deferred
    switch slot.sharing {
    case .none:
      memory = Slot(
        record: slot.record, owner: nil, sharing: .once,
        access: slot.access == .awaited ? .awaited : .anywhere, dependencyCount: 0,
        factory: Factory(
          make: { _ in try deferred.value() },
          makeAwaited: { _ in try await deferred.awaitedValue() }, isThrowing: true))
    case .once, .weak:
      memory = nil
    }
  }

  /// The value; the program stops with a report when there is none.
  ///
  /// - Complexity: O(1) after the first time; then the cost of the constructions.
  public var value: Value {
    do {
      return try get()
    } catch {
      GraphError.stop(constructing: Value.self, error)
    }
  }

  /// Requests the value.
  ///
  /// - Throws: What the factories throw; ``GraphError`` when the value is requested by its own
  ///   construction, or when the container is gone. A failure is not kept: the next call tries again.
  /// - Complexity: O(1) after the first time; then the cost of the constructions.
  public func get() throws -> Value {
    // The container is held meanwhile: when it goes, it lets go of what the memory has.
    try deferred.withSlot { slot in
      guard let memory else { return try slot.deferredValue() }
      if let value = memory.publishedValue { return value }
      let value = try memory.value()
      deferred.owner?.willForget(memory)
      return value
    }
  }
}

extension Lazy {
  /// Requests the value, which is awaited where it has to be.
  ///
  /// - Returns: The value.
  /// - Throws: As the other ``get()`` does; `CancellationError` when the task is cancelled meanwhile.
  public func get() async throws -> Value {
    guard let memory else { return try await deferred.awaitedValue() }
    return try await deferred.awaiting { slot in
      if let value = memory.publishedValue { return value }
      if memory.access != .awaited { try await slot.prepareAwaitedDependencies() }
      let value = try await memory.awaitedValue()
      deferred.owner?.willForget(memory)
      return value
    }
  }

  /// Requests a value that belongs to the main actor, which gets it without waiting.
  ///
  /// - Returns: The value.
  /// - Throws: As ``get()`` does.
  @MainActor
  public func getOnMainActor() throws -> Value {
    guard let memory else { return try deferred.valueOnMainActor() }
    if let value = memory.publishedValue { return value }
    return try deferred.valueOnMainActor()
  }
}

// A lazy value is shared by everyone who has a copy of it.
extension Lazy: Sendable where Value: Sendable {}
