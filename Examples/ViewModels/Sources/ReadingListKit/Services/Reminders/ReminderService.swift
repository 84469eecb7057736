/// Reminds the reader of a book, on devices that can.
protocol ReminderService: Sendable {
  func remind(of book: Book, on day: Day)
}
