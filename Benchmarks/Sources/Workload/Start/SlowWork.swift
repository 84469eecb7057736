internal import Synchronization

/// What making a component takes besides the object: time, and a note that it was made.
public final class SlowWork: Sendable {
  private let duration: Duration
  private let counts = Mutex(Array(repeating: 0, count: StartGraph.count))

  /// Creates work for components that nobody has made.
  ///
  /// - Parameter duration: How long making one of them takes.
  public init(lasting duration: Duration) {
    self.duration = duration
  }

  /// For each component, how often it was made.
  public var builds: [Int] { counts.withLock { $0 } }

  /// Does the work for one component.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func make(_ component: Int) async throws {
    counts.withLock { $0[component] += 1 }
    try await Task.sleep(for: duration)
  }
}
