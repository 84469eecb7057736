package import Joinery

/// The program, from its arguments to its exit code.
package struct Program: Sendable {
  private let compose: @Sendable (Settings) throws -> Container

  /// Creates the program.
  ///
  /// - Parameter compose: Puts it together.
  package init(
    compose: @escaping @Sendable (Settings) throws -> Container = { try .queueWorker($0) }
  ) {
    self.compose = compose
  }

  /// Runs the program once.
  ///
  /// When the task is cancelled, no more jobs are taken, those that are being done have some time to
  /// end, and what was opened is closed.
  func run(arguments: [String]) async -> Outcome {
    do {
      let invocation = try Invocation(arguments)
      let container = try compose(invocation.settings)
      switch invocation.command {
      case .help:
        // Handlers need nothing that has to be opened.
        return Outcome(text: Help.text(kinds: container.resolve([any JobHandler].self).map(\.kind)))
      case .enqueue(let kind, let payload):
        let job = try await whileOpen(container) { container in
          try container.resolve(JobDesk.self).enqueue(kind: kind, payload: payload)
        }
        return Outcome(text: "job \(job) is queued")
      case .status:
        let records = try await whileOpen(container) { container in
          try container.resolve(JobDesk.self).status()
        }
        return Outcome(text: StatusReport(records: records).text)
      case .run:
        return try await whileOpen(container) { try await work(in: $0, invocation.settings) }
      }
    } catch {
      return Outcome(error)
    }
  }
}
