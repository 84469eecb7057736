import Foundation
import Testing

@testable import StorefrontKit

extension ShopTests {
  @Suite struct JSONTests {
    let shop = TestShop()

    @Test("An order is encoded with its parts, money as cents")
    func order() async {
      let run = await shop.run("buy", "MUG", "--json")
      #expect(
        run.output == """
          {
            "adjustments" : [
              {
                "amount" : {
                  "cents" : 490,
                  "currency" : "EUR"
                },
                "label" : "Shipping"
              }
            ],
            "customer" : "ADA01815-1210-4852-8000-000000000001",
            "lines" : [
              {
                "name" : "Stoneware mug",
                "quantity" : 1,
                "sku" : "MUG",
                "total" : {
                  "cents" : 1450,
                  "currency" : "EUR"
                },
                "unitPrice" : {
                  "cents" : 1450,
                  "currency" : "EUR"
                }
              }
            ],
            "number" : 1,
            "paymentMethod" : "card",
            "placedAt" : "2026-01-15T09:30:00Z",
            "receipt" : "R-TEST",
            "state" : "paid",
            "total" : {
              "cents" : 1940,
              "currency" : "EUR"
            }
          }

          """)
    }

    @Test("What is not set is null, and stays in its place")
    func settings() async {
      #expect(
        await shop.run("settings", "--json").output == """
          {
            "analytics" : true,
            "customer" : null,
            "spendingLimit" : null
          }

          """)
    }

    @Test(
      "Every command gives JSON",
      arguments: [
        [], ["users"], ["user", FailureTests.ada], ["rename", FailureTests.ada, "Ada King"],
        ["products"], ["buy", "MUG"], ["orders"], ["settings"], ["settings", "analytics", "off"],
        ["graph"],
      ])
    func everyCommand(arguments: [String]) async throws {
      let run = await shop.run(arguments + ["--json"])
      #expect(run.exitCode == 0)
      #expect(try !(JSONSerialization.jsonObject(with: Data(run.output.utf8)) is NSNull))
      #expect(run.output.hasSuffix("\n"))
    }
  }
}
