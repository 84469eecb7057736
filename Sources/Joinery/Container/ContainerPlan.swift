import JoineryAnalysis
import JoineryThreads
import Synchronization

/// Which slots a container has, worked out once for all containers of one shape.
///
/// The scopes of a server are entered by the thousand and differ only in the values that they
/// supply, so their plan is kept by the plan of the container that they are derived from.
final class ContainerPlan: Sendable {
  let blueprint: Blueprint
  /// Whether the container is a scope or derived from one.
  let isScope: Bool
  /// The nodes whose values the container keeps.
  let nodes: ContiguousArray<Int>
  /// For each node, how many constructions nest below it at most.
  let depths: ContiguousArray<Int32>
  /// For each node, where its slot is among those of ``nodes``, or -1.
  private let positions: ContiguousArray<Int32>
  /// For each node, whether it or something that it needs has to be awaited; empty if none does.
  private let awaited: ContiguousArray<Bool>
  /// The nodes whose values a scope takes from its parent and wraps, and the first decorator that it
  /// wraps them with.
  private let wrapped: Blueprint.NodeSet?
  private let firstDecorator: Int
  /// The nodes that would be made anew, if they didn't belong to scopes of the container.
  ///
  /// What the parent has for them is what was replaced.
  private let leftToScopes: Set<Int>
  /// The plans of scopes.
  ///
  /// They are few, so that looking through them is faster than hashing.
  private let scopePlans = Mutex<[(shape: ScopeShape, plan: ContainerPlan)]>([])

  /// How many shapes of scopes a plan keeps plans for.
  private static let scopePlanLimit = 16

  init(
    _ blueprint: Blueprint, isScope: Bool, nodes: ContiguousArray<Int>,
    wrapped: Blueprint.NodeSet? = nil, startingAt firstDecorator: Int = 0,
    leftToScopes: Set<Int> = []
  ) {
    self.blueprint = blueprint
    self.isScope = isScope
    let nodes = nodes + (wrapped?.members ?? [])
    self.nodes = nodes
    self.wrapped = wrapped
    self.firstDecorator = firstDecorator
    self.leftToScopes = leftToScopes
    depths = blueprint.depths
    awaited = blueprint.awaitedNodes
    var positions = ContiguousArray<Int32>(repeating: -1, count: blueprint.nodes.count)
    for (position, node) in nodes.enumerated() { positions[node] = Int32(position) }
    self.positions = positions
  }

  /// Whether a node, or something that it needs, has to be awaited.
  func needsAwait(_ node: Int) -> Bool {
    !awaited.isEmpty && awaited[node]
  }

  /// Whether there is a node that the parent may have, and that belongs to scopes alone.
  var leavesNodesToScopes: Bool { !leftToScopes.isEmpty }

  /// Whether a node, which the parent may have, has changed so that it belongs to scopes alone.
  func leavesToScopes(_ node: Int) -> Bool {
    leavesNodesToScopes && leftToScopes.contains(node)
  }

  /// Whether a node's value is taken from the parent.
  func isWrapped(_ node: Int) -> Bool { wrapped?.contains(node) ?? false }

  /// The decorators that the container makes for a node, in the order in which they apply.
  func decorators(of node: Int) -> ArraySlice<Int32> {
    let all = blueprint.wiring.decorators(of: Int(blueprint.topology.nodes[node].key))
    return isWrapped(node) ? all.drop { $0 < firstDecorator } : all
  }

  /// Where a node's slot is among those of the container: nil when a parent has it.
  func position(of node: Int) -> Int? {
    guard node < positions.count, positions[node] >= 0 else { return nil }
    return Int(positions[node])
  }

  /// The plan of a scope that supplies values, or has bindings of its own.
  ///
  /// - Parameters:
  ///   - owners: The names of the scope and of the containers around it, from the outermost.
  ///   - bindings: What the scope adds.
  ///   - shape: The shape of the scope, if it is one that is kept.
  ///   - entrance: Where the scope is entered.
  /// - Returns: The plan of the scope.
  /// - Throws: ``GraphError`` with everything that is wrong with the extended graph.
  /// - Complexity: O(added bindings) when a scope of this shape was entered before.
  func scopePlan(
    of owners: @autoclosure () -> [String], adding bindings: BindingList, shape: ScopeShape?,
    enteredAt entrance: Location
  ) throws(GraphError) -> ContainerPlan {
    if let shape,
      let plan = scopePlans.withLock({ $0.first { $0.shape == shape }?.plan })
    {
      return plan
    }

    var draft = BlueprintDraft(derivedFrom: blueprint, owners: owners())
    draft.add(shape == nil ? bindings : bindings.withoutValues)
    let extended = Blueprint(draft)
    try extended.verify(
      isScope: true, derivedFrom: blueprint.nodes.count, enteredAt: entrance.place)
    let first = blueprint.nodes.count
    let nodes = extended.nodesOfScope(startingAt: first)
    let plan = ContainerPlan(
      extended, isScope: true, nodes: nodes.members,
      wrapped: extended.nodesWrapped(byNodesFrom: first, notIn: nodes), startingAt: first)
    if let shape {
      scopePlans.withLock { plans in
        if plans.count < Self.scopePlanLimit { plans.append((shape, plan)) }
      }
    }
    return plan
  }
}

/// What scopes have in common that differ only in their names and in the values that they supply.
struct ScopeShape: Equatable {
  /// A value that is supplied, and where: its place is a part of the plan.
  private struct Supply: Equatable {
    let type: ObjectIdentifier
    let location: Location

    static func == (left: Supply, right: Supply) -> Bool {
      left.type == right.type && left.location.isKnownToBe(right.location)
    }
  }

  private let supplies: [Supply]

  /// The shape of a scope that adds nothing but these bindings: nil when they are not all values.
  init?(_ records: ContiguousArray<BindingRecord>) {
    var supplies: [Supply] = []
    supplies.reserveCapacity(records.count)
    for record in records {
      let type = ObjectIdentifier(record.type)
      guard record.isPlainValue, !supplies.contains(where: { $0.type == type }) else { return nil }
      supplies.append(Supply(type: type, location: record.location))
    }
    self.supplies = supplies
  }
}

extension BindingList {
  /// The list with bindings that say the same and hold no value, for a plan that is kept.
  fileprivate var withoutValues: BindingList {
    BindingList(flattened.records.map { BindingList($0.withoutValue) })
  }
}

extension BindingRecord {
  /// The same binding without its value.
  fileprivate var withoutValue: BindingRecord {
    BindingRecord(
      type: type, role: role, lifetime: lifetime, effects: effects, location: location,
      dependencies: [],
      makeSlot: { _ in preconditionFailure("a scope was linked without the values it supplies") })
  }

  /// Whether the binding is a value of the caller's and nothing else.
  fileprivate var isPlainValue: Bool {
    role == .binding && lifetime == .instance && steps.isEmpty && aliases.isEmpty
  }
}
