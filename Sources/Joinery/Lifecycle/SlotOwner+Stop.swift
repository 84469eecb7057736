import JoineryAnalysis

extension SlotOwner {
  /// Stops the container: see ``Container/stop(timeout:reason:)``.
  func stop(timeout: Duration?, reason: EndReason) async throws -> StopReport {
    try checkMayWaitForStop()
    return await lifecycle.stop(in: InjectedValues.frameOfShared(by: self)) { starting in
      let begin = ContinuousClock.now
      // The start ends as one that was cancelled, and leaves to this what it has made.
      starting?.cancel()
      self.close()
      await starting?.value
      return await self.stopBuilt(timeout: timeout, reason: reason, since: begin)
    }
  }

  /// Refuses a stop that is asked for by what it would have to wait for.
  func checkMayWaitForStop() throws {
    if lifecycle.isStopped { return }
    var component = ComponentCall.component(calledBy: self)
    if component == nil, let construction = Construction.current {
      let inFlight = constructionsInFlight
      component =
        construction.chain.first { link in inFlight.contains { $0 === link } }?.slot
    }
    guard let component else { return }
    throw GraphError(.stopWaitsForItself(name, by: component.shortName))
  }

  /// Stops every value that has been built, each after those that use it.
  ///
  /// - Parameters:
  ///   - timeout: How long it may take.
  ///   - reason: Why the owner ends.
  ///   - begin: When the stop has begun.
  ///   - abandoned: What has ignored its cancellation for long enough.
  /// - Returns: What came of it.
  func stopBuilt(
    timeout: Duration?, reason: EndReason, since begin: ContinuousClock.Instant = .now,
    without abandoned: [AnySlot] = []
  ) async -> StopReport {
    let clock = ContinuousClock()
    // What is being made is waited for, and then stopped like everything else.
    let late = await endConstructions(
      within: timeout, since: begin, without: abandoned, reason)
    let rest = timeout.map { max(.zero, $0 - (clock.now - begin)) }
    let graph = ComponentGraph(of: takeSlotsToStop())
    let slots = graph.slots
    let aliases = Self.aliases(among: slots)
    let result = await Schedule(needs: graph.users, policy: .doEverything, timeout: rest)
      .run { [self] component in
        // What ignores its deadline may end after everyone else has let go of the container.
        defer { withExtendedLifetime(self) {} }
        if aliases.contains(component) { return }
        let slot = slots[component]
        try await ComponentCall.perform(of: slot, by: self) { try await slot.stop(reason) }
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
    for construction in late {
      components.append(
        StopReport.Component(
          name: construction.slot.shortName, began: .zero, ended: clock.now - begin, error: nil,
          isLate: true))
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

  /// Stops objects that came after the stop: there is nobody who could be told what goes wrong with them but
  /// the observers.
  func stopLate(_ objects: [(slot: AnySlot, box: ValueBox)], _ reason: EndReason) {
    let objects = objects.filter { slot, box in
      slot.sharing == .once && box.objectIdentity.map { !keeps($0) } ?? true
    }
    if objects.isEmpty { return }
    _ = InjectedValues.detached(in: InjectedValues.frameOfShared(by: self)) { [self] in
      defer { withExtendedLifetime(self) {} }
      for (slot, box) in objects { try? await slot.stop(reason, late: box) }
    }
  }

  /// Cancels the constructions that can be cancelled, and waits until none is going on.
  ///
  /// What is cancelled together with a start has had a part of the grace already.
  ///
  /// - Returns: Those that are left behind, the innermost first.
  private func endConstructions(
    within timeout: Duration?, since begin: ContinuousClock.Instant,
    without abandoned: [AnySlot], _ reason: EndReason
  ) async -> [Construction] {
    let constructions = constructionsInFlight
    if constructions.isEmpty { return [] }
    for construction in constructions { construction.giveUp() }
    let awaited = constructions.filter { construction in
      !abandoned.contains { $0 === construction.slot }
    }
    let passed = ContinuousClock.now - begin
    var schedule = Schedule(
      needs: awaited.map { _ in [] }, policy: .doEverything,
      timeout: timeout.map { max(.zero, $0 - passed) })
    if let timeout, passed > timeout {
      schedule.grace = max(.zero, timeout + schedule.grace - passed)
    }
    _ = await schedule.run { await awaited[$0].untilEnd() }
    var late: [Construction] = []
    for construction in constructions.reversed() {
      if construction.leaveBehind(reason) {
        late.append(construction)
      } else {
        // No caller's code is running any more.
        await construction.untilEnd()
      }
    }
    return late
  }
}
