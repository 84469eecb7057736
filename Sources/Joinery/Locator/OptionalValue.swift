/// An optional type, which has an answer where there is nothing.
protocol OptionalValue {
  static var absent: Any { get }
  /// What a container of registrations has for the wrapped type.
  static func resolveWrapped(from container: DependencyContainer) -> Any?
}

extension Optional: OptionalValue {
  static var absent: Any { Self.none as Any }

  static func resolveWrapped(from container: DependencyContainer) -> Any? {
    container.resolve(Wrapped.self)
  }
}
