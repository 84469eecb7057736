import JoineryAnalysis

/// Values that come after their owner has been stopped.
extension Slot {
  /// Ends a construction that the stop of the owner has left behind: nobody gets the value, and it is stopped.
  ///
  /// What was to be complete together with the value is stopped, too.
  ///
  /// - Returns: What those are told who asked for it.
  func refuse(
    _ value: Value, of construction: Construction, _ reason: EndReason
  ) -> GraphError {
    let followers = construction.finish()
    let owner = unsafe owner
    owner?.stopLate(
      followers.compactMap { slot in slot.cell.early.map { (slot, $0) } }
        + [(self, TypedValueBox(value))],
      reason)
    let error = GraphError(
      .containerStopped(shortName, container: owner?.name ?? "its container"),
      refusing: Value.self)
    // Let go of them when all that are given up have been.
    let unfinished = followers.map { $0.abandon(error) }
    return withExtendedLifetime(unfinished) { error }
  }
}
