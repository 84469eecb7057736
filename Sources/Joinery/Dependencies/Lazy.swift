import JoineryAnalysis

/// A dependency that is requested later, when it is first needed.
///
/// The value is the same each time: a transient one is made once. A lazy value may be part of a
/// cycle, as long as nobody reads it during the construction of what it stands for. It is safe to
/// read from any thread, needs no lock of the caller's, and does not keep its container. Once it was
/// read, it has its value also while the container stops, and until the container is gone.
///
/// ```swift
/// final class Reports {
///   init(archive: Lazy<any Archive>) { … }
/// }
/// ```
///
/// The value of a ``Weak`` binding is the exception: a lazy value doesn't hold it, unless it is asked for as an
/// optional, and when nobody else does, the next read gets a new one.
public struct Lazy<Value> {
  private let deferred: Deferred<Value>
  /// Keeps a value that the container doesn't keep.
  private let memory: Slot<Value>?

  init(_ deferred: Deferred<Value>, of slot: Slot<Value>) {
    self.deferred = deferred
    switch slot.sharing {
    case .none:
      memory = Slot(
        // Without a record: the steps of the object belong to what makes it.
        record: nil, owner: nil, sharing: .once, access: slot.access,
        dependencyCount: 0,
        factory: Factory(
          make: Self.request(deferred, isOnMainActor: slot.access == .mainActor),
          makeAwaited: { _ in try await deferred.awaitedValue() }, isThrowing: true))
    case .once, .weak:
      memory = nil
    }
  }

  /// What asks for a value that is kept here.
  private static func request(
    _ deferred: Deferred<Value>, isOnMainActor: Bool
  ) -> Factory<Value>.Synchronous {
    if isOnMainActor {
      return { _ in try assumingMainActor { try deferred.valueOnMainActor() } }
    }
    return { _ in try deferred.value() }
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
  /// - Returns: The value.
  /// - Throws: What the factories throw; ``GraphError`` when the value is requested by its own
  ///   construction, or when the container is gone. A failure is not kept: the next call tries again.
  /// - Complexity: O(1) after the first time; then the cost of the constructions.
  public func get() throws -> Value {
    try value(isOnMainActor: false)
  }

  private func value(isOnMainActor: Bool) throws -> Value {
    let value = try requestedValue(isOnMainActor: isOnMainActor)
    deferred.settle()
    return value
  }

  private func requestedValue(isOnMainActor: Bool) throws -> Value {
    // The container is held meanwhile: when it goes, it lets go of what the memory has.
    try deferred.withSlot { slot in
      guard let memory, slot.access != .mainActor || isOnMainActor else {
        return try slot.deferredValue(isOnMainActor: isOnMainActor)
      }
      if let value = memory.publishedValue { return value }
      if memory.access == .awaited { return try slot.deferredValue(isOnMainActor: isOnMainActor) }
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
  /// - Complexity: O(1) after the first time; then the cost of the constructions.
  public func get() async throws -> Value {
    let value = try await awaitedValue()
    deferred.settle()
    return value
  }

  private func awaitedValue() async throws -> Value {
    guard let memory else { return try await deferred.awaitedValue() }
    return try await deferred.awaiting { slot in
      if let value = memory.publishedValue { return value }
      let isPrepared = memory.access == .anywhere && slot.needsAwait
      let prepared = isPrepared ? try await slot.prepareAwaitedDependencies() : []
      let value = try await keeping(prepared) { try await memory.awaitedValue() }
      deferred.owner?.willForget(memory)
      return value
    }
  }

  /// Requests a value that belongs to the main actor, which gets it without waiting.
  ///
  /// - Returns: The value.
  /// - Throws: As `get()` does.
  /// - Complexity: O(1) after the first time; then the cost of the constructions.
  @MainActor
  public func getOnMainActor() throws -> Value {
    try value(isOnMainActor: true)
  }
}

// A lazy value is shared by everyone who has a copy of it.
extension Lazy: Sendable where Value: Sendable {}
