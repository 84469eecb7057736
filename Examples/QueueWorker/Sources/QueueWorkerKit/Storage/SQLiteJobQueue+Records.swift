extension SQLiteJobQueue {
  func all() throws -> [JobRecord] {
    try database.transaction { connection in
      let results = try connection.rows("SELECT job, text FROM results ORDER BY job, position") {
        (job: $0.integer(0), text: $0.text(1))
      }
      let texts = Dictionary(grouping: results, by: \.job)
      return try connection.rows("SELECT id, kind, state, attempts, error FROM jobs ORDER BY id") {
        row in
        guard let state = JobState(rawValue: row.text(2)) else {
          throw StorageError(path: connection.path, reason: "has a job in an unknown state")
        }
        return JobRecord(
          id: row.integer(0), kind: row.text(1), state: state, attempts: row.integer(3),
          error: row.optionalText(4), results: texts[row.integer(0), default: []].map(\.text))
      }
    }
  }
}
