import JoineryThreads

/// Which constructions wait for which, in the whole process.
///
/// Two containers may wait for each other through objects that know both, so the waits of all of
/// them are in one place. It holds nothing but the waits of threads that are blocked at this moment.
final class WaitGraph: Sendable {
  static let shared = WaitGraph()

  private struct Wait {
    /// The innermost construction of the chain that waits.
    var waiting: Construction
    /// The construction that is waited for.
    var builder: Construction
    /// What wakes the one who waits.
    var waiter: Waiter
  }

  private let waits = Mutex<[Wait]>([])

  /// Registers a wait, unless it would never end.
  ///
  /// - Parameters:
  ///   - waiting: The innermost construction of the chain that is about to wait.
  ///   - builder: The construction that it is about to wait for.
  ///   - waiter: What wakes it.
  /// - Returns: The slots around the loop that the wait would close, each once; nil when the wait is
  ///   registered.
  /// - Complexity: O(number of blocked threads squared × depth of their chains).
  func begin(
    _ waiting: Construction, for builder: Construction, with waiter: Waiter
  ) -> [AnySlot]? {
    let (loop, opening) = waits.withLock { waits -> ([AnySlot]?, Waiter?) in
      let wait = Wait(waiting: waiting, builder: builder, waiter: waiter)
      guard let loop = Self.loop(closedBy: wait, among: waits) else {
        waits.append(wait)
        return (nil, nil)
      }
      // Where somebody waits for an object that exists and is only unfinished, the loop can open.
      guard let opening = loop.waits.first(where: { $0.builder.slot.cell.hasEarly }) else {
        return (loop.slots, nil)
      }
      waits.append(wait)
      return (nil, opening.waiter)
    }
    opening?.resume(with: .again)
    return loop
  }

  /// Ends a wait.
  func end(_ waiter: Waiter) {
    // The last reference to a construction lets go of its arguments, so not under the lock.
    let ended = waits.withLock { waits in
      waits.firstIndex { $0.waiter === waiter }.map { waits.remove(at: $0) }
    }
    withExtendedLifetime(ended) {}
  }

  /// The way from what is waited for back to the one who waits, if there is one.
  private static func loop(
    closedBy new: Wait, among waits: [Wait]
  ) -> (slots: [AnySlot], waits: [Wait])? {
    /// A construction that the builder needs, and the waits and slots between the two.
    var frontier = [(construction: new.builder, slots: [new.builder.slot], waits: [Wait]())]
    var visited: [Construction] = []
    while let (construction, slots, passed) = frontier.popLast() {
      if new.waiting.isMade(for: construction) {
        return (new.waiting.path(from: construction) + slots.dropLast(), passed)
      }
      visited.append(construction)
      for wait in waits
      where wait.waiting.isMade(for: construction)
        && !visited.contains(where: { $0 === wait.builder })
      {
        let segment = wait.waiting.path(from: construction).dropFirst()
        frontier.append(
          (wait.builder, slots + segment + [wait.builder.slot], passed + [wait]))
      }
    }
    return nil
  }
}
