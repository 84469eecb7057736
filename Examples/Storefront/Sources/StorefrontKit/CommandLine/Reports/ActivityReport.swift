/// What was recorded about the use of the shop.
struct ActivityReport: Report {
  let events: [AnalyticsEvent]

  var text: String {
    guard !events.isEmpty else { return "Nothing, as the settings ask for." }
    return TextTable(
      columns: [.right, .left, .left],
      rows: events.enumerated().map { index, event in
        let details = event.details.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return ["\(index + 1)", event.name, details.joined(separator: ", ")]
      }
    ).text
  }

  func encode(to encoder: any Encoder) throws {
    try events.encode(to: encoder)
  }
}
