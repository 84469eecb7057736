/// What accounts need: where they are kept.
public protocol AccountSource: Sendable {
  /// Finds an account by its name.
  func account(named name: String) -> Account?
  /// Finds an account by the number of a card.
  func account(withCard number: String) -> Account?
}
