import JoineryAnalysis

/// The bindings of a container, with every request looked up: what a container is made from.
///
/// A derived container has a blueprint with the nodes of its parent's and then its own, so that the
/// number of a node means the same in both.
final class Blueprint: Sendable {
  /// A binding and where it comes from.
  struct Node: Sendable {
    let record: BindingRecord
    /// The module that lists it: nil when the container itself does.
    let module: ModulePath?
    let owner: Int
    /// Whether it is an override that is made at the start because what it replaces would be.
    var isEagerLikeReplaced = false

    var isEager: Bool { record.isEager || isEagerLikeReplaced }
  }

  /// The names of the containers, from the outermost to this one.
  let owners: [String]
  let nodes: ContiguousArray<Node>
  /// The number of each type that is a key, or that an edge asks for.
  let keys: TypeTable
  let keyTypes: ContiguousArray<Any.Type>
  let wiring: Wiring
  /// The modules that are included, here or in a parent.
  let modules: [ObjectIdentifier: Module.Contents]
  /// For each edge, whether the container makes the parameter from what is bound.
  let isLifted: ContiguousArray<Bool>

  var topology: Topology { wiring.topology }

  init(_ draft: BlueprintDraft) {
    owners = draft.owners
    nodes = draft.nodes
    keys = draft.keys
    keyTypes = draft.keyTypes
    isLifted = draft.isLifted
    modules = draft.modules
    wiring = Wiring(draft.topology)
  }

  deinit {
    keys.deallocate()
  }

  /// The number of a type that is a key or is asked for.
  func key(of type: Any.Type) -> Int? {
    keys.number(of: type)
  }

  /// The node that provides a type, as the innermost container sees it.
  func provider(of type: Any.Type) -> Int? {
    key(of: type).flatMap { wiring.provider(of: $0) }
  }

  /// Checks the graph.
  ///
  /// - Parameters:
  ///   - isScope: Whether the innermost container is a scope.
  ///   - base: How many nodes a valid blueprint had, which this one was derived from.
  ///   - remade: The nodes that the innermost container makes anew, although others own them.
  ///   - entrance: Where the innermost container is entered, if it is a scope.
  /// - Throws: ``GraphError`` with everything that is wrong.
  func verify(
    isScope: Bool, derivedFrom base: Int = 0, remaking remade: NodeSet? = nil,
    enteredAt entrance: SourcePlace? = nil
  ) throws(GraphError) {
    let options = Verifier.Options(requiresInputs: isScope)
    var findings = Verifier.findings(in: wiring, options: options).filter {
      !isRenewedOverride($0, base: base)
    }
    if let remade, owners.count > 1 {
      findings += Verifier.findings(in: wiring(remaking: remade), options: options).filter {
        Self.isAboutMaking($0) && !findings.contains($0)
      }
    }
    if !findings.isEmpty {
      let issues = graph.issues(
        for: findings, in: wiring, knowing: Conformances(of: keyTypes), enteredAt: entrance)
      throw GraphError(
        zip(findings, issues).map(locating), graph: owners[owners.count - 1])
    }
  }

  /// The issue of a finding, with the steps of injections that ask for what is missing.
  private func locating(_ finding: Finding, _ issue: Issue) -> Issue {
    switch finding {
    case .missing(_, let requests), .emptyCollection(_, let requests):
      var issue = issue
      var notes: [Note] = []
      for note in requests.lazy.compactMap({ self.place(of: $0).map(Note.needed(byStepAt:)) })
      where !notes.contains(note) {
        notes.append(note)
      }
      issue.notes.insert(contentsOf: notes, at: 0)
      return issue
    case .duplicate, .cycle, .captive, .awaited, .onMainActor, .overrideOfNothing,
      .decoratorOfNothing, .unsuppliedInput, .scopedOutsideScope, .flawed, .unused, .limitReached:
      return issue
    }
  }

  /// Whether a finding depends on where a value is made, and not only on where it is bound.
  private static func isAboutMaking(_ finding: Finding) -> Bool {
    switch finding {
    case .cycle, .awaited, .onMainActor: true
    case .missing, .duplicate, .captive, .overrideOfNothing, .decoratorOfNothing,
      .emptyCollection, .unsuppliedInput, .scopedOutsideScope, .flawed, .unused, .limitReached:
      false
    }
  }

  private func isOverride(_ node: Int) -> Bool { nodes[node].record.role == .override }

  /// Whether a finding is only that a derived container overrides what its base overrides too.
  private func isRenewedOverride(_ finding: Finding, base: Int) -> Bool {
    guard case .duplicate(_, let found) = finding else { return false }
    let new = found.filter { $0 >= base }
    // What the base had was valid there.
    return base > 0 && (new.isEmpty || new.count == 1 && isOverride(new[0]))
      && found.contains { $0 < base && isOverride($0) }
  }
}

extension Blueprint: KnownTypes {
  func isBound(_ type: Any.Type) -> Bool { provider(of: type) != nil }

  func isContributed(_ type: Any.Type) -> Bool {
    key(of: type).map { !wiring.contributions(to: $0).isEmpty || wiring.mayBeEmpty($0) } ?? false
  }
}
