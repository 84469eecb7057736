/// Work that can be done any number of times and that tells how long it took.
package struct Work: Sendable {
  private let body: @Sendable (Int) -> Duration

  /// Creates work that is timed as a whole.
  ///
  /// - Parameter body: Does the work as often as it is told. The loop belongs to the body, so that
  ///   the work is not called through a closure.
  package init(_ body: @escaping @Sendable (Int) -> Void) {
    self = .timingItself { count in ContinuousClock().measure { body(count) } }
  }

  private init(body: @escaping @Sendable (Int) -> Duration) {
    self.body = body
  }

  /// Returns work that takes its own time, so that preparations can be left out of it.
  ///
  /// - Parameter body: Does the work as often as it is told, and returns how long that took.
  /// - Returns: The work.
  package static func timingItself(_ body: @escaping @Sendable (Int) -> Duration) -> Work {
    Work(body: body)
  }

  /// Does the work.
  ///
  /// - Parameter count: How often.
  /// - Returns: How long it took.
  @discardableResult
  package func run(_ count: Int) -> Duration {
    body(count)
  }
}
