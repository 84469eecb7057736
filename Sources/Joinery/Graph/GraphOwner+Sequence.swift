import JoineryAnalysis
import Synchronization

/// Start and stop of a graph that only its caller's actor may use: one member after the other.
///
/// The actor is handed on as a parameter: a task-local value's `withValue` loses the one that a
/// `nonisolated(nonsending)` function inherits.
extension GraphOwner {
  func startInSequence(
    timeout: Duration?, at location: Location, isolation: isolated (any Actor)?
  ) async throws -> StartReport {
    let waiter = lifecycle.isIdle ? try beginWait(for: .start(self)) : nil
    defer { endWait(waiter) }
    if case .refused(let state) = lifecycle.beginStart() {
      throw GraphError(.wrongMoment(container: name, state: state, place: location.place))
    }
    let clock = ContinuousClock()
    let begin = clock.now
    let graph = ComponentGraph(of: slotsToStart)
    var components: [StartReport.Component] = []
    var current: Int?
    do {
      for phase in [StartReport.Phase.construction, .start] {
        if phase == .start { Aliases.startingOnce(graph.slots) }
        for (number, slot) in graph.slots.enumerated() {
          try Task.checkCancellation()
          if phase == .start, !slot.isStartable.load(ordering: .acquiring) { continue }
          let began = clock.now - begin
          // The one before has taken too long.
          if let timeout, began >= timeout { throw CancellationError() }
          current = number
          switch phase {
          case .construction:
            try await slot.prepareHere(isolation: isolation)
            await slot.findOutWhetherStartable(besides: isolation)
          case .start:
            // Who has stopped the graph meanwhile waits only for what is going on.
            if isClosed { throw CancellationError() }
            try await self.start(slot, besides: isolation)
          }
          if slot.isCallers { continue }
          components.append(
            StartReport.Component(
              phase: phase, began: began, ended: clock.now - begin, number: number,
              type: slot.valueType, cause: nil))
        }
      }
    } catch {
      throw await rolledBackInSequence(
        error, at: current, in: graph, startedAt: location, isolation: isolation)
    }
    lifecycle.endStart()
    return StartReport(components: components, duration: clock.now - begin)
  }

  /// Stops what is complete after a start that was not.
  private func rolledBackInSequence(
    _ error: any Error, at component: Int?, in graph: ComponentGraph,
    startedAt location: Location, isolation: isolated (any Actor)?
  ) async -> any Error {
    close()
    let report = await stopBuiltInSequence(.failed(error), isolation: isolation)
    let isStoppedMeanwhile = !lifecycle.failStart(report)
    if isStoppedMeanwhile, error is CancellationError || error is GraphError {
      return stoppedMeanwhile(at: location)
    }
    if error is CancellationError && Task.isCancelled { return error }
    let cause = LifecycleError.Failure(
      component: component.map { graph.slots[$0].name } ?? name,
      error: error is CancellationError ? nil : error)
    let others = report.failures.map {
      LifecycleError.Failure(component: $0.name, error: $0.error)
    }
    return LifecycleError(
      .startFailed(
        name, cause: component == nil ? LifecycleError.deadlineHadPassed : cause.description,
        others: others.map(\.description),
        chain: component.map { graph.chain(waitingFor: $0, in: self) }?
          .map { graph.slots[$0].chainLink } ?? []),
      cause: cause, others: others)
  }

  func stopInSequence(
    reason: EndReason, isolation: isolated (any Actor)?
  ) async throws -> StopReport {
    let waiter = lifecycle.isStopped ? nil : try beginWait(for: .stop(self))
    defer { endWait(waiter) }
    switch lifecycle.beginStopHere() {
    case .wait(let task): return await task.value
    case .none(let report): return report
    case .stop(let finish):
      close()
      let report = await stopBuiltInSequence(reason, isolation: isolation)
      finish(report)
      return report
    }
  }

  /// Stops every value that has been built, each after those that use it.
  private func stopBuiltInSequence(
    _ reason: EndReason, isolation: isolated (any Actor)?
  ) async -> StopReport {
    let clock = ContinuousClock()
    let begin = clock.now
    let (constructions, starts) = workInFlight
    for construction in constructions { await construction.untilEnd() }
    for start in starts { await start.untilEnd() }
    let graph = ComponentGraph(of: takeSlotsToStop())
    let aliases = Aliases(among: graph.slots)
    var components: [StopReport.Component] = []
    for number in graph.sequenceOfStop(with: aliases) {
      let isAlias = aliases.contains(number)
      let slot = graph.slots[number]
      let began = clock.now - begin
      var failure: (any Error)?
      do {
        try await ComponentCall.perform(of: slot, by: self) {
          try await slot.stop(reason, besides: isolation, isAlias: isAlias)
        }
      } catch {
        failure = error
      }
      let hasEnd = await slot.hasEnd(besides: isolation, isAlias: isAlias)
      guard hasEnd || failure != nil else { continue }
      components.append(
        StopReport.Component(
          name: slot.shortName, began: began, ended: clock.now - begin, error: failure,
          isLate: false))
    }
    return StopReport(components: components, duration: clock.now - begin)
  }
}

extension ComponentGraph {
  /// The slots in an order in which each comes after those that use it, the last one built first.
  fileprivate func sequenceOfStop(with aliases: Aliases) -> [Int] {
    let users = users(with: aliases)
    var missing = users.map(\.count)
    var used: [[Int]] = Array(repeating: [], count: slots.count)
    for (slot, users) in users.enumerated() {
      for user in users { used[user].append(slot) }
    }
    var sequence: [Int] = []
    var ready = slots.indices.filter { missing[$0] == 0 }
    while let next = ready.popLast() {
      sequence.append(next)
      for slot in used[next] {
        missing[slot] -= 1
        if missing[slot] == 0 { ready.append(slot) }
      }
    }
    return sequence
  }
}

extension Slot {
  /// Builds the value where the caller runs, which waits for it.
  func buildHere(isolation: isolated (any Actor)?) async throws {
    let construction = Construction(ofAwaitedRequest: self, arguments: [])
    guard let make = factory.makeAwaited else {
      _ = try await awaitedValue()
      return
    }
    switch cell.request(builder: construction, waiter: nil) {
    case .build:
      break
    case .keep(let box):
      _ = try keep(box)
      return
    case .read, .wait:
      _ = try await awaitedValue()
      return
    }
    unsafe owner?.begin(construction)
    defer { unsafe owner?.end(construction) }
    do {
      try unsafe owner?.checkIsStillOpen(for: Value.self)
      let value = try await construction.performHere(isolation: isolation) {
        try await InjectedValues.sharing(by: unsafe owner, isolation: isolation) {
          try await tellingAwaited(in: construction) {
            UncheckedTransfer(value: try await make(self))
          }
        }
      }.value
      _ = try finish(construction, with: value)
    } catch {
      fail(construction, error)
      throw error
    }
  }
}
