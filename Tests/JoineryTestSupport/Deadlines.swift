/// Calls a function with a deadline, and with longer ones where it was too short for what has to come before.
///
/// How long a machine takes until something is running depends on what else it does. A test of a deadline is
/// about what is running when it passes.
///
/// - Parameters:
///   - isLongEnough: Whether what has to come before the deadline has come.
///   - body: Does what has a deadline.
/// - Returns: The first outcome that is long enough, or the last one.
/// - Throws: What the function throws.
package func withLongEnoughDeadline<Outcome>(
  _ isLongEnough: (Outcome) -> Bool, _ body: (Duration) async throws -> Outcome
) async rethrows -> Outcome {
  for deadline in [Duration.seconds(2), .seconds(10)] {
    let outcome = try await body(deadline)
    if isLongEnough(outcome) { return outcome }
  }
  return try await body(.seconds(60))
}
