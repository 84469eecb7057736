/// What accounts offer: finds out who somebody is.
public struct SignIn: Sendable {
  private let methods: [any SignInMethod]

  /// Creates it from all methods that there are.
  public init(methods: [any SignInMethod]) {
    self.methods = methods
  }

  /// Finds the account of somebody.
  ///
  /// - Parameter text: A method and what it asks for, as in `card:1815`.
  /// - Returns: The account that the first method finds.
  /// - Throws: ``UnknownAccount``.
  public func callAsFunction(_ text: String) throws -> Account {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let credential = parts.count == 2 ? String(parts[1]) : ""
    for method in methods where method.name == parts[0] {
      if let account = method.account(for: credential) { return account }
    }
    throw UnknownAccount(text: text, methods: methods.map(\.name))
  }
}
