/// Stands in for the library's resolver, which every factory gets.
public protocol Resolver {
  /// What is registered for a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The service, or nil if there is none.
  func resolve<Service>(_ type: Service.Type) -> Service?

  /// What is registered for a type and an argument.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - argument: The argument.
  /// - Returns: The service, or nil if there is none for an argument of that type.
  func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service?
}
