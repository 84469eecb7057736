/// What the shop's database is made of, and how an older one is brought up to date.
struct Schema: Sendable {
  /// Marks a file as ours, in SQLite's header: the letters `JnSt`.
  static let applicationID = 0x4A6E_5374

  /// The steps, in the order of their versions.
  let migrations: [Migration]
  /// What a new database holds.
  let demoData: DemoData

  private var version: Int { migrations.last?.version ?? 0 }

  /// Makes sure that a database is ours and has the current version.
  ///
  /// A database that is up to date is only read.
  func prepare(_ connection: Connection) throws {
    guard try stamp(of: connection).version < version else { return }
    try connection.transaction(.writing) {
      // Another process may have come first, so the version is read once more.
      let stamp = try stamp(of: connection)
      for migration in migrations where migration.version > stamp.version {
        try connection.execute(migration.statements)
      }
      if stamp.version == 0 { try demoData.insert(into: connection) }
      try connection.execute(
        "PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(version);")
    }
  }

  /// What a database says about itself.
  private struct Stamp {
    var application: Int
    var version: Int
    var objects: Int
  }

  private func stamp(of connection: Connection) throws -> Stamp {
    let stamps = try connection.rows(
      """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
      FROM pragma_application_id, pragma_user_version
      """
    ) { row in
      Stamp(
        application: try row.integer(0), version: try row.integer(1), objects: try row.integer(2))
    }
    guard let stamp = stamps.first else { return Stamp(application: 0, version: 0, objects: 0) }
    let isNew = stamp.application == 0 && stamp.version == 0 && stamp.objects == 0
    guard isNew || stamp.application == Self.applicationID else {
      throw StorageError(reason: .notAStorefront, location: connection.location)
    }
    guard stamp.version <= version else {
      throw StorageError(
        reason: .newerSchema(found: stamp.version, supported: version),
        location: connection.location)
    }
    return stamp
  }
}
