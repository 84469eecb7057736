import JoineryAnalysis

/// Values that are an object which the factory was given.
extension AnySlot {
  /// Whether an object was given to the factory by another slot, or is one of the containers and graphs around the
  /// owner's: whoever owns that one starts and stops the object.
  ///
  /// ```swift
  /// Singleton<any UserRepository> { (repository: SQLUserRepository) in repository }
  /// ```
  ///
  /// It is to be asked where the value may be used.
  ///
  /// - Parameter object: The object that the factory has made, or handed on: nil if the value is none.
  /// - Returns: Whether the factory has handed it on.
  /// - Complexity: O(owners around + dependencies, and those of what is not shared among them).
  func isHandedOn(_ object: ObjectIdentifier?) -> Bool {
    guard let identity = object else { return false }
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
    guard let record = slot.record, record.lifetime == .instance, record.offeredMember == nil,
      slot.access == .anywhere || record.actor === self.record?.actor
    else { return false }
    return (try? slot.makeUnshared())?.objectIdentity == identity
  }
}
