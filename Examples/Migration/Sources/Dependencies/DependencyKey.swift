/// Stands in for the library's key: the value of a dependency where nobody has set one.
public protocol DependencyKey<Value>: Sendable {
  /// What the dependency is.
  associatedtype Value: Sendable = Self

  /// The value of the app.
  static var liveValue: Value { get }
  /// The value of a test. Nothing reads it here: the stand-in is always live.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The value of the app.
  public static var testValue: Value { liveValue }
}
