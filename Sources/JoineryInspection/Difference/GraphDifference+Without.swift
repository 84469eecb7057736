import JoineryAnalysis

extension GraphDifference {
  /// The difference without what others say already.
  ///
  /// Graphs that have the bindings of their parents have their parents' differences as well.
  ///
  /// - Parameter others: The other differences.
  /// - Returns: The rest.
  /// - Complexity: O(*n*), where *n* is the number of bindings and issues in all differences.
  package func without(_ others: [GraphDifference]) -> GraphDifference {
    let bindings = Set(others.flatMap { $0.added + $0.removed + $0.changed }.map(Said.init))
    let issues = Set(others.flatMap { $0.newIssues + $0.goneIssues }.map(\.headline))
    return GraphDifference(
      added: added.filter { !bindings.contains(Said($0)) },
      removed: removed.filter { !bindings.contains(Said($0)) },
      changed: changed.filter { !bindings.contains(Said($0)) },
      newIssues: newIssues.filter { !issues.contains($0.headline) },
      goneIssues: goneIssues.filter { !issues.contains($0.headline) })
  }

  private init(
    added: [Binding], removed: [Binding], changed: [Binding], newIssues: [Issue],
    goneIssues: [Issue]
  ) {
    self.added = added
    self.removed = removed
    self.changed = changed
    self.newIssues = newIssues
    self.goneIssues = goneIssues
  }

  /// What is said of a binding.
  private struct Said: Hashable {
    let owner: String
    let name: String
    let place: SourcePlace?
    let changes: [BindingChange]

    init(_ binding: Binding) {
      owner = binding.owner
      name = binding.name
      place = binding.node.place
      changes = binding.changes
    }
  }
}
