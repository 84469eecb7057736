import JoineryThreads

/// Where a container is between its creation and its end.
final class Lifecycle: Sendable {
  /// What a call of `start` has to do.
  enum Entry {
    case start(Task<Void, Never>?)
    /// The container was started before, or has been stopped: it says what it is.
    case refused(String)
  }

  private enum Phase {
    case idle
    case starting(Task<Void, Never>?)
    case started
    case stopping(Task<StopReport, Never>)
    case stopped(StopReport)
  }

  private let phase = Mutex(Phase.idle)

  /// Whether nobody has started or stopped the container.
  var isIdle: Bool {
    phase.withLock { phase in
      guard case .idle = phase else { return false }
      return true
    }
  }

  /// Whether the container has been stopped, so that nobody has to wait for that.
  var isStopped: Bool {
    phase.withLock { phase in
      guard case .stopped = phase else { return false }
      return true
    }
  }

  /// Where the container is, in words.
  var state: String {
    phase.withLock { phase in
      switch phase {
      case .idle: "not started"
      case .starting: "being started"
      case .started: "started"
      case .stopping: "being stopped"
      case .stopped: "stopped"
      }
    }
  }

  /// The container is about to be started.
  ///
  /// - Parameter work: Starts the task that starts the container, if it is not the caller who does.
  /// - Returns: What the caller has to do.
  func beginStart(in work: () -> Task<Void, Never>? = { nil }) -> Entry {
    phase.withLock { phase in
      switch phase {
      case .idle:
        // A stop must find the task, so it is known before anybody else sees the phase.
        let task = work()
        phase = .starting(task)
        return .start(task)
      case .starting: return .refused("is being started")
      case .started: return .refused("is started")
      case .stopping: return .refused("is being stopped")
      case .stopped: return .refused("has been stopped")
      }
    }
  }

  /// The container was started.
  func endStart() {
    phase.withLock { phase in
      if case .starting = phase { phase = .started }
    }
  }

  /// The container could not be started, and what was started has been stopped.
  ///
  /// - Returns: False when somebody else stops the container.
  func failStart(_ report: StopReport) -> Bool {
    phase.withLock { phase in
      guard case .starting = phase else { return false }
      phase = .stopped(report)
      return true
    }
  }

  /// The container could not be started, so it is stopped: who asks for that meanwhile waits for the same
  /// work.
  ///
  /// - Returns: What came of it: nil when somebody else stops the container.
  func failStart(
    in frame: InjectedFrame, _ stop: @escaping @Sendable () async -> StopReport
  ) async -> StopReport? {
    let task = phase.withLock { phase -> Task<StopReport, Never>? in
      guard case .starting = phase else { return nil }
      let task = self.work(of: stop, in: frame)
      phase = .stopping(task)
      return task
    }
    return await task?.value
  }

  /// Starts a task that stops the container: whoever asked may be cancelled, the work goes on.
  private func work(
    of stop: @escaping @Sendable () async -> StopReport, in frame: InjectedFrame
  ) -> Task<StopReport, Never> {
    InjectedValues.detached(in: frame) {
      let report = await stop()
      self.phase.withLock { $0 = .stopped(report) }
      return report
    }
  }

  /// What a call has to do that stops where it runs.
  enum LocalStop {
    /// Stop, and then tell what came of it.
    case stop(finish: @Sendable (StopReport) -> Void)
    /// Somebody else stops.
    case wait(Task<StopReport, Never>)
    case none(StopReport)
  }

  /// The work of stopping, for a call that does it itself.
  func beginStopHere() -> LocalStop {
    let done = Signal()
    let promise = Promise<StopReport>()
    return phase.withLock { phase in
      switch phase {
      case .stopping(let task): return .wait(task)
      case .stopped(let report): return .none(report)
      case .idle, .starting, .started:
        // Whoever comes meanwhile waits for the same work.
        phase = .stopping(
          Task.detached {
            await done.wait()
            return promise.value
          })
        return .stop { report in
          promise.fulfil(report)
          self.phase.withLock { $0 = .stopped(report) }
          done.send()
        }
      }
    }
  }

  /// The work of stopping: the same for all who ask.
  ///
  /// - Parameters:
  ///   - frame: The ambient values of what is stopped.
  ///   - stop: Stops; it gets the task that is still starting the container, if there is one.
  /// - Returns: What came of it.
  func stop(
    in frame: InjectedFrame,
    _ stop: @escaping @Sendable (_ starting: Task<Void, Never>?) async -> StopReport
  ) async -> StopReport {
    enum Work {
      case wait(Task<StopReport, Never>)
      case none(StopReport)
    }
    let work = phase.withLock { phase -> Work in
      let starting: Task<Void, Never>?
      switch phase {
      case .idle, .started: starting = nil
      case .starting(let task): starting = task
      case .stopping(let task): return .wait(task)
      case .stopped(let report): return .none(report)
      }
      let task = self.work(of: { await stop(starting) }, in: frame)
      phase = .stopping(task)
      return .wait(task)
    }
    switch work {
    case .wait(let task): return await task.value
    case .none(let report): return report
    }
  }
}
