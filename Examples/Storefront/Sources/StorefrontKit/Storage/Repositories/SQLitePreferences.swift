import Foundation

/// The settings in the database: one row for each that was changed.
struct SQLitePreferences: Preferences {
  let database: Database

  func settings() throws -> Settings {
    let changes = try database.read { connection in
      try connection.rows("SELECT name, value FROM settings") { row in
        let name = try row.value(Settings.Name(rawValue: row.text(0)), in: 0)
        return try row.value(Settings.Change(name, stored: row.text(1)), in: 1)
      }
    }
    return changes.reduce(into: Settings()) { $0.apply($1) }
  }

  func apply(_ change: Settings.Change) throws {
    _ = try database.write { connection in
      guard let value = change.stored else {
        return try connection.run(
          "DELETE FROM settings WHERE name = ?", .text(change.name.rawValue))
      }
      return try connection.run(
        """
        INSERT INTO settings (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """,
        .text(change.name.rawValue), .text(value))
    }
  }
}

extension Settings.Change {
  /// Reads a setting as it is stored.
  fileprivate init?(_ name: Settings.Name, stored text: String) {
    switch name {
    case .analytics:
      guard let isOn = Bool(text) else { return nil }
      self = .analytics(isOn)
    case .customer:
      guard let id = UUID(uuidString: text) else { return nil }
      self = .customer(id)
    case .spendingLimit:
      guard let cents = Int(digits: text), cents <= Money.maximum.cents else { return nil }
      self = .spendingLimit(Money(cents: cents))
    }
  }

  /// What is stored; nil for the default.
  fileprivate var stored: String? {
    switch self {
    case .analytics(let isOn): isOn.description
    case .customer(let id): id?.uuidString
    case .spendingLimit(let limit): limit?.cents.description
    }
  }
}
