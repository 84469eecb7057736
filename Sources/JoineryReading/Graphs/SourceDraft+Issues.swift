import JoineryAnalysis

extension SourceDraft {
  /// The graph, checked as a container checks it when it is made.
  ///
  /// - Parameters:
  ///   - kind: What makes the graph.
  ///   - place: Where it is made.
  ///   - request: Where the call is, as the compiler tells it.
  ///   - base: What it is derived from.
  ///   - resolver: Knows the types.
  /// - Returns: The graph, and what is wrong with it besides what is wrong with the base.
  func readGraph(
    _ kind: ReadGraph.Kind, at place: SourcePlace, calledAt request: SourcePlace,
    base: SourceDraft?, _ resolver: TypeResolver
  ) -> ReadGraph {
    let graph = graph
    let wiring = Wiring(graph.topology().topology)
    let baseCount = base?.nodes.count ?? 0
    var known: Set<Issue> = []
    if let base { known = Set(base.issues(resolver)) }
    let findings = Verifier.findings(
      in: wiring, options: Verifier.Options(requiresInputs: kind == .scope)
    ).filter { !isRenewedOverride($0, base: baseCount) }
    let isComplete = unreadable.isEmpty && (base?.unreadable.isEmpty ?? true)
    let described = graph.issues(
      for: findings, in: wiring,
      knowing: SourceConformances(resolver, of: keyTypes).conformances,
      enteredAt: kind == .scope ? request : nil)
    let issues = zip(findings, described)
      .filter { !known.contains($1) }
      .map { finding, issue in
        // What isn't there may be in the part that can't be read.
        let isCertain = isComplete || !finding.isOfAbsence
        return ReportedIssue(
          isCertain ? issue : issue.uncertain, severity: isCertain ? .error : .warning)
      }
    return ReadGraph(
      name: graph.owners[graph.owners.count - 1], kind: kind, place: place,
      graph: graphWithImplementations, issues: issues, unreadable: unreadable)
  }

  /// What is wrong with the graph of a container.
  private func issues(_ resolver: TypeResolver) -> [Issue] {
    let graph = graph
    let wiring = Wiring(graph.topology().topology)
    return graph.issues(
      for: Verifier.findings(in: wiring), in: wiring,
      knowing: SourceConformances(resolver, of: keyTypes).conformances)
  }

  /// Whether a finding is only that an override is overridden again.
  private func isRenewedOverride(_ finding: Finding, base: Int) -> Bool {
    guard case .duplicate(_, let found) = finding else { return false }
    func isOverride(_ node: Int) -> Bool { nodes[node].binding.role == .override }
    let new = found.filter { $0 >= base }
    return base > 0 && (new.isEmpty || new.count == 1 && isOverride(new[0]))
      && found.contains { $0 < base && isOverride($0) }
  }
}

extension Finding {
  /// Whether the finding is that something isn't there.
  fileprivate var isOfAbsence: Bool {
    switch self {
    case .missing, .overrideOfNothing, .decoratorOfNothing, .emptyCollection, .unsuppliedInput,
      .unused:
      true
    case .duplicate, .cycle, .captive, .scopedOutsideScope, .awaited, .onMainActor, .flawed,
      .limitReached:
      false
    }
  }
}

extension Issue {
  /// The issue of a graph that isn't known as a whole.
  fileprivate var uncertain: Issue {
    var issue = self
    issue.notes.append(
      Note("a part of the graph could not be read, and may have it"))
    return issue
  }
}
