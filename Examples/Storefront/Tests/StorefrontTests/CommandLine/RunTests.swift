import Foundation
import Testing

@testable import StorefrontKit

extension ShopTests {
  /// Every command, through the seam that `main.swift` uses.
  @Suite struct RunTests {
    let shop = TestShop()

    @Test("The customers are listed")
    func users() async {
      await expect(
        ["users"],
        """
        ADA01815-1210-4852-8000-000000000001  Ada Lovelace        ada@example.com
        A1A01912-0623-4954-8000-000000000002  Alan Turing         alan@example.com
        BA2B1902-0616-4992-8000-000000000003  Barbara McClintock  barbara@example.com
        62ACE190-6120-4992-8000-000000000004  Grace Hopper        grace@example.com

        """)
    }

    @Test("A profile is opened")
    func user() async {
      await expect(
        ["user", Demo.grace.id.uuidString],
        """
        id     62ACE190-6120-4992-8000-000000000004
        name   Grace Hopper
        email  grace@example.com

        """)
    }

    @Test("A new name is shown, also one that starts with a hyphen")
    func rename() async {
      await expect(
        ["rename", "--", Demo.ada.id.uuidString, "--json"],
        """
        id     ADA01815-1210-4852-8000-000000000001
        name   --json
        email  ada@example.com

        """)
    }

    @Test("A purchase gives a receipt, and is in the list")
    func buy() async {
      await expect(
        ["buy", "beans:10", "MUG"],
        """
        Order 1, 2026-01-15 09:30 UTC, paid, receipt R-TEST
        10 x  Coffee beans, 1 kg        €18.90  €189.00
         1 x  Stoneware mug             €14.50   €14.50
              Ten or more, a tenth off          -€18.90
              Total                             €184.60

        """)
      await expect(
        ["orders"], "1  2026-01-15 09:30 UTC  paid  €184.60  10 x BEANS, 1 x MUG\n")
    }

    @Test("Without orders there is a sentence")
    func noOrders() async {
      await expect(["orders"], "There are no orders yet.\n")
      await expect(["orders", "--json"], "[\n\n]\n")
    }

    @Test("Settings are shown as they are typed")
    func settings() async {
      await expect(
        ["settings", "spending-limit", "99.50"],
        """
        analytics       on
        customer        first
        spending-limit  99.50

        """)
    }

    @Test("The help names every command, option, setting and exit code")
    func help() async {
      let run = await shop.run("--help")
      #expect(run.exitCode == 0)
      let words =
        CommandName.allCases.map(\.rawValue) + Option.allCases.map(\.rawValue)
        + Settings.Name.allCases.map(\.rawValue) + ExitCode.allCases.map(\.meaning)
      for word in words { #expect(run.output.contains(word)) }
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 90 })
    }

    @Test("The help shows which database is used by default")
    func helpDatabase() async throws {
      #if os(Linux)
      let output = await shop.run("-h").output
      #expect(output.contains("/nowhere/.local/share/storefront/storefront.sqlite"))
      #endif
    }

    @Test("Output that cannot be written is a failure")
    func brokenOutput() async {
      var error = ""
      let code = await CommandLineApp { _ in OpenShop(session: shop.session) }.run(
        arguments: ["users", "--database", ":memory:"], environment: [:],
        output: { _ in throw CocoaError(.fileWriteOutOfSpace) }, error: { error += $0 })
      #expect(code == 5)
      #expect(error.hasPrefix("storefront: the output cannot be written: "))
    }

    private func expect(
      _ arguments: [String], _ output: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      let run = await shop.run(arguments)
      #expect(run.exitCode == 0, sourceLocation: sourceLocation)
      #expect(run.error == "", sourceLocation: sourceLocation)
      #expect(run.output == output, sourceLocation: sourceLocation)
    }
  }
}
