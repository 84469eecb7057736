/// Stands in for the library's container: it is where factories are declared, in extensions.
public final class Container: Sendable {
  /// The one that `@Injected` asks.
  public static let shared = Container()

  /// What the container keeps.
  public let manager = ContainerManager()

  /// Creates a container.
  public init() {}

  /// Declares a factory, whose key is the name of the property.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - file: The file of the property, since each state of the example has a property of that name.
  ///   - make: Makes the value.
  /// - Returns: The factory.
  public func callAsFunction<Value>(
    key: StaticString = #function, file: StaticString = #fileID, _ make: @escaping () -> Value
  ) -> Factory<Value> {
    Factory(manager: manager, key: "\(file) \(key)", scope: nil) { _ in make() }
  }

  /// Declares a factory with a parameter.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - file: The file of the property.
  ///   - make: Makes the value.
  /// - Returns: The factory.
  public func callAsFunction<Parameter, Value>(
    key: StaticString = #function, file: StaticString = #fileID,
    _ make: @escaping (Parameter) -> Value
  ) -> ParameterFactory<Parameter, Value> {
    ParameterFactory(manager: manager, key: "\(file) \(key)", scope: nil, make: make)
  }
}
