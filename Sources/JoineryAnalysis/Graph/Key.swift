/// What a binding provides and a dependency asks for: a type, and a qualifier if there is one.
///
/// Two keys are the same when both names are the same, so names are qualified by their module.
public struct Key: Hashable, Sendable, Codable {
  /// The type, qualified by its module: `any Storefront.UserRepository`.
  public var type: String
  /// The qualifier's type, qualified by its module, for a binding that is one of several of a type.
  public var qualifier: String?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - type: The type, qualified by its module.
  ///   - qualifier: The qualifier's type, qualified by its module, if there is one.
  public init(type: String, qualifier: String? = nil) {
    self.type = type
    self.qualifier = qualifier
  }
}

extension Key {
  /// Whether it is a container itself, which no factory gets.
  var isContainer: Bool { type == "Joinery.Container" && qualifier == nil }
}
