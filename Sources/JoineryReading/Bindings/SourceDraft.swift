import JoineryAnalysis
import SwiftSyntax

/// A graph while bindings from sources are being added, by the rules by which a container adds them.
struct SourceDraft {
  private(set) var owners: [String]
  private(set) var nodes: [(binding: SourceBinding, modules: [String], owner: Int)] = []
  /// Names of types, and which key each stands for.
  private var keys: [String: Int] = [:]
  private(set) var keyTypes: [TypeValue] = []
  /// For each key, the node that binds it first.
  private var firstBindings: [Int: Int] = [:]
  private var contributedKeys: Set<Int> = []
  private var modules: Set<ObjectIdentifier> = []
  /// The listings that were registered: one that comes again is the same.
  private var listings: Set<SourceBinding.Listing> = []
  private var edges: [[Edge]] = []
  private var lifetimes: [Lifetime] = []
  /// For each node that stands for a collection which an override replaces, the type of the elements.
  private var elementsOfReplaced: [Int: TypeValue] = [:]
  /// What can't be read of what was added.
  private(set) var unreadable: [Unreadable] = []

  init(name: String) {
    owners = [name]
  }

  /// A draft with another owner within this one.
  func entering(_ scope: String) -> SourceDraft {
    var draft = self
    draft.owners.append(scope)
    draft.unreadable = []
    return draft
  }

  /// Adds the bindings of a list: its own first, then those of its modules, depth first.
  mutating func add(_ list: SourceList, bindingsAs role: Node.Role = .binding) {
    let start = nodes.count
    unreadable += list.allUnreadable
    register(list, in: [], bindingsAs: role)
    bindReplacedCollections(from: start)
    for index in start..<nodes.count { connect(index) }
    if !elementsOfReplaced.isEmpty { reconnect(before: start) }
  }

  /// Binds each collection that an override replaces as a whole, as a container does.
  private mutating func bindReplacedCollections(from start: Int) {
    elementsOfReplaced = [:]
    for index in start..<nodes.count where nodes[index].binding.role == .override {
      let type = nodes[index].binding.type
      guard !isBound(type), let element = type.qualifiedElement ?? type.element,
        isContributed(element),
        let source = nodes.first(where: {
          $0.binding.role.isCollected && $0.binding.type.keyName == element.keyName
        })
      else { continue }
      firstBindings[number(of: type)] = nodes.count
      elementsOfReplaced[nodes.count] = element
      let binding = SourceBinding(type: type, lifetime: .transient, place: source.binding.place)
      nodes.append((binding, source.modules, source.owner))
    }
  }

  /// Looks up the requests of nodes anew, some of which are of a binding now.
  private mutating func reconnect(before end: Int) {
    let known = edges
    let elements = Set(elementsOfReplaced.values.map { Key($0) })
    edges = []
    for index in 0..<end {
      connectEdges(of: index)
      for (number, edge) in known[index].enumerated() where !elements.contains(edge.key) {
        edges[index][number] = edge
      }
    }
    edges += known[end...]
  }

  private mutating func register(
    _ list: SourceList, in path: [String], bindingsAs role: Node.Role
  ) {
    for binding in list.bindings {
      var binding = binding
      if binding.role == .binding, binding.lifetime != .input { binding.role = role }
      register(binding, in: path)
    }
    for module in list.modules where modules.insert(ObjectIdentifier(module)).inserted {
      register(module.list, in: path + [module.displayName], bindingsAs: role)
    }
  }

  private mutating func register(_ binding: SourceBinding, in path: [String]) {
    let key = number(of: binding.type)
    // The same binding, listed twice, is one.
    if let listing = binding.listing, !listings.insert(listing).inserted { return }
    switch binding.role {
    case .binding: if firstBindings[key] == nil { firstBindings[key] = nodes.count }
    case .contribution, .emptyCollection: contributedKeys.insert(key)
    case .override, .decorator: break
    }
    for alias in binding.aliases { keys[alias.keyName] = key }
    nodes.append((binding, path, owners.count - 1))
  }

  /// The number of a type, which it gets when it is first seen.
  private mutating func number(of type: TypeValue) -> Int {
    if let key = keys[type.keyName] { return key }
    keys[type.keyName] = keyTypes.count
    keyTypes.append(type)
    return keyTypes.count - 1
  }

  // MARK: Edges

  private mutating func connect(_ index: Int) {
    let binding = nodes[index].binding
    let key = number(of: binding.type)
    let lifetime =
      binding.lifetime
      ?? firstBindings[key].flatMap { nodes[$0].binding.lifetime } ?? .transient
    lifetimes.append(lifetime)
    connectEdges(of: index)
  }

  private mutating func connectEdges(of index: Int) {
    let binding = nodes[index].binding
    let lifetime = lifetimes[index]
    edges.append([])
    if let element = elementsOfReplaced[index] {
      edges[edges.count - 1].append(Edge(Key(element), kind: .collecting, isDeferred: true))
    }
    let isDecorator = binding.role == .decorator
    // What the steps of an injection need has no position among its parameters.
    let isOfStep = binding.type.arguments(ifNamed: "Injects", in: "Joinery") != nil
    for (position, type) in binding.dependencies.enumerated().dropFirst(isDecorator ? 1 : 0) {
      connect(
        to: type, isDeferred: lifetime == .assisted, position: isOfStep ? nil : position)
    }
    for type in binding.steps.flatMap({ $0 }) {
      // Only an object that is shared can be found by what is made while it is completed.
      connect(to: type, isDeferred: lifetime.isSharedObject, position: nil)
    }
  }

  private mutating func connect(to type: TypeValue, isDeferred: Bool, position: Int?) {
    var demand = Demand(type: type)
    if !isBound(type) { demand = self.demand(of: type) }
    let key = keyTypes[number(of: demand.type)]
    edges[edges.count - 1].append(
      Edge(
        Key(key), kind: demand.kind, isDeferred: isDeferred || demand.isDeferred,
        position: position))
  }

  /// What a parameter asks for.
  private struct Demand {
    var type: TypeValue
    var kind = Edge.Kind.hard
    var isDeferred = false
  }

  private func isBound(_ type: TypeValue) -> Bool {
    keys[type.keyName].map { firstBindings[$0] != nil } ?? false
  }

  private func isContributed(_ type: TypeValue) -> Bool {
    keys[type.keyName].map { contributedKeys.contains($0) } ?? false
  }

  private func demand(of type: TypeValue) -> Demand {
    if isBound(type) { return Demand(type: type) }
    if let wrapped = type.wrapped {
      var demand = demand(of: wrapped)
      if demand.kind == .hard || demand.kind == .collecting && !isContributed(demand.type) {
        demand.kind = .optional
      }
      return demand
    }
    if let element = type.qualifiedElement { return Demand(type: element, kind: .collecting) }
    if let element = type.element {
      if !isContributed(element), let target = element.deferredTarget {
        return Demand(type: target, kind: .collecting, isDeferred: true)
      }
      return Demand(type: element, kind: .collecting)
    }
    if let target = type.deferredTarget {
      var demand = demand(of: target)
      demand.isDeferred = true
      return demand
    }
    return Demand(type: type)
  }

  // MARK: Result

  /// The graph as a container describes it, which doesn't know what the factories make.
  var graph: Graph { graph { _ in nil } }

  /// The graph with the types that the factories make, where sources tell.
  var graphWithImplementations: Graph { graph { $0.implementation?.keyName } }

  private func graph(implementation: (SourceBinding) -> String?) -> Graph {
    Graph(
      owners: owners,
      nodes: nodes.indices.map { index in
        let (binding, modules, owner) = nodes[index]
        var node = Node(
          Key(binding.type), role: binding.role, lifetime: lifetimes[index], owner: owner,
          implementation: implementation(binding), isolation: binding.isolation,
          effects: binding.effects, place: binding.place,
          modules: modules, edges: edges[index], member: binding.member)
        node.knownFlaw = binding.flaw
        return node
      })
  }
}

extension Key {
  /// The key of a type, taken apart if it is a qualified one.
  init(_ type: TypeValue) {
    if let parts = type.qualifiedParts {
      self.init(type: parts.value.keyName, qualifier: parts.qualifier.keyName)
    } else {
      self.init(type: type.keyName)
    }
  }
}

extension TypeValue {
  /// For a collection under a qualifier, its elements' type under that.
  fileprivate var qualifiedElement: TypeValue? {
    qualifiedParts.flatMap { parts in
      parts.value.element.map { $0.qualified(by: parts.qualifier) }
    }
  }
}

extension Lifetime {
  /// Whether several requests get the same object.
  fileprivate var isSharedObject: Bool {
    switch self {
    case .instance, .singleton, .weak, .scoped, .input: true
    case .transient, .assisted: false
    }
  }
}
