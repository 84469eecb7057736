/// Somebody who is known.
public struct Account: Hashable, Sendable {
  /// What they are called.
  public var name: String
  /// Whether they pay less.
  public var isMember: Bool

  /// Creates an account.
  public init(name: String, isMember: Bool) {
    self.name = name
    self.isMember = isMember
  }
}
