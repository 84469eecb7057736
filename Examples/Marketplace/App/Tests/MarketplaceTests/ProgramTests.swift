import Accounts
import Basket
import Foundation
import Testing

@testable import MarketplaceKit

@Suite struct ProgramTests {
  @Test func `The program prints what is in Golden/session.txt`() async throws {
    var session = ""
    for arguments in [["--help"], ["list"], ["buy", "card:1815", "TEA", "CUP", "TEA"]] {
      session += "$ marketplace \(arguments.joined(separator: " "))\n"
      session += try await Program.output(arguments: arguments, of: Marketplace()) + "\n"
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/session.txt")
    if ProcessInfo.processInfo.environment["MARKETPLACE_UPDATE_GOLDEN"] == "1" {
      try session.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(session == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test(arguments: [["sell"], ["list", "all"], ["buy", "name:Ada"]])
  func `What makes no sense is refused`(arguments: [String]) async {
    await #expect(throws: UsageError(arguments: arguments)) {
      try await Program.output(arguments: arguments, of: Marketplace())
    }
  }

  @Test func `A feature's error says what there is instead`() async {
    let error = await #expect(throws: UnknownAccount.self) {
      try await Program.output(arguments: ["buy", "voice:Ada", "TEA"], of: Marketplace())
    }
    #expect(
      error?.description
        == "nobody is known as 'voice:Ada'; say who you are by guest, name, card")
  }
}
