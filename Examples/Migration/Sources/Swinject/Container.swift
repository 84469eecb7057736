/// Stands in for the library's container, without its synchronised view.
public final class Container: Resolver {
  private let parent: Container?
  private var entries: [String: any AnyEntry] = [:]

  /// Creates a container.
  ///
  /// - Parameter parent: Where everything is looked up that isn't registered here.
  public init(parent: Container? = nil) { self.parent = parent }

  /// Registers a factory for a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - factory: Makes the service, and asks the resolver for what it needs.
  /// - Returns: The entry, which says how the service is shared.
  @discardableResult
  public func register<Service>(
    _ type: Service.Type, factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> {
    add(ServiceEntry<Service> { resolver, _ in factory(resolver) }, key(type, Void.self))
  }

  /// Registers a factory for a type and an argument.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - factory: Makes the service.
  /// - Returns: The entry, which says how the service is shared.
  @discardableResult
  public func register<Service, Argument>(
    _ type: Service.Type, factory: @escaping (any Resolver, Argument) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service> { resolver, argument in
      guard let argument = argument as? Argument else { fatalError("the key has the type") }
      return factory(resolver, argument)
    }
    return add(entry, key(type, Argument.self))
  }

  /// What is registered for a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The service, or nil if there is none.
  public func resolve<Service>(_ type: Service.Type) -> Service? {
    entry(key(type, Void.self)).flatMap { $0.service(self, ()) as? Service }
  }

  /// What is registered for a type and an argument.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - argument: The argument.
  /// - Returns: The service, or nil if there is none for an argument of that type.
  public func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service? {
    entry(key(type, Argument.self)).flatMap { $0.service(self, argument) as? Service }
  }

  private func add<Service>(_ entry: ServiceEntry<Service>, _ key: String) -> ServiceEntry<Service>
  {
    entries[key] = entry
    return entry
  }

  private func entry(_ key: String) -> (any AnyEntry)? { entries[key] ?? parent?.entry(key) }

  private func key(_ type: Any.Type, _ argument: Any.Type) -> String { "\(type) \(argument)" }
}
