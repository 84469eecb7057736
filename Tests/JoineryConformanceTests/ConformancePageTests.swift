import Foundation
import JoineryTestSupport
import Testing

@Suite struct `The conformance page` {
  /// How many rows there are, by their first letters.
  ///
  /// Nobody can leave out a row without changing this.
  private static let sizes: [Character: Int] = [
    "G": 17, "K": 26, "L": 28, "M": 35, "P": 7, "S": 21, "T": 25, "U": 15, "V": 27, "W": 24,
  ]

  @Test func `lists each row, and exactly the tests that name it`() throws {
    let url = Repository.root.appending(path: "Documentation/Conformance.md")
    var page = ConformancePage(try String(contentsOf: url, encoding: .utf8))
    let tests = try TestSources().tests
    if Golden.isUpdating {
      page = page.listing(tests)
      try page.text.write(to: url, atomically: true, encoding: .utf8)
    }
    let problems = page.problems(with: tests, sizes: Self.sizes)
    #expect(
      problems.isEmpty,
      """
      Documentation/Conformance.md and the tests disagree:
      \(problems.joined(separator: "\n"))
      Mend the name of the test, or run with JOINERY_UPDATE_GOLDEN=1, which lists the tests and counts \
      the rows anew; promises and reasons are written by hand.
      """)
  }

  @Test func `has at least 95 rows with tests of each 100 that can have any`() throws {
    let page = ConformancePage(try DocumentationPage("Documentation/Conformance.md").text)
    let rows = page.rows
    let expressible = rows.filter { row in
      FrontDoor.allCases.contains { if case .reason = row[$0] { false } else { true } }
    }
    let tested = rows.filter { row in FrontDoor.allCases.contains { row[$0].isTested } }
    #expect(!rows.isEmpty)
    #expect(tested.count * 100 >= expressible.count * 95)
  }

  @Test(arguments: Change.all)
  func `is found to be wrong after a change`(_ change: Change) {
    let problems = ConformancePage(change.page).problems(
      with: change.tests, sizes: ["M": 2, "W": 1])
    #expect(problems == change.problems)
  }

  @Test(arguments: Change.all)
  func `is mended by listing the tests, but for what is written by hand`(_ change: Change) {
    let page = ConformancePage(change.page).listing(change.tests)
    #expect(
      page.problems(with: change.tests, sizes: ["M": 2, "W": 1]) == change.problemsByHand)
    #expect(ConformancePage(page.text) == page)
    #expect(page.text.hasPrefix("# Rows\n\n"))
  }
}
