package import JoineryAnalysis

/// An issue, and how much it matters.
package struct ReportedIssue: Hashable, Sendable {
  /// How much an issue matters.
  package enum Severity: String, Hashable, Sendable, Codable {
    /// The graph can't work.
    case error
    /// It can work; or it can't be told, because a part of it could not be read.
    case warning
  }

  package let severity: Severity
  package let issue: Issue

  /// Creates a reported issue.
  package init(_ issue: Issue, severity: Severity = .error) {
    self.issue = issue
    self.severity = severity
  }
}
