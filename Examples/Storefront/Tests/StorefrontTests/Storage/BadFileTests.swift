import Foundation
import Testing

@testable import StorefrontKit

/// Files that are not what they should be, or not for us to use.
@Suite struct BadFileTests {
  let folder: TemporaryFolder
  let location: DatabaseLocation

  init() throws {
    folder = try TemporaryFolder()
    location = folder.location("shop.sqlite")
    _ = try Database.at(location).count("users")
  }

  @Test(
    "A truncated file is damaged and stays as it is",
    arguments: [1, 99, 100, 511, 512, 4095, 4096, 8192, 20_000, -4097, -4096, -4095, -1])
  func truncated(size: Int) throws {
    let whole = try Data(contentsOf: url)
    let rest = whole.prefix(size < 0 ? whole.count + size : size)
    try rest.write(to: url)
    let fault = reason()
    #expect(
      fault == .damaged("database disk image is malformed")
        || fault == .damaged("its end is missing") || fault == .notAStorefront)
    #expect(try Data(contentsOf: url) == rest)
  }

  @Test("A file that is no database is not ours")
  func noDatabase() throws {
    let text = Data(String(repeating: "Dear diary, ", count: 200).utf8)
    try text.write(to: url)
    #expect(reason() == .notAStorefront)
    #expect(try Data(contentsOf: url) == text)
  }

  @Test("Another application's database is not ours, whatever it holds")
  func otherApplication() throws {
    try connect().execute("PRAGMA application_id = 7")
    #expect(reason() == .notAStorefront)
    let other = folder.location("other.sqlite")
    try connect(other).execute("CREATE TABLE notes (text)")
    #expect(reason(other) == .notAStorefront)
  }

  @Test("A database of a later release is left alone")
  func newerSchema() throws {
    try connect().execute("PRAGMA user_version = 9")
    let before = try Data(contentsOf: url)
    #expect(reason() == .newerSchema(found: 9, supported: 2))
    #expect(try Data(contentsOf: url) == before)
  }

  @Test("A database that somebody keeps locked is an error, and works again afterwards")
  func locked() throws {
    let database = try Database.at(location)
    let other = try connect()
    try other.execute("BEGIN EXCLUSIVE")
    #expect(throws: StorageError(reason: .locked, location: location)) {
      try database.count("users")
    }
    try other.execute("COMMIT")
    #expect(try database.count("users") == 4)
  }

  @Test("A write that cannot be committed, because somebody reads, is taken back")
  func lockedByReader() throws {
    let database = try Database.at(location)
    let reader = try connect()
    try reader.execute("BEGIN; SELECT count(*) FROM users;")
    #expect(throws: StorageError(reason: .locked, location: location)) {
      try database.write { _ = try $0.run("DELETE FROM settings; ") }
      try database.write { _ = try $0.run("UPDATE products SET stock = 0") }
    }
    try reader.execute("COMMIT")
    #expect(try database.stock(Demo.mug.sku) == 80)
  }

  @Test("A write that a killed process began is undone by the next")
  func hotJournal() throws {
    let copy = try folder.cutShort(location)
    #expect(try Database.at(copy).stock(Demo.mug.sku) == 80)
    #expect(try Database.at(copy).count("users") == 4)
  }

  private var url: URL { URL(filePath: location.path) }

  private func connect(_ location: DatabaseLocation? = nil) throws -> Connection {
    try Connection(location ?? self.location)
  }

  private func reason(_ location: DatabaseLocation? = nil) -> StorageError.Reason? {
    do {
      _ = try Database.at(location ?? self.location).count("users")
      return nil
    } catch {
      return (error as? StorageError)?.reason
    }
  }
}
