import Synchronization

/// Counts, on any thread.
final class Counter: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .relaxed) }

  @discardableResult
  func increment() -> Int { value.add(1, ordering: .relaxed).newValue }
}
