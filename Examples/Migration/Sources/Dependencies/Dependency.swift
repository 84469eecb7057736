/// A property that reads a value, which is the one that its object was made with if nobody has set another.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable
  private let values = DependencyValues.current

  /// The value.
  public var wrappedValue: Value {
    DependencyValues.$current.withValue(values.merging(.current)) {
      DependencyValues.current[keyPath: keyPath]
    }
  }

  /// Keeps the values that are set now.
  ///
  /// - Parameter keyPath: Where the value is.
  public init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) {
    self.keyPath = keyPath
  }
}
