/// Where jobs are handed in and asked about.
struct JobDesk: Sendable {
  let queue: any JobQueue
  let handlers: [any JobHandler]
  let clock: any WorkClock

  /// Adds a job.
  ///
  /// - Throws: ``UnknownKind`` if nobody handles the kind.
  func enqueue(kind: String, payload: String) throws -> Job.ID {
    let kinds = handlers.map(\.kind.name)
    guard kinds.contains(kind) else { throw UnknownKind(name: kind, known: kinds.sorted()) }
    return try queue.add(kind: kind, payload: payload, at: clock.now)
  }

  /// All jobs, the oldest first.
  func status() throws -> [JobRecord] { try queue.all() }
}
