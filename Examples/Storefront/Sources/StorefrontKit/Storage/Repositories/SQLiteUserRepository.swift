import Foundation

/// The customers in the database.
struct SQLiteUserRepository: UserRepository {
  let database: Database

  func all() throws -> [User] {
    try database.read { connection in
      try connection.rows(
        "SELECT id, name, email FROM users ORDER BY name, id", read: User.init(row:))
    }
  }

  func user(_ id: UUID) throws -> User? {
    try database.read { try find(id, in: $0) }
  }

  func rename(_ id: UUID, to name: PersonName) throws -> User? {
    try database.write { connection in
      try connection.run(
        "UPDATE users SET name = ? WHERE id = ?", .text(name.text), .text(id.uuidString))
      return try find(id, in: connection)
    }
  }

  private func find(_ id: UUID, in connection: Connection) throws -> User? {
    try connection.rows(
      "SELECT id, name, email FROM users WHERE id = ?", .text(id.uuidString),
      read: User.init(row:)
    ).first
  }
}

extension User {
  /// Reads the columns id, name and email.
  fileprivate init(row: borrowing Statement) throws {
    self.init(id: try row.identifier(0), name: try row.text(1), email: try row.text(2))
  }
}
