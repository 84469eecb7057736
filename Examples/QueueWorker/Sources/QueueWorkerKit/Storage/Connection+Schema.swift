extension Connection {
  /// Marks a file as ours, in SQLite's header: the letters `JnQw`.
  private static let applicationID = 0x4A6E_5177

  /// Makes the tables, if the database is new.
  ///
  /// - Throws: ``StorageError`` if the database belongs to somebody else.
  func prepareSchema() throws {
    try transaction { connection in
      let stamps = try connection.rows(
        "SELECT application_id, (SELECT count(*) FROM sqlite_schema) FROM pragma_application_id"
      ) { ($0.integer(0), $0.integer(1)) }
      guard let (application, objects) = stamps.first, application != Self.applicationID else {
        return
      }
      guard application == 0, objects == 0 else {
        throw StorageError(path: path, reason: "is not a database of queue-worker")
      }
      try connection.execute(
        """
        CREATE TABLE jobs (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          kind TEXT NOT NULL,
          payload TEXT NOT NULL,
          state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed')),
          attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
          -- When a queued job may be claimed, and when a running one may be claimed again.
          run_after INTEGER NOT NULL,
          error TEXT
        ) STRICT;

        CREATE INDEX jobs_to_claim ON jobs (run_after, id) WHERE state IN ('queued', 'running');

        CREATE TABLE results (
          job INTEGER NOT NULL REFERENCES jobs (id),
          position INTEGER NOT NULL,
          text TEXT NOT NULL,
          PRIMARY KEY (job, position)
        ) STRICT, WITHOUT ROWID;

        PRAGMA application_id = \(Self.applicationID);
        """)
    }
  }
}
