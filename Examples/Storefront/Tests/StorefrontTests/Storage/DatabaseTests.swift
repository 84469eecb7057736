import Foundation
import Testing

@testable import StorefrontKit

@Suite(.timeLimit(.minutes(10))) struct DatabaseTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A new file gets the schema and the demo data, once")
  func firstRun() throws {
    let location = folder.location("shop.sqlite")
    #expect(try Database.at(location).count("users") == 4)
    try Database.at(location).write { _ = try $0.run("DELETE FROM users") }
    #expect(try Database.at(location).count("users") == 0)
  }

  @Test("A file that somebody keeps locked is opened as soon as it is free")
  func waiting() async throws {
    let location = folder.location("shop.sqlite")
    let other = try lock(location)
    async let database = Database.open(at: location, busyTimeout: .seconds(30))
    try other.execute("COMMIT")
    #expect(try await database.count("users") == 4)
  }

  @Test("Waiting for a file that somebody keeps locked ends at once when it is cancelled")
  func cancelledWaiting() async throws {
    let location = folder.location("shop.sqlite")
    let other = try lock(location)
    let opening = Task { try await Database.open(at: location, busyTimeout: .seconds(3600)) }
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    try other.execute("COMMIT")
  }

  @Test("A database that was closed is an error, and may be closed again")
  func closed() throws {
    let database = try Database.inMemory()
    database.close()
    database.close()
    #expect(throws: StorageError(reason: .closed, location: .memory)) {
      try database.count("users")
    }
  }

  @Test("The version changes with every change, whoever makes it, and only then")
  func versions() throws {
    let location = folder.location("shop.sqlite")
    let database = try Database.at(location)
    let first = try database.version()
    #expect(try database.count("users") == 4)
    #expect(try database.version() == first)
    try database.write { _ = try $0.run("UPDATE products SET stock = 1") }
    let second = try database.version()
    #expect(second != first)
    try Database.at(location).write { _ = try $0.run("UPDATE products SET stock = 2") }
    #expect(try database.version() != second)
  }

  @Test("The folder of a file that the user named is not made")
  func missingFolder() {
    expect(
      .cannotOpen("there is no such file, and none can be made"),
      at: folder.location("missing/shop.sqlite"))
  }

  @Test("The data folder is made")
  func dataFolder() throws {
    let location = DatabaseLocation.dataFolder(folder.path("a/b/shop.sqlite"))
    #expect(try Database.at(location).count("products") == 6)
  }

  @Test("A data folder that cannot be made is an error")
  func blockedDataFolder() throws {
    try Data("a file, not a folder".utf8).write(to: folder.url.appending(component: "a"))
    expect(.cannotOpen("its folder cannot be made"), at: .dataFolder(folder.path("a/shop.sqlite")))
  }

  @Test("A folder or a device is not opened", arguments: ["/", "/dev/null", "/dev/zero"])
  func notAFile(path: String) {
    expect(.notAFile, at: .file(path))
  }

  @Test("A link leads to its file, which may not exist yet")
  func link() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.sqlite"), withDestinationPath: folder.path("shop.sqlite"))
    #expect(try Database.at(folder.location("link.sqlite")).count("users") == 4)
    #expect(try Database.at(folder.location("shop.sqlite")).count("users") == 4)
  }

  @Test("A transaction that throws leaves nothing behind")
  func rollback() throws {
    let database = try Database.inMemory()
    #expect(throws: CancellationError.self) {
      try database.write { connection in
        try connection.run("DELETE FROM products")
        throw CancellationError()
      }
    }
    #expect(try database.count("products") == 6)
  }

  @Test("A statement that fails takes its whole transaction back")
  func constraint() throws {
    let database = try Database.inMemory()
    #expect(throws: StorageError.self) {
      try database.write { connection in
        try connection.run("DELETE FROM settings")
        try connection.run("UPDATE products SET stock = 1 WHERE sku = 'MUG'")
        try connection.run("UPDATE products SET stock = -1 WHERE sku = 'BEANS'")
      }
    }
    #expect(try database.stock(Demo.mug.sku) == 80)
  }

  @Test("Foreign keys hold")
  func foreignKeys() {
    #expect(throws: StorageError.self) {
      try Database.inMemory().write { connection in
        _ = try connection.run("INSERT INTO order_lines VALUES (1, 0, 'MUG', 'Mug', 1, 1)")
      }
    }
  }

  @Test("Text comes back as it went in", arguments: ["", "O'Neil; --", "a\0b", "🧑‍💻é\u{301}"])
  func text(text: String) throws {
    let rows = try Database.inMemory().read { connection in
      try connection.rows("SELECT ?, ?", .text(text), .null) { row in
        [try row.text(0), try row.optionalText(1)]
      }
    }
    #expect(rows == [[text, nil]])
  }

  @Test("A column of another type is damage, not a crash")
  func wrongType() {
    #expect(
      throws: StorageError(reason: .damaged("the column 'n' makes no sense"), location: .memory)
    ) {
      try Database.inMemory().read { connection in
        _ = try connection.rows("SELECT 'x' AS n") { try $0.integer(0) }
      }
    }
  }

  @Test("Many threads may share a database")
  func threads() async throws {
    let database = try Database.inMemory()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try database.write { connection in
            _ = try connection.run("UPDATE products SET stock = stock - 1 WHERE sku = 'MUG'")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try database.stock(Demo.mug.sku) == 30)
  }

  /// Makes a database and keeps others from it.
  private func lock(_ location: DatabaseLocation) throws -> Connection {
    _ = try Database.at(location)
    let connection = try Connection(location)
    try connection.execute("BEGIN EXCLUSIVE")
    return connection
  }

  private func expect(_ reason: StorageError.Reason, at location: DatabaseLocation) {
    #expect(throws: StorageError(reason: reason, location: location)) {
      try Database.at(location).count("users")
    }
  }
}
