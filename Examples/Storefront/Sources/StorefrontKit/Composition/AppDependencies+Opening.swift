import Joinery

extension AppDependencies: OpenableShop {
  var trace: String { tracer.json }

  func open() async throws -> Opening {
    do {
      return Opening(try await container.start())
    } catch let error as LifecycleError {
      throw error.underlying
    }
  }

  func close(after error: (any Error)?) async throws {
    do {
      let reason = error.map(EndReason.failed) ?? .finished
      try await container.stop(timeout: closingTime, reason: reason)
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

extension Opening {
  fileprivate init(_ report: StartReport) {
    self.init(
      criticalPath: report.criticalPath.map { component in
        Step(
          name: component.phase == .start ? "\(component.name).start()" : component.name,
          duration: component.ended - component.began)
      },
      duration: report.duration)
  }
}
