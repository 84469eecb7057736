import JoineryThreads

/// Where a container is between its creation and its end.
final class Lifecycle: Sendable {
  /// What a call of `start` has to do.
  enum Entry {
    case start
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
  func beginStart() -> Entry {
    phase.withLock { phase in
      switch phase {
      case .idle:
        phase = .starting(nil)
        return .start
      case .starting: return .refused("is being started")
      case .started: return .refused("is started")
      case .stopping: return .refused("is being stopped")
      case .stopped: return .refused("has been stopped")
      }
    }
  }

  /// The task that starts the container is known.
  ///
  /// - Returns: False when the container is to be stopped already.
  func continueStart(in task: Task<Void, Never>) -> Bool {
    phase.withLock { phase in
      guard case .starting = phase else { return false }
      phase = .starting(task)
      return true
    }
  }

  /// The container was started.
  func endStart() {
    phase.withLock { phase in
      if case .starting = phase { phase = .started }
    }
  }

  /// The container could not be started, and what was started has been stopped.
  func failStart(_ report: StopReport) {
    phase.withLock { phase in
      if case .starting = phase { phase = .stopped(report) }
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
      // A task of its own: whoever asked may be cancelled, the work goes on.
      let task = InjectedValues.detached(in: frame) {
        let report = await stop(starting)
        self.phase.withLock { $0 = .stopped(report) }
        return report
      }
      phase = .stopping(task)
      return .wait(task)
    }
    switch work {
    case .wait(let task): return await task.value
    case .none(let report): return report
    }
  }
}
