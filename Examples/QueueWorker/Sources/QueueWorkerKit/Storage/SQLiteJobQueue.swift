/// The queue in a table.
struct SQLiteJobQueue: JobQueue {
  let database: Database

  func add(kind: String, payload: String, at now: Timestamp) throws -> Job.ID {
    try database.transaction { connection in
      try connection.run(
        "INSERT INTO jobs (kind, payload, state, run_after) VALUES (?, ?, 'queued', ?)",
        .text(kind), .text(payload), .moment(now))
      return connection.lastInsertedKey
    }
  }

  func claim(at now: Timestamp, until expiry: Timestamp) throws -> Job? {
    try database.transaction { connection in
      try connection.rows(
        """
        UPDATE jobs SET state = 'running', attempts = attempts + 1, run_after = ?
        WHERE id = (
          SELECT id FROM jobs WHERE state IN ('queued', 'running') AND run_after <= ?
          ORDER BY run_after, id LIMIT 1)
        RETURNING id, kind, payload, attempts
        """, .moment(expiry), .moment(now)
      ) { Job(id: $0.integer(0), kind: $0.text(1), payload: $0.text(2), attempt: $0.integer(3)) }
    }.first
  }

  func extendLease(of job: Job, until expiry: Timestamp) throws {
    try change(job, "run_after = ?", .moment(expiry))
  }

  func complete(_ job: Job, writing results: [String]) throws {
    try change(job, "state = 'done', error = NULL", thenWriting: results)
  }

  func retry(_ job: Job, at due: Timestamp, after error: String) throws {
    try change(job, "state = 'queued', run_after = ?, error = ?", .moment(due), .text(error))
  }

  func fail(_ job: Job, after error: String) throws {
    try change(job, "state = 'failed', error = ?", .text(error))
  }

  func giveBack(_ job: Job) throws {
    // It was due before it was claimed, so it is due at any time.
    try change(job, "state = 'queued', attempts = attempts - 1, run_after = 0")
  }

  func nextDue() throws -> Timestamp? {
    try database.transaction { connection in
      try connection.rows(
        "SELECT run_after FROM jobs WHERE state IN ('queued', 'running') ORDER BY run_after LIMIT 1"
      ) { Timestamp(milliseconds: $0.integer(0)) }
    }.first
  }
}

extension SQLiteJobQueue {
  /// Changes a job, if the claim still holds.
  private func change(
    _ job: Job, _ assignments: String, _ values: SQLiteValue..., thenWriting results: [String] = []
  ) throws {
    try database.transaction { connection in
      let changed = try connection.run(
        "UPDATE jobs SET \(assignments) WHERE id = ? AND attempts = ? AND state = 'running'",
        values + [.integer(job.id), .integer(job.attempt)])
      guard changed == 1 else { throw LostLease(job: job.id) }
      for (position, text) in results.enumerated() {
        try connection.run(
          "INSERT INTO results (job, position, text) VALUES (?, ?, ?)",
          .integer(job.id), .integer(position), .text(text))
      }
    }
  }
}
