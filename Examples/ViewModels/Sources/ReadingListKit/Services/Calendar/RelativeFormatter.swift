/// Says in how many days a book has to be back.
struct RelativeFormatter: DueDateFormatter {
  func text(due: Day, today: Day) -> String {
    let days = due.days(after: today)
    return switch days {
    case ..<0: "\(count(-days)) overdue"
    case 0: "due today"
    default: "due in \(count(days))"
    }
  }

  private func count(_ days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }
}
