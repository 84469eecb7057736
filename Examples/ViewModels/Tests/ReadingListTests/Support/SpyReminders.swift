import JoineryTesting

@testable import ReadingListKit

/// Reminders that nobody gets.
struct SpyReminders: ReminderService {
  let days = Recorder<Day>()
  func remind(of book: Book, on day: Day) { days.record(day) }
}
