import Foundation
import Testing

@testable import StorefrontKit

/// Sends signals to real processes that are slow with every change of a file, and looks at what they
/// leave.
@Suite(.timeLimit(.minutes(10))) struct SignalTests {
  static let signals = [SIGINT, SIGTERM]

  let folder: TemporaryFolder
  let shop: DatabaseLocation

  init() throws {
    folder = try TemporaryFolder()
    shop = folder.location("shop.sqlite")
  }

  @Test("A shop that is interrupted while it is opened is sound", arguments: signals)
  func opening(signal: Int32) throws {
    // There is no database yet: the first change belongs to its making.
    let process = try start("users", slow: 20)
    #expect(try process.says("w"))
    process.send(signal)
    let result = try process.end()
    #expect(result.exitCode == 128 + signal)
    #expect(result.output == "")
    #expect(result.error.hasSuffix("storefront: interrupted\n"))
    try expectSound(orders: 0)
  }

  @Test("A purchase that is interrupted is whole", arguments: signals)
  func working(signal: Int32) throws {
    _ = try Database.at(shop)
    // Nothing is changed by opening the database: the first change belongs to the purchase.
    let process = try start("buy", "MUG", slow: 20)
    #expect(try process.says("w"))
    process.send(signal)
    let result = try process.end()
    #expect(result.exitCode == 128 + signal)
    #expect(result.output.contains("paid"))
    try expectSound(orders: 1)
  }

  @Test("A tour that is interrupted goes no further", arguments: signals)
  func tour(signal: Int32) throws {
    _ = try Database.at(shop)
    let process = try start(slow: 20)
    #expect(try process.says("w"))
    process.send(signal)
    let result = try process.end()
    #expect(result.exitCode == 128 + signal)
    #expect(result.output == "")
    try expectSound(orders: 0)
    #expect(try SQLiteUserRepository(database: .at(shop)).all().first == Demo.ada)
  }

  @Test("A shop that is interrupted while it is closed is closed", arguments: signals)
  func closing(signal: Int32) throws {
    _ = try Database.at(shop)
    let process = try start("buy", "MUG", slow: 20)
    #expect(try process.says("c"))
    process.send(signal)
    let result = try process.end()
    #expect(result.exitCode == 128 + signal)
    try expectSound(orders: 1)
  }

  @Test("The second signal ends the process at once, with the first one's code", arguments: signals)
  func twice(signal: Int32) throws {
    _ = try Database.at(shop)
    let process = try start("users", slow: 60_000)
    #expect(try process.says("c"))
    process.send(signal)
    process.send(signal == SIGINT ? SIGTERM : SIGINT)
    let result = try process.end()
    #expect([128 + SIGINT, 128 + SIGTERM].contains(result.exitCode))
    try expectSound(orders: 0)
  }

  @Test("A trace is written by a run that is interrupted, too")
  func trace() throws {
    _ = try Database.at(shop)
    let trace = folder.path("trace.json")
    let process = try start("buy", "MUG", "--trace", trace, slow: 20)
    #expect(try process.says("w"))
    process.send(SIGTERM)
    #expect(try process.end().exitCode == 128 + SIGTERM)
    let written = try Data(contentsOf: URL(filePath: trace))
    let events = try JSONDecoder().decode(TraceTests.Trace.self, from: written).traceEvents
    #expect(events.contains { $0.name == "Database" && $0.cat == "stop" })
  }

  /// Starts the command, which says what it is about to do before it waits.
  private func start(_ arguments: String..., slow milliseconds: Int) throws -> RunningExecutable {
    try RunningExecutable(
      .crashingStorefront,
      ["slow=\(milliseconds)"] + arguments + ["--database", shop.path])
  }

  private func expectSound(orders: Int) throws {
    let database = try Database.at(shop)
    let faults = try database.read { connection in
      try connection.rows("PRAGMA integrity_check") { try $0.text(0) }
    }
    #expect(faults == ["ok"])
    #expect(try database.count("pragma_foreign_key_check") == 0)
    #expect(try database.count("users") == 4)
    #expect(
      try SQLiteOrderRepository(database: database).all().map(\.state)
        == Array(repeating: .paid, count: orders))
    #expect(try database.stock(Demo.mug.sku) == 80 - orders)
  }
}
