import JoineryAnalysis

/// Values that are an object which the factory was given.
extension AnySlot {
  /// Whether the value is an object that the factory was given by another slot, or one of the containers and graphs
  /// around the owner's: whoever owns that one starts and stops the object.
  ///
  /// ```swift
  /// Singleton<any UserRepository> { (repository: SQLUserRepository) in repository }
  /// ```
  ///
  /// It is to be asked where the value may be used.
  ///
  /// - Complexity: O(dependencies, and those of what is not shared among them).
  var isHandedOn: Bool {
    guard let identity = objectIdentity else { return false }
    if unsafe owner?.outerOwners.contains(where: { $0.keeps(identity) }) == true { return true }
    // What is requested later is left out: it may need this very value.
    var visited: Set<ObjectIdentifier> = []
    var pending = givers
    while let slot = pending.popLast() {
      guard visited.insert(ObjectIdentifier(slot)).inserted else { continue }
      switch slot.sharing {
      case .once: if slot.objectIdentity == identity { return true }
      case .none: if isInput(slot, identity) { return true } else { pending += slot.givers }
      case .weak: continue
      }
    }
    return false
  }

  /// The slots that the factory reads.
  private var givers: [AnySlot] {
    (0..<constructionDependencyCount).map { dependency(at: $0) }
  }

  /// Whether a slot is an input of a graph, which is read from the graph itself, and has this object.
  private func isInput(_ slot: AnySlot, _ identity: ObjectIdentifier) -> Bool {
    guard slot.isCallers, slot.access == .anywhere || slot.record?.actor === record?.actor else {
      return false
    }
    return (try? slot.makeUnshared())?.objectIdentity == identity
  }
}
