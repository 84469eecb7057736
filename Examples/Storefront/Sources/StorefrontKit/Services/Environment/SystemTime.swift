import Foundation

/// The time of the machine.
struct SystemTime: TimeSource {
  var now: Date { Date() }
}
