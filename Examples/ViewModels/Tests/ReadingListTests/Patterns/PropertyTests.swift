import Joinery
import JoineryTesting
import Testing

@testable import ReadingListKit

/// What is a parameter is passed; of the properties, a test sets those that it looks at.
@Suite @MainActor struct PropertyTests {
  @Test(.injecting { $0.spyOnAnalytics() }, arguments: [1, 7, 14])
  func `An extension is saved and tracked`(days: Int) async throws {
    let books = MemoryBookRepository([.fixture()])
    try await LoanModel(book: .fixture(), books: books).extend(by: days)
    #expect(await books.books() == [.fixture(dueIn: 3 + days)])
    #expect(InjectedValues.current.spy?.events.calls == [.extended(1, days: days)])
  }

  @Test func `Without a container there is nobody who reminds, and the rest works`() async throws {
    let model = LoanModel(book: .fixture(), books: MemoryBookRepository([]))
    try await model.extend(by: 1)
    #expect(model.reminders == nil)
    #expect(model.book == .fixture(dueIn: 4))
  }

  @Test(.container { Instance<any ReminderService>(SpyReminders()) })
  func `Where there are reminders, one comes on the day before`() async throws {
    let model = LoanModel(book: .fixture(), books: MemoryBookRepository([]))
    try await model.extend(by: 7)
    let spy = try #require(model.reminders as? SpyReminders)
    #expect(spy.days.calls == [FixedClock().today + 9])
  }

  @Test func `An extension that cannot be saved is not one`() async {
    let model = LoanModel(book: .fixture(), books: BrokenLibrary())
    await #expect(throws: BrokenLibrary.Offline.self) { try await model.extend(by: 7) }
    #expect(model.book == .fixture())
  }
}
