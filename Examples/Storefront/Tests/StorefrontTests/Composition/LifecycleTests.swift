import Foundation
import JoineryTesting
import Testing

@testable import StorefrontKit

/// How the shop is opened and closed.
@Suite(.timeLimit(.minutes(10)), .injecting { $0.analytics = NoAnalytics() }) struct LifecycleTests
{
  let folder: TemporaryFolder
  let location: DatabaseLocation

  init() throws {
    folder = try TemporaryFolder()
    location = folder.location("shop.sqlite")
  }

  @Test("The database is there once the shop is open, and not before")
  func opening() async throws {
    let shop = try shop()
    #expect(!FileManager.default.fileExists(atPath: location.path))
    _ = try await shop.open()
    #expect(try shop.storage.database.count("users") == 4)
  }

  @Test("Opening takes its time for the database, then the catalogue, then the gateway")
  func criticalPath() async throws {
    let path = try await shop().open().criticalPath.map(\.name)
    #expect(
      path == ["Database", "any ProductRepository", "any APIClient", "any PaymentService"])
  }

  @Test("The gateway is connected while the shop is open, and not afterwards")
  func gateway() async throws {
    let shop = try shop()
    _ = try await shop.open()
    let payment = shop.session.payment
    #expect(
      try payment.charge(Money(cents: 1), key: Demo.ada.id, by: "card")
        == .approved(receipt: "R-ADA01815"))
    try await shop.close(after: nil)
    #expect(throws: PaymentUnavailable.self) {
      try payment.charge(Money(cents: 1), key: Demo.ada.id, by: "card")
    }
  }

  @Test("The database is closed")
  func closing() async throws {
    let shop = try shop()
    _ = try await shop.open()
    let database = shop.storage.database
    try await shop.close(after: nil)
    #expect(throws: StorageError(reason: .closed, location: location)) {
      try database.count("users")
    }
  }

  @Test("A shop that cannot be opened says why, and lets go of what was opened")
  func failing() async throws {
    try Data(String(repeating: "Dear diary, ", count: 200).utf8).write(
      to: URL(filePath: location.path))
    await #expect(throws: StorageError(reason: .notAStorefront, location: location)) {
      _ = try await shop().open()
    }
  }

  @Test("Opening that is cancelled is an interruption")
  func cancelled() async throws {
    let other = try Connection(location)
    try other.execute("BEGIN EXCLUSIVE")
    let shop = try shop(busyTimeout: .seconds(3600))
    let opening = Task { try await shop.open() }
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    try other.execute("COMMIT")
  }

  private func shop(busyTimeout: Duration = .zero) throws -> Shop {
    try Shop(configuration: AppConfiguration(database: location, busyTimeout: busyTimeout))
  }
}
