/// A way to say who one is; who includes the module may contribute more of them.
public protocol SignInMethod: Sendable {
  /// What comes before the colon: `card` in `card:1815`.
  var name: String { get }
  /// Finds the account of somebody who has said this.
  func account(for credential: String) -> Account?
}
