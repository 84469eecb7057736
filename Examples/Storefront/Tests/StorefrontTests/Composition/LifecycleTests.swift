import Foundation
import Joinery
import Synchronization
import Testing

@testable import StorefrontKit

/// How the shop is opened and closed.
@Suite(.timeLimit(.minutes(1))) struct LifecycleTests {
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
    let database: Database = shop.container.resolve()
    #expect(try database.count("users") == 4)
  }

  @Test("Opening takes its time for the database and then the catalogue")
  func criticalPath() async throws {
    let shop = try shop {
      Override(Instance<any APIClient>(ScriptedClient { _ in throw CancellationError() }))
    }
    let path = try await shop.open().criticalPath.map(\.name)
    let database = try #require(path.firstIndex(of: "Database"))
    let catalogue = try #require(path.firstIndex(of: "any ProductRepository"))
    #expect(database < catalogue)
  }

  @Test("The gateway is connected while the shop is open, and not afterwards")
  func gateway() async throws {
    let shop = try shop()
    _ = try await shop.open()
    let payment: any PaymentService = shop.container.resolve()
    #expect(
      try payment.charge(Money(cents: 1), key: Demo.ada.id) == .approved(receipt: "R-ADA01815"))
    try await shop.close(after: nil)
    #expect(throws: PaymentUnavailable.self) {
      try payment.charge(Money(cents: 1), key: Demo.ada.id)
    }
  }

  @Test("The database is closed after what uses it")
  func closing() async throws {
    let log = ClosingLog()
    let shop = try shop {
      Override(
        Singleton<any APIClient> { (database: Database) in
          WatchfulClient(database: database, log: log)
        }
        .eager())
    }
    _ = try await shop.open()
    let database: Database = shop.container.resolve()
    try await shop.close(after: nil)
    #expect(log.counts == [4])
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

  @Test("What is closed and hangs is given up after a while")
  func hanging() async throws {
    let shop = try shop(closingTime: .milliseconds(10)) {
      Override(Singleton<any APIClient>(HangingClient.init).eager())
    }
    _ = try await shop.open()
    let database: Database = shop.container.resolve()
    await #expect(throws: TookTooLong.self) {
      try await shop.close(after: nil)
    }
    #expect(throws: StorageError(reason: .closed, location: location)) {
      try database.count("users")
    }
  }

  private func shop(
    busyTimeout: Duration = .zero, closingTime: Duration = .seconds(30),
    @BindingBuilder changes: () -> BindingList = { BindingList() }
  ) throws -> AppDependencies {
    try AppDependencies(
      configuration: AppConfiguration(
        database: location, busyTimeout: busyTimeout, closingTime: closingTime),
      changes: changes)
  }

  /// What clients found when they were stopped.
  private final class ClosingLog: Sendable {
    private let found = Mutex<[Int]>([])

    var counts: [Int] { found.withLock { $0 } }

    func add(_ count: Int) { found.withLock { $0.append(count) } }
  }

  /// A client that needs the database until it is stopped.
  private struct WatchfulClient: APIClient, Stoppable {
    let database: Database
    let log: ClosingLog

    func send(_ request: APIRequest) throws -> APIResponse { throw CancellationError() }
    func stop() async throws { log.add(try database.count("users")) }
  }

  /// A client that never gets to its end by itself.
  private struct HangingClient: APIClient, Stoppable {
    func send(_ request: APIRequest) throws -> APIResponse { throw CancellationError() }
    func stop() async throws { try await Task.sleep(for: .seconds(3600)) }
  }
}
