import Catalogue
import Foundation

/// The program `marketplace`.
package enum Program {
  /// Runs the program and ends the process.
  ///
  /// - Parameter arguments: What was typed after its name.
  package static func run(arguments: [String]) async -> Never {
    do {
      let text = try await output(arguments: arguments, of: Marketplace())
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      exit(0)
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("marketplace: \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }

  /// What the program prints.
  static func output(arguments: [String], of marketplace: Marketplace) async throws -> String {
    switch (arguments.first, arguments.count) {
    case (nil, _), ("--help", _), ("-h", _): return Help.text
    case ("list", 1):
      return try await marketplace.visit { visit in Listing(items: visit.shelf.items).text }
    case ("buy", 3...):
      return try await marketplace.visit { visit in
        Bill(receipt: try visit.buy(as: arguments[1], Array(arguments.dropFirst(2)))).text
      }
    default: throw UsageError(arguments: arguments)
    }
  }
}
