/// A moment, in milliseconds since 1970, as the database keeps it.
package struct Timestamp: Hashable, Comparable, Sendable {
  package var milliseconds: Int

  package init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }

  package static func + (moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(milliseconds: moment.milliseconds + duration.milliseconds)
  }

  package static func - (later: Timestamp, earlier: Timestamp) -> Duration {
    .milliseconds(later.milliseconds - earlier.milliseconds)
  }
}

extension Duration {
  /// The duration in whole milliseconds.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
