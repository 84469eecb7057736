/// What making a value may do besides returning it.
public struct Effects: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits; those that mean nothing are kept.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The factory may throw.
  public static let throwing = Effects(rawValue: 1)
  /// The factory may suspend.
  public static let asynchronous = Effects(rawValue: 2)
}
