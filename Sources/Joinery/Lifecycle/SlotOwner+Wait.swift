import JoineryAnalysis

/// Who waits for a start or a stop.
extension SlotOwner {
  /// Registers that the caller waits for the start or the stop, if something else waits for the caller.
  ///
  /// - Parameter goal: Which of the two.
  /// - Returns: What ends the wait.
  /// - Throws: ``GraphError`` when the start or the stop would have to wait for the caller.
  func beginWait(for goal: WaitGraph.Goal) throws -> Waiter? {
    guard let held = WaitGraph.Held.current else { return nil }
    let waiter = Waiter(isThread: false)
    guard let loop = WaitGraph.shared.begin(held, for: goal, with: waiter) else { return waiter }
    throw GraphError(goal.refusal(of: self, around: loop))
  }

  /// Ends a wait.
  func endWait(_ waiter: Waiter?) {
    if let waiter { WaitGraph.shared.end(waiter) }
  }
}

extension WaitGraph.Goal {
  /// Why an owner can't be started or stopped by what that would wait for.
  fileprivate func refusal(of owner: SlotOwner, around loop: WaitGraph.Loop) -> Issue {
    let event: (name: String, participle: String) =
      switch self {
      case .start: ("start", "started")
      case .stop: ("stop", "stopped")
      case .construction: ("construction", "made")
      }
    return .waitsForItself(
      owner.name, event.name, event.participle, through: loop.slotsFromGoal.map(\.chainLink))
  }
}
