/// Says when a book has to be back.
protocol DueDateFormatter: Sendable {
  func text(due: Day, today: Day) -> String
}
