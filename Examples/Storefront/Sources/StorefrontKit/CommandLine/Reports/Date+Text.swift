import Foundation

extension Date {
  /// The date and the time to the minute, as `2026-01-15 09:30 UTC`.
  var minute: String {
    let text = formatted(.iso8601.dateTimeSeparator(.space))
    return "\(text.prefix(16)) UTC"
  }
}
