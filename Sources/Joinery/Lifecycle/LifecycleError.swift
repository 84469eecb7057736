public import JoineryAnalysis

/// Why a container could not be started or stopped as it should: one component first, and the rest.
public struct LifecycleError: Error, Sendable, CustomStringConvertible {
  /// What went wrong with one component.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The component's key.
    public let component: String
    /// What it threw: nil when it was still running when the deadline passed.
    public let error: (any Error)?

    /// The failure in one line.
    public var description: String {
      error.map { "'\(component)' failed: \($0)" } ?? "'\(component)' took too long"
    }
  }

  /// The problem, with the chain that waited for the component.
  public let issue: Issue
  /// What went wrong first.
  public let cause: Failure
  /// What else went wrong, also while everything was stopped again.
  public let others: [Failure]

  /// The report as text.
  public var description: String { PlainTextRenderer().text(of: issue) }

  /// What is said when the deadline passed before anything had begun that could be named.
  static let deadlineHadPassed = "the deadline had passed"

  init(_ issue: Issue, cause: Failure, others: [Failure]) {
    self.issue = issue
    self.cause = cause
    self.others = others
  }
}
