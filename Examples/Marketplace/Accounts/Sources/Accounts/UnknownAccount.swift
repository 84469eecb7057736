/// Nobody is known by what was said.
public struct UnknownAccount: Error, Hashable, CustomStringConvertible {
  /// What was said.
  public let text: String
  /// The names of the methods that there are.
  public let methods: [String]

  /// What is wrong, in words.
  public var description: String {
    "nobody is known as '\(text)'; say who you are by \(methods.joined(separator: ", "))"
  }
}
