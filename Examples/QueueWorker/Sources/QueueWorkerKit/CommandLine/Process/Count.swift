import Synchronization

/// Tells the first time from the others.
final class Count: Sendable {
  private let count = Atomic(0)

  /// Whether this is the first call.
  func isFirst() -> Bool { count.wrappingAdd(1, ordering: .relaxed).oldValue == 0 }
}
