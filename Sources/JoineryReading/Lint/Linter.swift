import JoineryAnalysis

/// Checks sources against every practice.
enum Linter {
  private static let rules: [any LintRule.Type] = [
    HiddenDependencies.self, ServiceLocators.self, ConcreteDependencies.self,
    MissingAlternatives.self, DeepGraphs.self,
  ]

  /// What can be allowed.
  static let ids: [IssueID] = [
    .hiddenDependency, .serviceLocator, .concreteDependency, .missingAlternative, .deepGraph,
  ]

  /// Where practices aren't kept, without what comments allow, and what is wrong with comments.
  static func issues(in subject: LintSubject) -> [ReportedIssue] {
    var allowances: [String: Allowances] = [:]
    for file in subject.index.files { allowances[file.text.fileID] = Allowances(in: file) }
    let found = rules.flatMap { $0.issues(in: subject) }.filter { issue in
      guard let file = issue.place?.file else { return true }
      return allowances[file]?.allow(issue) != true
    }
    let comments = subject.index.files.flatMap { allowances[$0.text.fileID]?.issues ?? [] }
    return found.map { ReportedIssue($0, severity: .warning) }
      + comments.map { ReportedIssue($0) }
  }
}
