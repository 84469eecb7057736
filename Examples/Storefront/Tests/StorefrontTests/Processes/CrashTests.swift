import Foundation
import Testing

@testable import StorefrontKit

/// Kills real processes, before each change that they make to a file, and looks at what they leave.
@Suite(.timeLimit(.minutes(10))) struct CrashTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("An order is stored whole or not at all, wherever the process is killed")
  func buying() throws {
    let fresh = folder.location("fresh.sqlite")
    _ = try Database.at(fresh).count("users")

    var killed = (withoutOrder: 0, pending: 0)
    for step in 0... {
      let shop = folder.location("shop-\(step).sqlite")
      try FileManager.default.copyItem(atPath: fresh.path, toPath: shop.path)
      guard try isKilled(at: step, "buy", "BEANS:2", "MUG:1", database: shop) else { break }

      let orders = try SQLiteOrderRepository(database: .at(shop))
      let left = try orders.all()
      switch left.first?.state {
      case nil: killed.withoutOrder += 1
      case .pending: killed.pending += 1
      case .paid, .declined: Issue.record("Settled before the last change, at step \(step)")
      }
      try expectWhole(left, in: .at(shop))
      try expectSettled(shop, orders: left.count)
    }
    #expect(killed.withoutOrder > 10)
    #expect(killed.pending > 5)
  }

  @Test("A first run that is killed anywhere is made good by the next one")
  func firstRun() throws {
    for step in 0... {
      let shop = folder.location("shop-\(step).sqlite")
      guard try isKilled(at: step, "users", database: shop) else {
        #expect(step > 10)
        break
      }
      #expect(try Database.at(shop).count("users") == 4)
      #expect(try Database.at(shop).count("products") == 6)
    }
  }

  @Test("A name is the old one or the new one, wherever the process is killed")
  func renaming() throws {
    let fresh = folder.location("fresh.sqlite")
    _ = try Database.at(fresh).count("users")
    for step in 0... {
      let shop = folder.location("shop-\(step).sqlite")
      try FileManager.default.copyItem(atPath: fresh.path, toPath: shop.path)
      let id = Demo.ada.id.uuidString
      guard try isKilled(at: step, "rename", id, "Ada King", database: shop) else { break }
      let name = try SQLiteUserRepository(database: .at(shop)).user(Demo.ada.id)?.name
      #expect(name == "Ada Lovelace" || name == "Ada King")
    }
  }

  /// Runs a command that kills itself at a step, unless it ends before.
  private func isKilled(
    at step: Int, _ arguments: String..., database: DatabaseLocation
  ) throws -> Bool {
    let result = try Executable.crashingStorefront.run(
      ["crash=\(step)"] + arguments + ["--database", database.path])
    if result.signal == SIGKILL { return true }
    #expect(result.exitCode == 0, "\(result.output)")
    return false
  }

  private func expectWhole(_ orders: [Order], in database: Database) throws {
    #expect(orders.count <= 1)
    for order in orders {
      #expect(order.lines.map(\.quantity) == [2, 1])
      #expect(order.total == Money(cents: 57_20))
    }
    #expect(try database.stock(Demo.beans.sku) == 120 - 2 * orders.count)
    #expect(try database.stock(Demo.mug.sku) == 80 - orders.count)
    #expect(try database.count("pragma_foreign_key_check") == 0)
  }

  /// Expects that the next run settles what the killed one left.
  private func expectSettled(_ shop: DatabaseLocation, orders: Int) throws {
    let result = try Executable.storefront.run("orders", "--database", shop.path)
    #expect(result.exitCode == 0)
    #expect(result.output.contains("paid") == (orders == 1))
    #expect(!result.output.contains("pending"))
  }
}
