/// Reminders that are written to the log instead of the screen.
struct LoggedReminders: ReminderService {
  let log: ActivityLog
  let clock: any DayClock

  func remind(of book: Book, on day: Day) {
    log.write("remind of '\(book.title)' in \(day.days(after: clock.today)) days")
  }
}
