/// A property that has what a factory of the shared container gives.
@propertyWrapper
public struct Injected<Value> {
  /// The value.
  public let wrappedValue: Value

  /// Asks the factory.
  ///
  /// - Parameter keyPath: Where the factory is.
  public init(_ keyPath: KeyPath<Container, Factory<Value>>) {
    wrappedValue = Container.shared[keyPath: keyPath]()
  }
}
