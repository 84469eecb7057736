import Joinery
import JoineryTesting
import Testing

@testable import ReadingListKit

/// A double is one line in a trait; what nobody sets is the alternative for tests.
@Suite(.injecting { $0.clock = FixedClock() }) @MainActor struct EnvironmentTests {
  @Test(arguments: [-1, 0, 12]) func `A badge says when its book is due`(days: Int) {
    #expect(DueBadgeModel(book: .fixture(dueIn: days)).text == "\(days)")
  }

  @Test(
    .injecting { $0.formatter = RelativeFormatter() },
    arguments: [
      (-2, "2 days overdue"), (-1, "1 day overdue"), (0, "due today"), (9, "due in 9 days"),
    ])
  func `A test refines the values of its suite`(days: Int, text: String) {
    #expect(DueBadgeModel(book: .fixture(dueIn: days)).text == text)
  }

  @Test(.injecting { $0.clock = FixedClock(today: $0.clock.today + 2) })
  func `A refined value can be made of the one before it`() {
    #expect(DueBadgeModel(book: .fixture(dueIn: 3)).text == "1")
  }

  @Test func `A badge keeps the clock that it was made with`() {
    let badge = DueBadgeModel(book: .fixture(dueIn: 3))
    let later = FixedClock(today: Day(number: 90_000))
    #expect(withInjected(\.clock, later) { badge.text } == "3")
  }

  @Test func `Work that leaves the task tree takes the values along`() async {
    let work = InjectedValues.current.escaping { @MainActor () async -> String in
      DueBadgeModel(book: .fixture(dueIn: 3)).text
    }
    #expect(await Task.detached { await work() }.value == "3")
  }

  @Test(.isolated) func `A test that forgets the clock has that on its record`() {
    withKnownIssue {
      _ = DueBadgeModel(book: .fixture()).text
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("'clock' must be overridden in tests") }
    }
  }
}
