/// From where a value can be had without waiting, as long as it isn't built.
///
/// The least restricted comes first.
package enum Access: UInt8, Hashable, Comparable, Sendable {
  /// From anywhere.
  case anywhere
  /// From the main actor.
  case mainActor
  /// From nowhere: it has to be awaited.
  case awaited

  /// The access that a factory's effects and isolation leave.
  package init(effects: Effects, isolation: Isolation) {
    switch isolation {
    case _ where effects.contains(.asynchronous): self = .awaited
    case .none: self = .anywhere
    case .mainActor: self = .mainActor
    case .actor: self = .awaited
    }
  }

  /// Whether a value is less restricted than another one.
  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}
