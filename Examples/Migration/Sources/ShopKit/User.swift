/// Who is in the shop.
public struct User: Sendable {
  /// Who has not signed in.
  public static let guest = User(name: "guest")

  /// How they are called.
  public let name: String

  /// Creates a user.
  ///
  /// - Parameter name: How they are called.
  public init(name: String) { self.name = name }
}
