import Foundation
import Testing

@testable import StorefrontKit

extension ShopTests {
  /// Every way to go wrong gives one line on standard error, nothing else, and an exit code.
  @Suite struct FailureTests {
    let shop = TestShop()

    static let ada = Demo.ada.id.uuidString
    static let nobody = Demo.nobody.uuidString

    static let badCommandLines: [(arguments: [String], exitCode: Int32, message: String)] = [
      (["user", "7"], 2, "'7' is not an ID of the form that 'storefront users' lists"),
      (["user", "\u{1B}[2J\n"], 2, #"'\u{1B}[2J\n' is not an ID of the form that"#),
      (["user", nobody], 1, "there is no customer \(nobody)"),
      (["rename", nobody, "X"], 1, "there is no customer \(nobody)"),
      (["rename", ada, ""], 1, "a name needs at least one letter"),
      (["rename", ada, "a\nb"], 1, "a name fits on one line"),
      (["rename", ada, String(repeating: "x", count: 81)], 1, "a name has at most 80 letters"),
      (["rename", ada], 2, "it is 'rename ID NAME'"),
      (["buy"], 1, "the cart is empty"),
      (["buy", "BEANS:0"], 2, "the quantity in 'BEANS:0' is not a whole number from 1 to 999"),
      (["buy", "BEANS:99999999999999999999"], 2, "the quantity in 'BEANS:99999999999999999999'"),
      (["buy", "BEANS:600", "BEANS:600"], 1, "nobody may buy more than 999 pieces of BEANS"),
      (["buy", "BEANS:121"], 1, "only 120 of BEANS are left"),
      (["buy", "TEA"], 1, "there is no product TEA; there are BEANS, ESPRESSO,"),
      (["buy", "!"], 2, "'!' is not a product"),
      (["settings", "analytics"], 2, "it is 'settings [KEY VALUE]'"),
      (["settings", "analytics", "maybe"], 2, "analytics cannot be 'maybe'; it is on or off"),
      (["settings", "customer", nobody], 1, "there is no customer \(nobody)"),
      (["user list"], 2, "there is no command 'user list'"),
      (["usres"], 2, "there is no command 'usres' (did you mean 'users'?)"),
      (["users", "--jsn"], 2, "there is no option '--jsn' (did you mean '--json'?)"),
      (["users", "x"], 2, "'users' takes nothing after it"),
      (["buy", "MUG", "--accept", "cheque"], 2, "there is no payment method 'cheque'"),
      (["users", "--database"], 2, "--database needs a value"),
      ([String(repeating: "x", count: 10_000)], 2, "there is no command 'xxxx"),
    ]

    @Test("Bad input gives one clear line", arguments: badCommandLines)
    func badInput(arguments: [String], exitCode: Int32, message: String) async throws {
      let run = await shop.run(arguments)
      #expect(run.exitCode == exitCode)
      #expect(run.output == "")
      #expect(run.error.hasPrefix("storefront: \(message)"))
      #expect(run.error.hasSuffix("\n"))
      #expect(run.error.dropLast().allSatisfy { !$0.isNewline })
      #expect(run.error.count < 250)
      #expect(try shop.orders.all().isEmpty)
      #expect(shop.payment.charges.isEmpty)
    }

    @Test("A payment that is declined is a refusal")
    func declined() async {
      shop.payment.answers(PaymentDouble.decline)
      let run = await shop.run("buy", "MUG")
      #expect(run.exitCode == 1)
      #expect(run.error == "storefront: the payment of order 1 was declined: no money\n")
    }

    @Test("A payment without an answer has an exit code of its own")
    func noAnswer() async {
      shop.payment.answers(PaymentDouble.fail)
      let run = await shop.run("buy", "MUG")
      #expect(run.exitCode == 4)
      #expect(
        run.error == "storefront: the payment service did not answer (no line); "
          + "order 1 is kept as pending and settled on a later run\n")
    }

    @Test("Without a home there is no data folder")
    func noHome() async {
      var error = ""
      let code = await CommandLineApp().run(
        arguments: ["users"], environment: [:], output: { _ in }, error: { error += $0 })
      #expect(code == 2)
      #expect(error.hasPrefix("storefront: there is no data folder, because HOME is not set"))
    }

    @Test("A part that takes too long is named")
    func tookTooLong() {
      let failure = Failure(TookTooLong(component: "Database"))
      #expect(failure.exitCode == .refused)
      #expect(failure.message == "Database took too long")
    }

    @Test("A run that is cancelled is interrupted, and does nothing")
    func interrupted() async throws {
      let run = await Task {
        withUnsafeCurrentTask { unsafe $0?.cancel() }
        return await shop.run("buy", "MUG")
      }.value
      #expect(run.exitCode == 130)
      #expect(run.error == "storefront: interrupted\n")
      #expect(try shop.orders.all().isEmpty)
    }

    @Test(
      "Every fault of a database has a line",
      arguments: [
        (.cannotOpen("why"), "cannot be opened: why"), (.notAFile, "it is not a file"),
        (.notAStorefront, "is not a database of storefront"),
        (.damaged("why"), "is damaged: why"),
        (
          .newerSchema(found: 9, supported: 1),
          "has schema 9, and this storefront reads up to 1; use a newer storefront"
        ),
        (.locked, "is locked by another process; try again in a moment"),
        (.readOnly, "is read-only"), (.unfinishedWrite, "a write to it was cut short"),
        (.diskFull, "the disk is full"), (.closed, "is closed"),
        (.failed("why", code: 1), "failed: why (SQLite error 1)"),
      ] as [(StorageError.Reason, String)])
    func storage(reason: StorageError.Reason, words: String) {
      let failure = Failure(StorageError(reason: reason, location: .file("/a\nb")))
      #expect(failure.exitCode == .storage)
      #expect(failure.message.hasPrefix(#"the database '/a\nb' "#))
      #expect(failure.message.contains(words))
    }
  }
}
