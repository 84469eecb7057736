/// Nothing is sold by such a code.
public struct NotForSale: Error, Hashable, CustomStringConvertible {
  /// The code.
  public let code: String

  /// What is wrong, in words.
  public var description: String { "there is no '\(code)'" }
}
