/// Which node answers which request: a topology with its keys looked up.
///
/// A request for a key is answered by the key's provider, which the key's decorators wrap; a request
/// for a collection by the contributions to the key. In a topology with several owners an answer
/// depends on who asks: an owner sees its own nodes and those of the owners around it.
public struct Wiring: Sendable {
  /// What a node is to its key; the order in which a key's members are kept.
  private enum Membership: Int {
    case declaration
    case decorator
    case contribution
  }

  /// The graph whose requests are answered.
  public let topology: Topology
  /// How many owners there are.
  public let ownerCount: Int
  /// What the topology has besides plain bindings, so that most rules can end at once.
  let features: Features
  /// The provider of each key as the innermost owner sees it, or -1.
  private let providers: ContiguousArray<Int32>
  /// For each key and membership, where its members start in ``members``.
  private let offsets: ContiguousArray<Int32>
  /// All nodes that provide, wrap or contribute, sorted by key and membership.
  private let members: ContiguousArray<Int32>
  /// Where each node stands in ``members``; empty in a topology without decorators.
  private let positions: ContiguousArray<Int32>
  /// For each key, the outermost owner that declares that its collection may be empty; may be empty.
  private let emptyOwners: ContiguousArray<Int32>
  /// For each key, the outermost owner that contributes to it; may be empty.
  private let contributionOwners: ContiguousArray<Int32>
  /// The nodes in the order in which they can be made.
  private var order = ConstructionOrder()

  /// Answers the requests of a topology.
  ///
  /// - Complexity: O(nodes + edges).
  public init(_ topology: Topology) {
    var features = Features()
    var ownerCount: Int32 = 1
    var offsets = ContiguousArray<Int32>(repeating: 0, count: topology.keyCount * 3 + 1)
    for node in topology.nodes {
      ownerCount = max(ownerCount, node.owner + 1)
      features.note(node)
      if let membership = Self.membership(of: node.role) {
        offsets[Int(node.key) * 3 + membership.rawValue + 1] += 1
      }
    }
    for index in 1..<offsets.count {
      offsets[index] += offsets[index - 1]
    }

    var next = offsets
    var members = ContiguousArray<Int32>(repeating: 0, count: Int(offsets[offsets.count - 1]))
    var positions = ContiguousArray<Int32>(
      repeating: 0, count: features.contains(.decorators) ? topology.nodes.count : 0)
    var providers = ContiguousArray<Int32>(repeating: -1, count: topology.keyCount)
    var emptyOwners = ContiguousArray<Int32>(
      repeating: .max, count: features.contains(.emptyCollections) ? topology.keyCount : 0)
    var contributionOwners = ContiguousArray<Int32>(
      repeating: .max, count: features.contains(.contributions) ? topology.keyCount : 0)
    var contested: ContiguousArray<Int32> = []
    for (index, node) in topology.nodes.enumerated() {
      let key = Int(node.key)
      guard let membership = Self.membership(of: node.role) else {
        emptyOwners[key] = min(emptyOwners[key], node.owner)
        continue
      }
      let slot = key * 3 + membership.rawValue
      members[Int(next[slot])] = Int32(index)
      if !positions.isEmpty {
        positions[index] = next[slot]
      }
      next[slot] += 1
      switch membership {
      case .declaration where providers[key] < 0: providers[key] = Int32(index)
      case .declaration: contested.append(node.key)
      case .contribution: contributionOwners[key] = min(contributionOwners[key], node.owner)
      case .decorator: break
      }
    }
    if !contested.isEmpty {
      features.insert(.contestedKeys)
    }

    self.topology = topology
    self.ownerCount = Int(ownerCount)
    self.features = features
    self.offsets = offsets
    self.members = members
    self.positions = positions
    self.emptyOwners = emptyOwners
    self.contributionOwners = contributionOwners
    for key in contested {
      let range = Int(offsets[Int(key) * 3])..<Int(offsets[Int(key) * 3 + 1])
      providers[Int(key)] = Self.provider(
        among: members[range], seenFrom: ownerCount - 1, in: topology)
    }
    self.providers = providers
    order = ConstructionOrder(of: Sites(self))
  }

  private static func membership(of role: Node.Role) -> Membership? {
    switch role {
    case .binding, .override: .declaration
    case .decorator: .decorator
    case .contribution: .contribution
    case .emptyCollection: nil
    }
  }

  /// The best of a key's bindings and overrides, or -1.
  ///
  /// An override is better than a binding, the override of an inner owner better than that of an
  /// outer one, and a later one better than an earlier one. Among bindings the first is best, but
  /// an input is worse than what supplies it.
  private static func provider(
    among declarations: ArraySlice<Int32>, seenFrom owner: Int32, in topology: Topology
  ) -> Int32 {
    var override: Int32 = -1
    var binding: Int32 = -1
    for index in declarations {
      let node = topology.nodes[Int(index)]
      guard node.owner <= owner else { continue }
      if node.role == .override {
        if override < 0 || node.owner >= topology.nodes[Int(override)].owner {
          override = index
        }
      } else if binding < 0 {
        binding = index
      } else if topology.nodes[Int(binding)].lifetime == .input && node.lifetime != .input {
        binding = index
      }
    }
    return override >= 0 ? override : binding
  }
}

// MARK: - Answers

extension Wiring {
  /// The innermost owner.
  public var innermostOwner: Int { ownerCount - 1 }

  /// The node that answers a request for a key by the innermost owner.
  ///
  /// It is the key's last override, or else its first binding.
  ///
  /// - Complexity: O(1).
  public func provider(of key: Topology.KeyIndex) -> Topology.NodeIndex? {
    let provider = providers[key]
    return provider < 0 ? nil : Int(provider)
  }

  /// The node that answers a request for a key by an owner, which sees no further in than itself.
  ///
  /// - Complexity: O(1), or O(*n*) where *n* nodes of several owners provide the key.
  public func provider(
    of key: Topology.KeyIndex, from owner: Int
  ) -> Topology.NodeIndex? {
    let provider = providers[key]
    if provider < 0 { return nil }
    if ownerCount == 1 || topology.nodes[Int(provider)].owner <= owner { return Int(provider) }
    let visible = Self.provider(
      among: declarations(of: key), seenFrom: Int32(owner), in: topology)
    return visible < 0 ? nil : Int(visible)
  }

  /// The bindings and overrides of a key, of all owners, in the order of their registration.
  ///
  /// - Complexity: O(1).
  public func declarations(of key: Topology.KeyIndex) -> ArraySlice<Int32> {
    members[range(of: key, .declaration)]
  }

  /// The decorators of a key, of all owners, in the order of their registration.
  ///
  /// - Complexity: O(1).
  public func decorators(of key: Topology.KeyIndex) -> ArraySlice<Int32> {
    members[range(of: key, .decorator)]
  }

  /// The contributions to a key, of all owners, in the order of their registration.
  ///
  /// - Complexity: O(1).
  public func contributions(to key: Topology.KeyIndex) -> ArraySlice<Int32> {
    members[range(of: key, .contribution)]
  }

  /// Whether an owner sees a contribution to a key.
  ///
  /// - Complexity: O(1).
  public func hasContributions(to key: Topology.KeyIndex, from owner: Int) -> Bool {
    !contributionOwners.isEmpty && contributionOwners[key] <= owner
  }

  /// Whether an owner sees a declaration that the collection of a key may be empty.
  ///
  /// - Complexity: O(1).
  public func mayBeEmpty(_ key: Topology.KeyIndex, from owner: Int) -> Bool {
    !emptyOwners.isEmpty && emptyOwners[key] <= owner
  }

  /// Whether the collection of a key is declared to be possibly empty.
  ///
  /// - Complexity: O(1).
  public func mayBeEmpty(_ key: Topology.KeyIndex) -> Bool {
    mayBeEmpty(key, from: innermostOwner)
  }

  /// All nodes, each after what it needs over edges that are not deferred.
  ///
  /// What is not shared stands where its requests are answered by the innermost owner.
  /// Nodes on a cycle are left out, and so are those that need one of them, and the bindings that an
  /// override replaces. A decorator comes after what it wraps.
  ///
  /// - Complexity: O(1); the order is made with the wiring.
  public func constructionOrder() -> [Int32] {
    order.nodes
  }

  /// Whether some nodes need each other, so that the construction order leaves them out.
  var hasCycles: Bool { !order.isComplete }

  private func range(of key: Topology.KeyIndex, _ membership: Membership) -> Range<Int> {
    let slot = key * 3 + membership.rawValue
    return Int(offsets[slot])..<Int(offsets[slot + 1])
  }

  /// The decorator of a key that an owner sees and that comes last before a position.
  ///
  /// - Parameters:
  ///   - key: The key that is decorated.
  ///   - owner: The owner that asks.
  ///   - later: The decorator that comes after it, or `nil` for the last of all.
  /// - Returns: The decorator, or `nil` if there is none.
  func decorator(
    of key: Topology.KeyIndex, from owner: Int, before later: Topology.NodeIndex? = nil
  ) -> Topology.NodeIndex? {
    let range = range(of: key, .decorator)
    var position = later.map { Int(positions[$0]) } ?? range.upperBound
    while position > range.lowerBound {
      position -= 1
      let decorator = Int(members[position])
      if topology.nodes[decorator].owner <= owner { return decorator }
    }
    return nil
  }

  /// Whether a node is replaced by an override for everybody who could ask for it.
  func isReplaced(_ node: Topology.NodeIndex) -> Bool {
    guard features.contains(.overrides) else { return false }
    let value = topology.nodes[node]
    switch value.role {
    case .binding, .override:
      guard let provider = provider(of: Int(value.key), from: Int(value.owner)) else {
        return false
      }
      return provider != node && topology.nodes[provider].role == .override
    case .contribution, .decorator, .emptyCollection:
      return false
    }
  }
}
