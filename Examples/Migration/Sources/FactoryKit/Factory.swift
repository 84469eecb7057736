/// A factory without a parameter.
public typealias Factory<Value> = ParameterFactory<Void, Value>

/// How a value is made and kept, and what it is called with.
public struct ParameterFactory<Parameter, Value> {
  let manager: ContainerManager
  let key: String
  var scope: Scope?
  let make: (Parameter) -> Value

  /// Makes the value, or gives the one that its scope has.
  ///
  /// - Parameter parameter: What it is made from.
  /// - Returns: The value.
  public func callAsFunction(_ parameter: Parameter) -> Value {
    let registered = manager.registration(key) as? (Parameter) -> Value
    return manager.value(key, in: scope) { (registered ?? make)(parameter) }
  }

  /// The factory in another scope.
  ///
  /// - Parameter scope: The scope.
  /// - Returns: The factory.
  public func scope(_ scope: Scope) -> Self {
    var copy = self
    copy.scope = scope
    return copy
  }

  /// The factory in the scope that lasts as long as the process.
  public var singleton: Self { scope(.singleton) }

  /// Has another function make the value from now on.
  ///
  /// - Parameter make: The function.
  public func register(_ make: @escaping (Parameter) -> Value) { manager.register(key, make) }

  /// Forgets the value and what was registered.
  public func reset() { manager.register(key, nil) }
}

extension ParameterFactory where Parameter == Void {
  /// Makes the value, or gives the one that its scope has.
  ///
  /// - Returns: The value.
  public func callAsFunction() -> Value { self(()) }

  /// Has another function make the value from now on.
  ///
  /// - Parameter make: The function.
  public func register(_ make: @escaping () -> Value) { register { _ in make() } }
}
