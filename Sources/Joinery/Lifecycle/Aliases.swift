import Synchronization

/// Slots that have the same object, which is started and stopped once.
struct Aliases {
  /// For each slot that is left alone, the one that has its object as well.
  private var others: [Int: Int] = [:]

  /// Finds the slots that have an object of one that comes before them.
  private init(_ numbers: [Int], of slots: [AnySlot]) {
    var chosen: [ObjectIdentifier: Int] = [:]
    for number in numbers {
      guard let identity = slots[number].objectIdentity else { continue }
      if let other = chosen[identity] { others[number] = other } else { chosen[identity] = number }
    }
  }

  /// Finds the slots that have an object of another one.
  ///
  /// What was started goes first, since nothing else is stopped; then what comes first.
  ///
  /// - Complexity: O(slots).
  init(among slots: [AnySlot]) {
    let started = slots.map { $0.isStarted.load(ordering: .acquiring) }
    let numbers = slots.indices.filter { started[$0] } + slots.indices.filter { !started[$0] }
    self.init(numbers, of: slots)
  }

  /// Leaves to be started one of the slots that have the same object: the others say from then on that there is
  /// nothing to start.
  ///
  /// - Parameter slots: The slots, each after what it needs.
  /// - Returns: Those that are left alone.
  /// - Complexity: O(slots).
  @discardableResult
  static func startingOnce(_ slots: [AnySlot]) -> Aliases {
    let startable = slots.indices.filter { slots[$0].isStartable.load(ordering: .acquiring) }
    let aliases = Aliases(startable, of: slots)
    for (alias, _) in aliases.pairs { slots[alias].isStartable.store(false, ordering: .releasing) }
    return aliases
  }

  /// Whether another slot has the object.
  func contains(_ number: Int) -> Bool { others[number] != nil }

  /// The slots that are left alone, each with the one that has its object as well.
  var pairs: some Sequence<(alias: Int, other: Int)> {
    others.lazy.map { (alias: $0.key, other: $0.value) }
  }
}
