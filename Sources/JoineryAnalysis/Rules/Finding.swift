/// What a rule found, as numbers: which keys, nodes and edges of a topology.
///
/// Keys, nodes and edges are indices into the ``Topology`` that was verified.
package enum Finding: Hashable, Sendable {
  /// Nothing that the requesters can see provides a key.
  case missing(key: Int, requests: [Step])
  /// A key has several bindings, or several overrides of one owner.
  case duplicate(key: Int, nodes: [Int])
  /// Nodes need each other; the last step leads back to the first.
  case cycle([Step])
  /// A node that outlives a scope reaches, over a shortest path, a node that belongs to one.
  case captive(path: [Step], shortLived: Int)
  /// An override has nothing to replace.
  case overrideOfNothing(node: Int)
  /// A decorator has nothing to wrap.
  case decoratorOfNothing(node: Int)
  /// Nothing contributes to a collection that isn't declared to be possibly empty.
  case emptyCollection(key: Int, requests: [Step])
  /// An input that the innermost owner should supply isn't supplied.
  case unsuppliedInput(node: Int, requests: [Step])
  /// A request by an owner reaches a node that belongs to a scope, or an input without a value.
  case scopedOutsideScope(path: [Step], shortLived: Int, owner: Int)
  /// A factory that can't wait needs a value that has to be awaited and isn't there after a start.
  case awaited(request: Step, source: Int)
  /// A factory that isn't on the main actor needs a value that is.
  case onMainActor(request: Step, source: Int)
  /// A binding can't give what it is for.
  case flawed(node: Int, Flaw)
  /// Nothing needs a node.
  case unused(node: Int)
  /// A rule stopped at its limit, so that there may be more of its findings.
  case limitReached(IssueID, limit: Int)
}

extension Finding {
  /// The id of the issue that the finding makes.
  package var id: IssueID {
    switch self {
    case .missing: .missingBinding
    case .duplicate: .duplicateBinding
    case .cycle: .dependencyCycle
    case .captive: .captiveDependency
    case .overrideOfNothing: .overrideOfNothing
    case .decoratorOfNothing: .decoratorOfNothing
    case .emptyCollection: .emptyCollection
    case .unsuppliedInput: .unsuppliedInput
    case .scopedOutsideScope: .scopedOutsideScope
    case .awaited: .awaitedDependency
    case .onMainActor: .isolatedDependency
    case .flawed(_, .noValue): .valuelessBinding
    case .flawed(_, .noObject): .notAClassInstance
    case .unused: .unusedBinding
    case .limitReached(let id, _): id
    }
  }
}
