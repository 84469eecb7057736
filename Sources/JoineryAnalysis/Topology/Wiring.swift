/// Which node answers which request: a topology with its keys looked up.
///
/// A request for a key is answered by the key's provider, which the key's decorators wrap; a request
/// for a collection by the contributions to the key. In a topology with several owners an answer
/// depends on who asks: an owner sees its own nodes and those of the owners around it.
package struct Wiring: Sendable {
  /// What a node is to its key; the order in which a key's members are kept.
  enum Membership: Int {
    case declaration
    case decorator
    case contribution
  }

  /// The graph whose requests are answered.
  package let topology: Topology
  /// What the topology has besides plain bindings, so that most rules can end at once.
  let features: Features
  /// The provider of each key as the innermost owner sees it, or -1.
  let providers: ContiguousArray<Int32>
  /// For each key and membership, where its members start in ``members``.
  let offsets: ContiguousArray<Int32>
  /// All nodes that provide, wrap or contribute, sorted by key and membership.
  let members: ContiguousArray<Int32>
  /// Where each node stands in ``members``; empty in a topology without decorators.
  let positions: ContiguousArray<Int32>
  /// For each key, the outermost owner that declares that its collection may be empty; may be empty.
  let emptyOwners: ContiguousArray<Int32>
  /// For each key, the outermost owner that contributes to it; may be empty.
  let contributionOwners: ContiguousArray<Int32>
  /// The nodes in the order in which they can be made.
  private(set) var order = ConstructionOrder()

  /// Answers the requests of a topology.
  ///
  /// - Complexity: O(nodes + edges).
  package init(_ topology: Topology) {
    var features = Features()
    var offsets = ContiguousArray<Int32>(repeating: 0, count: topology.keyCount * 3 + 1)
    for node in topology.nodes {
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
    self.features = features
    self.offsets = offsets
    self.members = members
    self.positions = positions
    self.emptyOwners = emptyOwners
    self.contributionOwners = contributionOwners
    for key in contested {
      let range = Int(offsets[Int(key) * 3])..<Int(offsets[Int(key) * 3 + 1])
      providers[Int(key)] = Self.provider(
        among: members[range], seenFrom: Int32(topology.ownerCount - 1), in: topology)
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
  static func provider(
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
