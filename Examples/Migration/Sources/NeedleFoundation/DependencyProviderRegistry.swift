import Foundation

/// Where generated code says what the components take.
public final class __DependencyProviderRegistry: @unchecked Sendable {  // the lock guards it all
  /// The one of the process.
  public static let instance = __DependencyProviderRegistry()

  private let lock = NSRecursiveLock()
  private var providers: [String: (any Scope) -> AnyObject] = [:]

  /// Says what a component takes.
  ///
  /// - Parameters:
  ///   - path: Where the component is in the tree.
  ///   - make: Makes what it takes.
  public func registerDependencyProviderFactory(
    for path: String, _ make: @escaping (any Scope) -> AnyObject
  ) {
    lock.withLock { providers[path] = make }
  }

  func provider(for component: any Scope) -> AnyObject? {
    lock.withLock { providers[component.path] }?(component)
  }
}
