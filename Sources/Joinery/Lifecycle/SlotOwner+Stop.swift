extension SlotOwner {
  /// Stops the container: see ``Container/stop(timeout:reason:)``.
  func stop(timeout: Duration?, reason: EndReason) async -> StopReport {
    await lifecycle.stop(in: InjectedValues.frameOfShared(by: self)) { starting in
      if let starting {
        // The start ends as one that was cancelled, and stops what it has made.
        starting.cancel()
        await starting.value
      }
      self.close()
      return await self.stopBuilt(timeout: timeout, reason: reason)
    }
  }

  /// Stops every value that has been built, each after those that use it.
  func stopBuilt(timeout: Duration?, reason: EndReason) async -> StopReport {
    let clock = ContinuousClock()
    let begin = clock.now
    // What is being made is waited for, and then stopped like everything else.
    await endConstructions(within: timeout)
    let rest = timeout.map { max(.zero, $0 - (clock.now - begin)) }
    let graph = ComponentGraph(of: takeSlotsToStop())
    let slots = graph.slots
    let aliases = Self.aliases(among: slots)
    let result = await Schedule(needs: graph.users, policy: .doEverything, timeout: rest)
      .run { [self] component in
        // What ignores its deadline may end after everyone else has let go of the container.
        defer { withExtendedLifetime(self) {} }
        if !aliases.contains(component) { try await slots[component].stop(reason) }
      }
    var components: [StopReport.Component] = []
    for component in result.inOrder where !aliases.contains(component) {
      let entry = result.entries[component]
      var error: (any Error)?
      if case .failed(let thrown) = entry.outcome, !(entry.isLate && thrown is CancellationError) {
        error = thrown
      }
      guard await slots[component].hasEnd() || error != nil || entry.isLate else { continue }
      components.append(
        StopReport.Component(
          name: slots[component].shortName, began: entry.began,
          ended: max(entry.began, entry.ended),
          error: error, isLate: entry.isLate))
    }
    return StopReport(components: components, duration: clock.now - begin)
  }

  /// The slots whose object an earlier slot has as well, or is the caller's.
  static func aliases(among slots: [AnySlot]) -> Set<Int> {
    var seen: Set<ObjectIdentifier> = []
    var aliases: Set<Int> = []
    for (number, slot) in slots.enumerated() {
      if let identity = slot.objectIdentity, !seen.insert(identity).inserted {
        aliases.insert(number)
      }
    }
    return aliases
  }

  /// Cancels the constructions that can be cancelled, and waits until none is going on.
  private func endConstructions(within timeout: Duration?) async {
    let constructions = constructionsInFlight
    if constructions.isEmpty { return }
    for construction in constructions { construction.giveUp() }
    _ = await Schedule(
      needs: constructions.map { _ in [] }, policy: .doEverything, timeout: timeout
    ).run { await constructions[$0].untilEnd() }
  }
}
