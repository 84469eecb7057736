/// How services are shared.
public enum ObjectScope {
  /// Not at all.
  case transient
  /// Within the container and its children.
  case container
}

protocol AnyEntry {
  func service(_ resolver: any Resolver, _ argument: Any) -> Any
}

/// A registration.
///
/// What isn't said otherwise is made anew: the library's scope for graphs is left out.
public final class ServiceEntry<Service>: AnyEntry {
  private let make: (any Resolver, Any) -> Service
  private var scope = ObjectScope.transient
  private var kept: Service?

  init(make: @escaping (any Resolver, Any) -> Service) { self.make = make }

  /// Says how the service is shared.
  ///
  /// - Parameter scope: How.
  /// - Returns: The entry.
  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    return self
  }

  func service(_ resolver: any Resolver, _ argument: Any) -> Any {
    if let kept { return kept }
    let service = make(resolver, argument)
    if scope == .container { kept = service }
    return service
  }
}
