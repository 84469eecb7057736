import Testing

@testable import StorefrontKit

@Suite struct InvocationTests {
  @Test(
    "Options stand before or after the command",
    arguments: [
      ["--json", "--database", "a.db", "user", "x"], ["user", "x", "--json", "--database=a.db"],
      ["user", "--database", "a.db", "x", "--json"],
    ])
  func options(arguments: [String]) throws {
    let invocation = try Invocation(arguments)
    #expect(invocation.operands == ["user", "x"])
    #expect(invocation.database == "a.db")
    #expect(invocation.isJSON)
  }

  @Test("Nothing is an option after two hyphens")
  func endOfOptions() throws {
    let invocation = try Invocation(["rename", "x", "--", "--json", "--", "-"])
    #expect(invocation.operands == ["rename", "x", "--json", "--", "-"])
    #expect(!invocation.isJSON)
  }

  @Test(
    "A path may look strange",
    arguments: [
      (["--database=--json"], "--json"), (["--database", "-"], "-"), (["--database=a=b"], "a=b"),
      (["--database", ":memory:"], ":memory:"),
    ])
  func paths(arguments: [String], path: String) throws {
    #expect(try Invocation(arguments).database == path)
  }

  @Test("A trace has a path of its own", arguments: [["--trace", "t"], ["--trace=t"]])
  func trace(arguments: [String]) throws {
    let invocation = try Invocation(arguments + ["--database", "a.db"])
    #expect(invocation.trace == "t")
    #expect(invocation.database == "a.db")
  }

  @Test(
    "The accepted payment methods keep their order",
    arguments: [
      (["--accept", "invoice,card"], [.invoice, .card]), (["--accept=cash"], [.cash]),
      (["--accept=cash,card,cash"], [.cash, .card]), ([], nil),
    ] as [([String], [PaymentPlugin]?)])
  func paymentMethods(arguments: [String], methods: [PaymentPlugin]?) throws {
    #expect(try Invocation(["buy", "MUG"] + arguments).paymentMethods == methods)
  }

  @Test("Help is asked for in two ways", arguments: ["--help", "-h"])
  func help(argument: String) throws {
    #expect(try Invocation(["buy", argument]).asksForHelp)
  }

  @Test(
    "Bad options are told apart",
    arguments: [
      (["--jsn"], UsageError.unknownOption("--jsn", closest: .json)),
      (["--databse=x"], .unknownOption("--databse", closest: .database)),
      (["-x"], .unknownOption("-x", closest: nil)),
      (["--" + String(repeating: "x", count: 100_000)], nil),
      (["--database"], .missingValue(.database)),
      (["--database", "--json"], .missingValue(.database)),
      (["--database="], .missingValue(.database)),
      (["--database", ""], .missingValue(.database)),
      (["--trace"], .missingValue(.trace)), (["--trace="], .missingValue(.trace)),
      (["--trace", "a", "--trace=b"], .repeatedOption(.trace)),
      (["--accept"], .missingValue(.accept)),
      (["--accept=cheque"], .unknownPaymentMethod("cheque", closest: nil)),
      (["--accept=cart"], .unknownPaymentMethod("cart", closest: .card)),
      (["--accept=card,"], .unknownPaymentMethod("", closest: nil)),
      (["--accept=card", "--accept=cash"], .repeatedOption(.accept)),
      (["--json=yes"], .unexpectedValue(.json)),
      (["--database", "a", "--database", "b"], .repeatedOption(.database)),
    ] as [([String], UsageError?)])
  func badOptions(arguments: [String], expected: UsageError?) throws {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments) }
    if let expected { #expect(error == expected) }
  }
}
