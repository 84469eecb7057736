/// A day, whatever the time of it.
struct Day: Comparable, Codable, Sendable {
  /// How many days it is after the first one of 1970.
  let number: Int

  static func < (one: Day, other: Day) -> Bool { one.number < other.number }
  static func + (day: Day, count: Int) -> Day { Day(number: day.number + count) }

  /// How many days there are from another day to this one: negative if this is the earlier one.
  func days(after other: Day) -> Int { number - other.number }
}
