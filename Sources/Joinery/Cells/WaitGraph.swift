import JoineryThreads

/// Who waits for which constructions, starts and stops, in the whole process.
///
/// Two containers may wait for each other through objects that know both, so the waits of all of
/// them are in one place. It holds nothing but the waits of what is blocked at this moment and holds up
/// something else.
final class WaitGraph: Sendable {
  static let shared = WaitGraph()

  private struct Wait {
    /// What goes on only after the wait.
    var held: Held
    /// What is waited for.
    var goal: Goal
    /// What wakes the one who waits.
    var waiter: Waiter
  }

  /// A way from what is waited for back to the one who waits.
  struct Loop {
    /// The slots around the loop, each once; those that the new wait holds up come first.
    let slots: [AnySlot]
    /// How many of the slots the new wait holds up.
    let heldCount: Int
    /// The first start or stop that it leads through, which can't go on with an unfinished object.
    let phase: Goal?

    /// The slots, in the order in which what the new wait is for waits for them.
    var slotsFromGoal: [AnySlot] { Array(slots[heldCount...] + slots[..<heldCount]) }
  }

  private let waits = Mutex<[Wait]>([])

  /// Registers a wait, unless it would never end.
  ///
  /// - Parameters:
  ///   - held: What goes on only after the wait.
  ///   - goal: What is about to be waited for.
  ///   - waiter: What wakes the one who waits.
  /// - Returns: The loop that the wait would close; nil when the wait is registered.
  /// - Complexity: O(number of waits squared × depth of what they hold up).
  func begin(_ held: Held, for goal: Goal, with waiter: Waiter) -> Loop? {
    let (loop, opening) = waits.withLock { waits -> (Loop?, Waiter?) in
      let wait = Wait(held: held, goal: goal, waiter: waiter)
      guard let (loop, passed) = Self.loop(closedBy: wait, among: waits) else {
        waits.append(wait)
        return (nil, nil)
      }
      if loop.phase != nil { return (loop, nil) }
      // Where somebody waits for an object that exists and is only unfinished, the loop can open.
      guard let opening = passed.first(where: { $0.goal.slot?.cell.hasEarly == true }) else {
        return (loop, nil)
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
  ) -> (loop: Loop, waits: [Wait])? {
    /// Something that the goal needs, and the waits and slots between the two.
    struct Point {
      var goal: Goal
      var slots: [AnySlot]
      var waits: [Wait]
    }
    var frontier = [Point(goal: new.goal, slots: [new.goal.slot].compactMap(\.self), waits: [])]
    var visited: [Goal] = []
    while let point = frontier.popLast() {
      let own = point.goal.slot == nil ? 0 : 1
      if let path = new.held.path(from: point.goal) {
        // A component that is being started may be one that is still being made.
        let others = point.slots.dropLast(own).filter { slot in !path.contains { $0 === slot } }
        let loop = Loop(
          slots: path + others, heldCount: path.count,
          phase: ([new] + point.waits).map(\.goal).first { $0.slot == nil })
        return (loop, point.waits)
      }
      visited.append(point.goal)
      for wait in waits where !visited.contains(where: { $0.isSame(as: wait.goal) }) {
        guard let path = wait.held.path(from: point.goal) else { continue }
        frontier.append(
          Point(
            goal: wait.goal,
            slots: point.slots + path.dropFirst(own) + [wait.goal.slot].compactMap(\.self),
            waits: point.waits + [wait]))
      }
    }
    return nil
  }
}
