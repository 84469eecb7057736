import Joinery

extension AppDependencies: OpenableShop {
  func open() async throws -> Timeline {
    do {
      return Timeline(try await container.start())
    } catch let error as LifecycleError {
      throw Task.isCancelled ? CancellationError() : error.underlying
    }
  }

  func close(after error: (any Error)?) async throws -> Timeline {
    do {
      let reason = error.map(EndReason.failed) ?? .finished
      return Timeline(try await container.stop(timeout: closingTime, reason: reason))
    } catch let error as LifecycleError {
      throw error.underlying
    }
  }
}

extension LifecycleError {
  /// What the component threw that is to blame, or that it took too long.
  fileprivate var underlying: any Error {
    // The container cancels a part that is late.
    guard let error = cause.error, !(error is CancellationError) else {
      return TookTooLong(component: cause.component)
    }
    return error
  }
}

extension Timeline {
  fileprivate init(_ report: StartReport) {
    let steps = { (components: [StartReport.Component]) in
      components.map { Step(name: $0.name, kind: .open, began: $0.began, ended: $0.ended) }
    }
    self.init(
      steps: steps(report.components), criticalPath: steps(report.criticalPath),
      duration: report.duration)
  }

  /// The report gives durations alone: the steps are laid out one after the other, and end together
  /// with the whole.
  fileprivate init(_ report: StopReport) {
    var steps: [Step] = []
    var began = Duration.zero
    for component in report.components {
      let ended = min(began + component.duration, report.duration)
      steps.append(Step(name: component.name, kind: .close, began: began, ended: ended))
      began = ended
    }
    self.init(steps: steps, criticalPath: [], duration: report.duration)
  }
}
