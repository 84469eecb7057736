import Joinery
import JoineryTesting
import Testing

@testable import StorefrontKit

/// The program as it is launched, which sets the ambient values.
@Suite(.timeLimit(.minutes(10))) struct LaunchTests {
  let output = Recorder<String>()
  let error = Recorder<String>()

  @Test(
    "Each launch has the analytics of its test, whatever it sets itself",
    .injecting { $0.analytics = SpyAnalytics() }, arguments: 0..<16)
  func analytics(_: Int) async {
    #expect(await launch("products") == 0)
    #expect(
      InjectedValues.current.analytics.events
        == [AnalyticsEvent("products.listed", ["count": "6"])])
  }

  @Test("A launch sets the analytics that a tour shows", .isolated)
  func tour() async {
    #expect(await launch() == 0)
    #expect(output.last?.contains("7  order.paid") == true)
  }

  @Test(
    "Titles stand out on a terminal, unless the environment forbids it", .isolated,
    arguments: [
      (true, [:], true), (true, ["NO_COLOR": ""], true), (true, ["NO_COLOR": "1"], false),
      (false, [:], false),
    ] as [(Bool, [String: String], Bool)])
  func theme(isTerminal: Bool, environment: [String: String], standsOut: Bool) async {
    #expect(await launch("--help", environment: environment, isTerminal: isTerminal) == 0)
    #expect(output.last?.contains("\u{1B}[1mCOMMANDS:\u{1B}[0m\n") == standsOut)
    #expect(output.last?.contains("COMMANDS:\n") == !standsOut)
  }

  @Test("What the shop is doing is said on standard error, to who asks for it", .isolated)
  func log() async {
    #expect(await launch("buy", "MUG", environment: ["STOREFRONT_LOG": "1"]) == 0)
    #expect(
      error.calls == [
        "storefront: the payment gateway is connected\n",
        "storefront: the payment gateway answers with 201\n",
        "storefront: the payment gateway is disconnected\n",
      ])
  }

  @Test("Nobody else hears of it", .isolated)
  func silence() async {
    #expect(await launch("buy", "MUG") == 0)
    #expect(error.isEmpty)
  }

  private func launch(
    _ arguments: String..., environment: [String: String] = [:], isTerminal: Bool = false
  ) async -> Int32 {
    await CommandLineApp.launch(
      arguments: arguments + ["--database", ":memory:"], environment: environment,
      isTerminal: isTerminal, output: { output.record($0) },
      error: { [error] in error.record($0) })
  }
}
