import Foundation
import Testing

@testable import StorefrontKit

extension ShopTests {
  @Suite struct TourTests {
    let shop = TestShop()

    @Test("The tour looks as it does in Golden/tour.txt")
    func golden() async throws {
      let output = await shop.run().output
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Golden/tour.txt")
      if ProcessInfo.processInfo.environment["STOREFRONT_UPDATE_GOLDEN"] == "1" {
        try output.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(output == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test("A tour changes nothing but the stock and the list of orders")
    func again() async throws {
      for number in 1...100 {
        let run = await shop.run()
        #expect(run.exitCode == 0)
        #expect(run.output.contains("Order \(number),"))
      }
      #expect(await shop.run("user", Demo.ada.id.uuidString).output.contains("Ada Lovelace"))
    }

    @Test("A purchase that is refused does not end the tour")
    func refused() async {
      _ = await shop.run("settings", "spending-limit", "10")
      let run = await shop.run()
      #expect(run.exitCode == 0)
      #expect(
        run.output.contains("Refused: the order costs €57.20, but the spending limit is €10.00."))
      #expect(run.output.contains("The wiring behind it"))
    }

    @Test("A shop without customers has nothing to show")
    func noCustomers() async throws {
      try shop.database.write { _ = try $0.run("DELETE FROM users") }
      #expect(await shop.run().exitCode == 1)
    }
  }
}
