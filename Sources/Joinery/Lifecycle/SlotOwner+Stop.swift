import JoineryAnalysis

extension SlotOwner {
  /// Stops the container: see ``Container/stop(timeout:reason:)``.
  func stop(timeout: Duration?, reason: EndReason) async throws -> StopReport {
    let waiter = lifecycle.isStopped ? nil : try beginWait(for: .stop(self))
    defer { endWait(waiter) }
    return await lifecycle.stop(in: InjectedValues.frameOfShared(by: self)) { starting in
      let begin = ContinuousClock.now
      // The start ends as one that was cancelled, and leaves to this what it has made.
      starting?.cancel()
      self.close()
      await starting?.value
      return await self.stopBuilt(timeout: timeout, reason: reason, since: begin)
    }
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
    // What is being made or started is waited for, and then stopped like everything else.
    let late = await endWork(within: timeout, since: begin, without: abandoned, reason)
    let rest = timeout.map { max(.zero, $0 - (clock.now - begin)) }
    let graph = ComponentGraph(of: takeSlotsToStop())
    let slots = graph.slots
    let aliases = Aliases(among: slots)
    // What is still being started is stopped when that is over.
    let leftOut = Set(
      slots.indices.filter { component in late.contains { $0 === slots[component] } })
    let result = await Schedule(
      needs: graph.users(with: aliases), policy: .doEverything, timeout: rest
    )
    .run { [self] component in
      // What ignores its deadline may end after everyone else has let go of the container.
      defer { withExtendedLifetime(self) {} }
      if leftOut.contains(component) { return }
      let slot = slots[component]
      try await ComponentCall.perform(of: slot, by: self) {
        try await slot.stop(reason, isAlias: aliases.contains(component))
      }
    }
    var components: [StopReport.Component] = []
    for component in result.inOrder where !leftOut.contains(component) {
      let entry = result.entries[component]
      var error: (any Error)?
      if case .failed(let thrown) = entry.outcome, !(entry.isLate && thrown is CancellationError) {
        error = thrown
      }
      let hasEnd = await slots[component].hasEnd(isAlias: aliases.contains(component))
      guard hasEnd || error != nil || entry.isLate else { continue }
      components.append(
        StopReport.Component(
          name: slots[component].shortName, began: entry.began,
          ended: max(entry.began, entry.ended),
          error: error, isLate: entry.isLate))
    }
    for slot in late {
      components.append(
        StopReport.Component(
          name: slot.shortName, began: .zero, ended: clock.now - begin, error: nil,
          isLate: true))
    }
    return StopReport(components: components, duration: clock.now - begin)
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

  /// Stops a component whose start has ended after the stop that has left it behind.
  func stopLate(_ slot: AnySlot, _ reason: EndReason) {
    _ = InjectedValues.detached(in: InjectedValues.frameOfShared(by: self)) { [self] in
      defer { withExtendedLifetime(self) {} }
      try? await slot.stop(reason)
    }
  }

  /// Cancels the constructions that can be cancelled, and waits until nothing is being made or started.
  ///
  /// What is cancelled together with a start has had a part of the grace already.
  ///
  /// - Returns: What is left behind, the innermost first.
  private func endWork(
    within timeout: Duration?, since begin: ContinuousClock.Instant,
    without abandoned: [AnySlot], _ reason: EndReason
  ) async -> [AnySlot] {
    let (constructions, starts) = workInFlight
    if constructions.isEmpty && starts.isEmpty { return [] }
    for construction in constructions { construction.giveUp() }
    let isAwaited = { (slot: AnySlot) in !abandoned.contains { $0 === slot } }
    let awaited = constructions.filter { isAwaited($0.slot) }
    let awaitedStarts = starts.filter { isAwaited($0.slot) }
    let passed = ContinuousClock.now - begin
    var schedule = Schedule(
      needs: Array(repeating: [], count: awaited.count + awaitedStarts.count),
      policy: .doEverything, timeout: timeout.map { max(.zero, $0 - passed) })
    if let timeout, passed > timeout {
      schedule.grace = max(.zero, timeout + schedule.grace - passed)
    }
    _ = await schedule.run { number in
      if number < awaited.count {
        await awaited[number].untilEnd()
      } else {
        await awaitedStarts[number - awaited.count].untilEnd()
      }
    }
    var late = starts.reversed().filter { $0.leaveBehind(reason) }.map(\.slot)
    for construction in constructions.reversed() {
      if construction.leaveBehind(reason) {
        late.append(construction.slot)
      } else {
        // No caller's code is running any more.
        await construction.untilEnd()
      }
    }
    return late
  }
}
