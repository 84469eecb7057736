import JoineryAnalysis
import Synchronization

extension SlotOwner {
  /// Starts the owner: see ``Container/start(timeout:maxConcurrency:file:line:column:)``.
  func start(
    timeout: Duration?, maxConcurrency: Int, at location: Location
  ) async throws -> StartReport {
    let waiter = lifecycle.isIdle ? try beginWait(for: .start(self)) : nil
    defer { endWait(waiter) }
    let result = Promise<Result<StartReport, any Error>>()
    let entry = lifecycle.beginStart {
      InjectedValues.detached(in: InjectedValues.frameOfShared(by: self)) {
        result.fulfil(
          await self.started(timeout: timeout, maxConcurrency: maxConcurrency, at: location))
      }
    }
    switch entry {
    case .refused(let state):
      throw GraphError(.wrongMoment(container: name, state: state, place: location.place))
    case .start(let task):
      return try await withTaskCancellationHandler {
        await task?.value
        return try result.value.get()
      } onCancel: {
        task?.cancel()
      }
    }
  }

  /// What a start ends with that somebody else has stopped.
  func stoppedMeanwhile(at location: Location) -> GraphError {
    GraphError(
      .wrongMoment(container: name, state: "was stopped meanwhile", place: location.place))
  }

  private func started(
    timeout: Duration?, maxConcurrency: Int, at location: Location
  ) async -> Result<StartReport, any Error> {
    let clock = ContinuousClock()
    let begin = clock.now
    let graph = ComponentGraph(of: slotsToStart)
    let slots = graph.slots
    keepStarted(slots.filter { !owns($0) })
    var construction = await Schedule(
      needs: graph.needs, policy: .stopAtFailure, maxConcurrency: maxConcurrency, timeout: timeout
    ).run { [self] component in
      defer { withExtendedLifetime(self) {} }
      let slot = slots[component]
      try await ComponentCall.perform(of: slot, by: self) { try await slot.prepareForStart() }
    }
    // What comes at the last moment counts, too: nothing is started that is to be stopped.
    if construction.isComplete, Task.isCancelled { construction.isCancelled = true }
    guard construction.isComplete, !construction.isCancelled else {
      return await rolledBack(construction, graph, timeout, location)
    }
    let aliases = Aliases.startingOnce(slots)
    let beginStart = clock.now - begin
    let rest = timeout.map { max(.zero, $0 - beginStart) }
    let start = await Schedule(
      needs: graph.needs(with: aliases), policy: .stopAtFailure, maxConcurrency: maxConcurrency,
      timeout: rest,
      isIdle: slots.map { !$0.isStartable.load(ordering: .acquiring) }
    ).run { [self] component in
      defer { withExtendedLifetime(self) {} }
      try await self.start(slots[component])
    }
    guard start.isComplete else { return await rolledBack(start, graph, timeout, location) }
    lifecycle.endStart()
    return .success(
      StartReport(
        components: construction.components(slots, .construction, after: .zero) { _ in true }
          + start.components(slots, .start, after: beginStart) {
            $0.isStartable.load(ordering: .acquiring)
          },
        duration: clock.now - begin))
  }

  /// Stops what is complete after a start that was not.
  private func rolledBack(
    _ failed: Schedule.Result, _ graph: ComponentGraph, _ timeout: Duration?,
    _ location: Location
  ) async -> Result<StartReport, any Error> {
    let failure = failed.startFailure(graph, of: self)
    let abandoned = failed.running.map { graph.slots[$0] }
    let reason = EndReason.failed(failure.cause.error ?? CancellationError())
    close()
    let report = await lifecycle.failStart(in: InjectedValues.frameOfShared(by: self)) {
      await self.stopBuilt(timeout: timeout, reason: reason, without: abandoned)
    }
    // Requests of the factories are refused from the beginning of a stop on.
    let isEndedByStop = failed.firstFailure == nil || failure.cause.error is GraphError
    if report == nil, failed.isCancelled || isEndedByStop {
      return .failure(stoppedMeanwhile(at: location))
    }
    if failed.isCancelled { return .failure(CancellationError()) }
    // What was late before the stop is known already.
    let late = Set(failed.late.map { graph.slots[$0].shortName })
    let failures = report?.failures.filter { !$0.isLate || !late.contains($0.name) } ?? []
    let others =
      failure.others
      + failures.map { LifecycleError.Failure(component: $0.name, error: $0.error) }
    return .failure(
      LifecycleError(
        .startFailed(
          name, cause: failure.text, others: others.map(\.description), chain: failure.chain),
        cause: failure.cause, others: others))
  }

  /// The slots of what is eager, has to be awaited or is there already, and of what these need.
  ///
  /// What the caller has supplied needs nothing.
  var slotsToStart: ContiguousArray<AnySlot> {
    let owners = ownersToStart
    var found: ContiguousArray<AnySlot> = []
    var visited: Set<ObjectIdentifier> = []
    var path: [(slot: AnySlot, position: Int)] = []
    for slot in slotsInUse where slot.isStartedFirst || isThere(slot) {
      path.append((slot, 0))
      while let (slot, position) = path.last {
        if position == 0, !visited.insert(ObjectIdentifier(slot)).inserted {
          path.removeLast()
          continue
        }
        guard position < slot.constructionDependencyCount, !slot.isAssisted, !slot.isCallers else {
          path.removeLast()
          let isStarted = owners.contains { unsafe slot.owner === $0 }
          if slot.sharing == .once, isStarted { found.append(slot) }
          continue
        }
        path[path.count - 1].position += 1
        let dependency = slot.dependency(at: position)
        if !visited.contains(ObjectIdentifier(dependency)) { path.append((dependency, 0)) }
      }
    }
    return found
  }

  /// Whether somebody has asked for a value of this owner before the start, which may have to be started.
  private func isThere(_ slot: AnySlot) -> Bool {
    slot.sharing == .once && slot.isPublished && owns(slot) && !slot.isCallers
  }

  private func owns(_ slot: AnySlot) -> Bool { unsafe slot.owner === self }
}

extension AnySlot {
  /// Whether starting the container makes the value, also if nobody needs it.
  fileprivate var isStartedFirst: Bool {
    guard sharing == .once, let record else { return false }
    if record.role == .decorator, dependency(at: 0).isStartedFirst { return true }
    return record.isEager || access == .awaited
  }

  /// Makes the value; when that is cancelled, waits until nothing of it is running.
  fileprivate func prepareForStart() async throws {
    do {
      try await prepareInPlace()
      await findOutWhetherStartable()
    } catch let error as CancellationError {
      await cell.builder?.end()
      throw error
    }
  }
}

extension Schedule.Result {
  /// The components that were done, for the report.
  fileprivate func components(
    _ slots: [AnySlot], _ phase: StartReport.Phase, after begin: Duration,
    where isListed: (AnySlot) -> Bool
  ) -> [StartReport.Component] {
    order.compactMap { component in
      if slots[component].isCallers || !isListed(slots[component]) { return nil }
      let entry = entries[component]
      return StartReport.Component(
        phase: phase, began: begin + entry.began, ended: begin + entry.ended,
        number: component, type: slots[component].valueType,
        cause: entry.waitedFor.map { ($0, slots[$0].valueType) })
    }
  }

  /// What went wrong, and who waited for it.
  fileprivate func startFailure(_ graph: ComponentGraph, of owner: SlotOwner) -> (
    cause: LifecycleError.Failure, text: String, others: [LifecycleError.Failure],
    chain: [ChainLink]
  ) {
    guard let culprit = firstFailure ?? late.first else {
      return (.init(component: owner.name, error: nil), LifecycleError.deadlineHadPassed, [], [])
    }
    let others = entries.indices.compactMap { component -> LifecycleError.Failure? in
      guard component != culprit else { return nil }
      if entries[component].isLate {
        return .init(component: graph.slots[component].name, error: nil)
      }
      guard case .failed(let error) = entries[component].outcome, !(error is CancellationError)
      else { return nil }
      return .init(component: graph.slots[component].name, error: error)
    }
    var error: (any Error)?
    if firstFailure != nil, case .failed(let thrown) = entries[culprit].outcome { error = thrown }
    let cause = LifecycleError.Failure(component: graph.slots[culprit].name, error: error)
    return (
      cause, cause.description, others,
      graph.chain(waitingFor: culprit, in: owner).map { graph.slots[$0].chainLink }
    )
  }

  /// The components that were running when the deadline passed.
  fileprivate var late: [Int] { entries.indices.filter { entries[$0].isLate } }

  /// The components that still are running, because they have ignored their cancellation.
  fileprivate var running: [Int] {
    entries.indices.filter { component in
      guard case .running = entries[component].outcome else { return false }
      return true
    }
  }
}
