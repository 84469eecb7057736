/// Work on components that depend on each other: each as soon as what it needs is done.
struct Schedule: Sendable {
  /// What a failure means for the rest.
  enum Policy: Sendable {
    /// The rest is cancelled, and nothing more is begun.
    case stopAtFailure
    /// The rest is done all the same; after the deadline each is begun and cancelled at once, also what waits
    /// for one that ignores its cancellation for longer than the grace.
    case doEverything
  }

  /// What became of one component.
  enum Outcome: Sendable {
    case notBegun
    case running
    case done
    case failed(any Error)
  }

  /// One component after the run.
  struct Entry: Sendable {
    var outcome = Outcome.notBegun
    var began = Duration.zero
    var ended = Duration.zero
    /// The one among what it needs that was done last.
    var waitedFor: Int?
    /// Whether it was running when the deadline passed.
    var isLate = false
  }

  /// The whole run.
  struct Result: Sendable {
    var entries: [Entry]
    /// The components in the order in which they were done.
    var order: [Int] = []
    /// The component that failed first.
    var firstFailure: Int?
    /// Whether the deadline passed.
    var isLate = false
    /// Whether whoever waits for the run was cancelled.
    var isCancelled = false
    var duration = Duration.zero

    /// All components, those that are not done last.
    var inOrder: [Int] {
      let done = Set(order)
      return order + entries.indices.filter { !done.contains($0) }
    }

    /// Whether everything was done.
    var isComplete: Bool {
      entries.allSatisfy { entry in
        guard case .done = entry.outcome else { return false }
        return true
      }
    }
  }

  private enum Event: Sendable {
    case ended(Int, (any Error)?)
    case deadline
    case graceOver
    case cancelled
  }

  /// For each component, what it needs.
  let needs: [[Int]]
  let policy: Policy
  /// How many components are worked on at the same time, at most.
  var maxConcurrency = Int.max
  /// How long the run may take.
  var timeout: Duration?
  /// For each component, whether there is nothing to do: empty if there is for all.
  var isIdle: [Bool] = []
  /// How long components that were cancelled may take to end.
  var grace = Duration.seconds(3)

  /// Works on all components.
  ///
  /// - Parameter action: The work on one component; it runs in a task of its own.
  /// - Returns: What became of each. Nothing is running any more, except what ignores its cancellation
  ///   for longer than the grace.
  func run(_ action: @escaping @Sendable (Int) async throws -> Void) async -> Result {
    let events = Mailbox<Event>()
    var begun = Run(schedule: self, action: action, report: events.send)
    begun.begin()
    if begun.isOver { return begun.finish() }
    // The loop is a task of its own: one that is cancelled would no longer hear what happens.
    let loop = InjectedValues.detached(in: InjectedValues.scoped.get()) { [begun] in
      var run = begun
      while !run.isOver {
        for event in await events.receive() where !run.isOver { run.handle(event) }
      }
      return run.finish()
    }
    return await withTaskCancellationHandler {
      await loop.value
    } onCancel: {
      events.send(.cancelled)
    }
  }

  /// A run in progress.
  private struct Run {
    let schedule: Schedule
    let action: @Sendable (Int) async throws -> Void
    let report: @Sendable (Event) -> Void

    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var result: Result
    private var missing: [Int]
    private var dependents: [[Int]]
    private var ready: ArraySlice<Int>
    /// The tasks of the components that are running, by component.
    private var running: [Task<Void, Never>?]
    private var runningCount = 0
    private var timers: [Task<Void, Never>] = []
    private var isHurried = false
    private var isGivenUp = false

    init(
      schedule: Schedule, action: @escaping @Sendable (Int) async throws -> Void,
      report: @escaping @Sendable (Event) -> Void
    ) {
      self.schedule = schedule
      self.action = action
      self.report = report
      start = clock.now
      let count = schedule.needs.count
      result = Result(entries: Array(repeating: Entry(), count: count))
      missing = schedule.needs.map(\.count)
      dependents = Array(repeating: [], count: count)
      for (component, needs) in schedule.needs.enumerated() {
        for need in needs { dependents[need].append(component) }
      }
      ready = missing.indices.filter { schedule.needs[$0].isEmpty }[...]
      running = Array(repeating: nil, count: count)
    }

    var isOver: Bool { isGivenUp || (runningCount == 0 && ready.isEmpty) }

    mutating func begin() {
      if let timeout = schedule.timeout {
        if timeout <= .zero {
          handle(.deadline)
        } else {
          startTimer(timeout, .deadline)
        }
      }
      launch()
    }

    mutating func handle(_ event: Event) {
      switch event {
      case .ended(let component, let error): end(component, error)
      case .deadline:
        result.isLate = true
        for component in running.indices where running[component] != nil {
          result.entries[component].isLate = true
        }
        hurry()
      case .cancelled:
        if schedule.policy == .doEverything { return }
        result.isCancelled = true
        hurry()
      case .graceOver:
        switch schedule.policy {
        case .stopAtFailure: isGivenUp = true
        case .doEverything: leaveBehind()
        }
      }
    }

    /// Goes on without what has ignored its cancellation for long enough.
    private mutating func leaveBehind() {
      for component in running.indices where running[component] != nil {
        running[component] = nil
        runningCount -= 1
        release(component)
      }
      launch()
      if runningCount > 0 { startTimer(schedule.grace, .graceOver) }
    }

    mutating func finish() -> Result {
      for timer in timers { timer.cancel() }
      result.duration = clock.now - start
      return result
    }

    private mutating func end(_ component: Int, _ error: (any Error)?) {
      if running[component] == nil { return }
      running[component] = nil
      runningCount -= 1
      note(error.map { .failed($0) } ?? .done, for: component)
      if error != nil {
        if result.firstFailure == nil, !isHurried { result.firstFailure = component }
        if schedule.policy == .stopAtFailure {
          if !isHurried { hurry() }
          return
        }
      }
      release(component)
      if schedule.policy == .stopAtFailure, isHurried { ready = [] }
      launch()
    }

    /// Notes what became of a component.
    private mutating func note(_ outcome: Outcome, for component: Int) {
      result.entries[component].ended = clock.now - start
      result.entries[component].outcome = outcome
      result.order.append(component)
    }

    /// Makes ready what has waited only for a component.
    private mutating func release(_ component: Int) {
      // Who waits for a component with which there is nothing to do waits for what that one waited for.
      let cause = isIdle(component) ? result.entries[component].waitedFor : component
      for dependent in dependents[component] {
        missing[dependent] -= 1
        if missing[dependent] == 0 {
          result.entries[dependent].waitedFor = cause
          ready.append(dependent)
        }
      }
    }

    private func isIdle(_ component: Int) -> Bool {
      !schedule.isIdle.isEmpty && schedule.isIdle[component]
    }

    /// Cancels what is running.
    private mutating func hurry() {
      isHurried = true
      if schedule.policy == .stopAtFailure { ready = [] }
      for task in running { task?.cancel() }
      startTimer(schedule.grace, .graceOver)
    }

    private mutating func launch() {
      while runningCount < schedule.maxConcurrency, let component = ready.popFirst() {
        result.entries[component].began = clock.now - start
        if isIdle(component) {
          note(.done, for: component)
          release(component)
        } else {
          begin(component)
        }
      }
    }

    private mutating func begin(_ component: Int) {
      result.entries[component].outcome = .running
      let task = InjectedValues.detached(in: InjectedValues.scoped.get()) { [action, report] in
        do {
          try await action(component)
          report(.ended(component, nil))
        } catch {
          report(.ended(component, error))
        }
      }
      running[component] = task
      runningCount += 1
      if isHurried {
        result.entries[component].isLate = true
        task.cancel()
      }
    }

    private mutating func startTimer(_ duration: Duration, _ event: Event) {
      timers.append(
        Task.detached { [report, clock] in
          do {
            try await clock.sleep(for: duration)
            report(event)
          } catch {
            // The run is over: nobody listens any more.
          }
        })
    }
  }
}
