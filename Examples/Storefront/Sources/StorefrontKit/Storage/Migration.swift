/// A step from one version of the schema to the next.
struct Migration: Hashable, Sendable {
  /// The version that the database has after the step.
  let version: Int
  /// The statements that do it.
  let statements: String
}
