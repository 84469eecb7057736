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
        record: slot.record, container: nil, sharing: .once, dependencyCount: 0,
        factory: { _ in try deferred.value() })
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
      deferred.container?.willForget(memory)
      return value
    }
  }
}

// A lazy value is shared by everyone who has a copy of it.
extension Lazy: Sendable where Value: Sendable {}
