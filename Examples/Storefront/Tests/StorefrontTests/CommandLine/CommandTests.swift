import Foundation
import Testing

@testable import StorefrontKit

@Suite struct CommandTests {
  @Test("Every command is read with its operands")
  func commands() throws {
    let id = Demo.ada.id
    let table: [([String], Command)] = [
      ([], .tour), (["users"], .users), (["user", id.uuidString.lowercased()], .user(id)),
      (["rename", id.uuidString, "Ada King"], .rename(id, name: "Ada King")),
      (["products"], .products), (["orders"], .orders), (["graph"], .graph), (["buy"], .buy([])),
      (
        ["buy", "beans", "MUG:007"],
        .buy([try Demo.item(Demo.beans, 1), try Demo.item(Demo.mug, 7)])
      ),
      (["settings"], .settings), (["settings", "analytics", "off"], .change(.analytics(false))),
      (["settings", "analytics", "on"], .change(.analytics(true))),
      (["settings", "customer", id.uuidString], .change(.customer(id))),
      (["settings", "customer", "first"], .change(.customer(nil))),
      (["settings", "spending-limit", "9.50"], .change(.spendingLimit(Money(cents: 9_50)))),
      (["settings", "spending-limit", "none"], .change(.spendingLimit(nil))),
    ]
    for (operands, expected) in table {
      #expect(try Command(operands: operands) == expected)
    }
  }

  @Test(
    "What makes no sense is told apart",
    arguments: [
      (["usres"], UsageError.unknownCommand("usres", closest: .users)),
      (["USERS"], .unknownCommand("USERS", closest: .users)),
      (["xyzzy"], .unknownCommand("xyzzy", closest: nil)),
      ([""], .unknownCommand("", closest: nil)),
      (["users", "x"], .wrongOperands(.users)), (["user"], .wrongOperands(.user)),
      (["rename", "x"], .wrongOperands(.rename)), (["settings", "x"], .wrongOperands(.settings)),
      (["user", "7"], .malformedID("7")), (["rename", "", "Ada"], .malformedID("")),
      (["buy", ""], .malformedSKU("")), (["buy", ":2"], .malformedSKU(":2")),
      (["buy", "BEANS:"], .malformedQuantity("BEANS:")),
      (["buy", "BEANS:0"], .malformedQuantity("BEANS:0")),
      (["buy", "BEANS:1000"], .malformedQuantity("BEANS:1000")),
      (["buy", "BEANS:-1"], .malformedQuantity("BEANS:-1")),
      (["buy", "BEANS:+1"], .malformedQuantity("BEANS:+1")),
      (["buy", "BEANS:1.5"], .malformedQuantity("BEANS:1.5")),
      (["buy", "BEANS:1:2"], .malformedQuantity("BEANS:1:2")),
      (["buy", "BEANS:18446744073709551617"], .malformedQuantity("BEANS:18446744073709551617")),
      (["settings", "analytic", "on"], .unknownSetting("analytic", closest: .analytics)),
      (["settings", "colour", "red"], .unknownSetting("colour", closest: nil)),
      (["settings", "analytics", "yes"], .malformedSetting(.analytics, "yes")),
      (["settings", "customer", "Ada"], .malformedSetting(.customer, "Ada")),
      (["settings", "spending-limit", "0"], .malformedSetting(.spendingLimit, "0")),
    ])
  func nonsense(operands: [String], expected: UsageError) {
    #expect(throws: expected) { try Command(operands: operands) }
  }
}
