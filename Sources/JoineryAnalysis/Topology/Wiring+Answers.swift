extension Wiring {
  /// How many owners there are.
  package var ownerCount: Int { topology.ownerCount }

  /// The innermost owner.
  package var innermostOwner: Int { ownerCount - 1 }

  /// The node that answers a request for a key by the innermost owner.
  ///
  /// It is the key's last override, or else its first binding.
  ///
  /// - Complexity: O(1).
  package func provider(of key: Topology.KeyIndex) -> Topology.NodeIndex? {
    let provider = providers[key]
    return provider < 0 ? nil : Int(provider)
  }

  /// The node that answers a request for a key by an owner, which sees no further in than itself.
  ///
  /// - Complexity: O(1), or O(*n*) where *n* nodes of several owners provide the key.
  package func provider(
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
  package func declarations(of key: Topology.KeyIndex) -> ArraySlice<Int32> {
    members[range(of: key, .declaration)]
  }

  /// The decorators of a key, of all owners, in the order of their registration.
  ///
  /// - Complexity: O(1).
  package func decorators(of key: Topology.KeyIndex) -> ArraySlice<Int32> {
    members[range(of: key, .decorator)]
  }

  /// The contributions to a key, of all owners, in the order of their registration.
  ///
  /// - Complexity: O(1).
  package func contributions(to key: Topology.KeyIndex) -> ArraySlice<Int32> {
    members[range(of: key, .contribution)]
  }

  /// What the decorators of a key wrap: its contributions and its provider, as the innermost owner sees it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of contributions.
  package func wrapped(byDecoratorsOf key: Topology.KeyIndex) -> [Topology.NodeIndex] {
    contributions(to: key).map { Int($0) } + (provider(of: key).map { [$0] } ?? [])
  }

  /// Whether an owner sees a contribution to a key.
  ///
  /// - Complexity: O(1).
  package func hasContributions(to key: Topology.KeyIndex, from owner: Int) -> Bool {
    !contributionOwners.isEmpty && contributionOwners[key] <= owner
  }

  /// Whether an owner sees a declaration that the collection of a key may be empty.
  ///
  /// - Complexity: O(1).
  package func mayBeEmpty(_ key: Topology.KeyIndex, from owner: Int) -> Bool {
    !emptyOwners.isEmpty && emptyOwners[key] <= owner
  }

  /// Whether the collection of a key is declared to be possibly empty.
  ///
  /// - Complexity: O(1).
  package func mayBeEmpty(_ key: Topology.KeyIndex) -> Bool {
    mayBeEmpty(key, from: innermostOwner)
  }

  /// All nodes, each after what it needs over edges that are not deferred.
  ///
  /// What is not shared stands where its requests are answered by the innermost owner.
  /// Nodes on a cycle are left out, and so are those that need one of them, and the bindings that an
  /// override replaces. A decorator comes after what it wraps.
  ///
  /// - Complexity: O(1); the order is made with the wiring.
  package func constructionOrder() -> [Int32] {
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
  package func isReplaced(_ node: Topology.NodeIndex) -> Bool {
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
