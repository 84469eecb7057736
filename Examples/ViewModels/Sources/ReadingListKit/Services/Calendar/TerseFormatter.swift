/// Says in how many days a book has to be back, as a number: what a test can rely on, whatever the wording.
struct TerseFormatter: DueDateFormatter {
  func text(due: Day, today: Day) -> String { "\(due.days(after: today))" }
}
