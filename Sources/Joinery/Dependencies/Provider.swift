import JoineryAnalysis

/// A dependency that is requested later, as often as it is needed.
///
/// Each call requests the value anew: a transient one is made for each call. A provider may be part
/// of a cycle, as long as nobody calls it during the construction of what it provides. It does not
/// keep its container.
///
/// ```swift
/// final class Checkout {
///   init(cart: Provider<Cart>) { … }
/// }
/// ```
public struct Provider<Value>: Sendable {
  private let deferred: Deferred<Value>

  init(_ deferred: Deferred<Value>) {
    self.deferred = deferred
  }

  /// Requests the value.
  ///
  /// - Returns: The value.
  /// - Throws: What the factories throw; ``GraphError`` when the value is requested by its own
  ///   construction, or when the container is gone.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func get() throws -> sending Value {
    return try deferred.value()
  }

  /// Requests the value, and stops the program with a report when there is none.
  ///
  /// - Returns: The value.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func callAsFunction() -> sending Value {
    do {
      return try get()
    } catch {
      GraphError.stop(constructing: Value.self, error)
    }
  }

  /// Requests the value, which is awaited where it has to be.
  ///
  /// - Returns: The value.
  /// - Throws: As the other ``get()`` does; `CancellationError` when the task is cancelled meanwhile.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  public func get() async throws -> sending Value {
    return try await deferred.awaitedValue()
  }

  /// Requests a value that belongs to the main actor, which gets it without waiting.
  ///
  /// - Returns: The value.
  /// - Throws: As `get()` does.
  /// - Complexity: O(1) for a shared value that is built; otherwise the cost of the constructions.
  @MainActor
  public func getOnMainActor() throws -> Value {
    try deferred.valueOnMainActor()
  }
}
