// What the bridge does on the stand-in of SwiftUI. SwiftUI itself may do otherwise: these are checks of
// Joinery's side alone.

import Joinery
import JoinerySwiftUI
import SwiftUI

@main
@MainActor
enum StandInChecks {
  private static var failures: [String] = []

  static func main() throws {
    if let name = CommandLine.arguments.dropFirst().first { return stop(name) }
    try checkValues()
    try checkStates()
    try checkStores()
    checkPreviews()
    // In the message, because what was printed before may be lost with the program.
    if !failures.isEmpty { fatalError("\n" + failures.joined(separator: "\n")) }
  }

  /// Draws what has to stop with a report.
  private static func stop(_ name: String) {
    switch name {
    case "graph": _ = StandInScreen(ShopView())
    case "container": _ = StandInScreen(CartView().injectedStore(CartStore.self))
    case "value": _ = StandInScreen(SessionView())
    default: print("there is no check '\(name)'")
    }
  }

  /// One behaviour: what a screen shows, and what it should show.
  static func check(
    _ sentence: String, _ texts: [String], _ expected: [String], line: UInt = #line
  ) {
    guard texts != expected else { return print("  passed: \(sentence)") }
    failures.append(
      "failed: \(sentence) (line \(line))\n  shows    \(texts)\n  expected \(expected)")
  }
}
