import Foundation
import Joinery
import JoineryTesting
import Testing

@testable import ReadingListKit

/// The tool sets the environment of the process; in a test with its own values it sets those.
@Suite(.isolated) @MainActor struct CommandLineToolTests {
  private let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Golden/tour.txt")

  @Test func `The tour looks as it does in Golden/tour.txt`() async throws {
    let output = try await run()
    if ProcessInfo.processInfo.environment["READING_LIST_UPDATE_GOLDEN"] == "1" {
      try output.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(output == (try String(contentsOf: golden, encoding: .utf8)))
  }

  @Test(arguments: Pattern.all.map(\.name))
  func `Each pattern alone looks as it does in the tour`(name: String) async throws {
    let page = try await run("--pattern", name)
    #expect(try String(contentsOf: golden, encoding: .utf8).contains(page))
  }

  @Test(arguments: [["--pattern", "store"], ["--pattern=store"]])
  func `A pattern is named after a space or an equals sign`(arguments: [String]) throws {
    #expect(try Invocation(arguments).patterns.map(\.name) == ["store"])
  }

  @Test(arguments: ["--help", "-h"]) func `The help lists the patterns`(option: String) async throws
  {
    let help = try await run(option)
    for pattern in Pattern.all { #expect(help.contains("  \(pattern.name) ")) }
  }

  @Test(
    arguments: [
      (["--pattern"], UsageError.missingName), (["--pattern", "x"], .unknownPattern("x")),
      (["--pattern=x"], .unknownPattern("x")), (["store"], .unknownArgument("store")),
      (["--help=x"], .unknownArgument("--help=x")),
    ])
  func `What makes no sense is refused`(arguments: [String], error: UsageError) async {
    await #expect(throws: error) {
      try await CommandLineTool.output(arguments: arguments)
    }
  }

  @Test func `What there is instead is part of the message`() {
    #expect(
      UsageError.unknownPattern("x").description.hasPrefix(
        "there is no pattern 'x'; there are constructor, property, "))
  }

  /// Runs the tool on the shipped app, with a locator of its own.
  private func run(_ arguments: String...) async throws -> String {
    try await CommandLineTool.output(arguments: arguments) {
      try App(locator: DependencyContainer())
    }
  }
}
