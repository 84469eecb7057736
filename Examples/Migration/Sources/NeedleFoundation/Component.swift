import Foundation

/// Stands in for the library's marker of what a component takes from those around it.
public protocol Dependency: AnyObject {}

/// What a component without a parent takes.
public protocol EmptyDependency: AnyObject {}

/// A component, whatever it takes.
public protocol Scope: AnyObject {
  /// Where it is in the tree.
  var path: String { get }
}

/// Stands in for the library's component, a scope of the tree.
open class Component<DependencyType>: Scope {
  /// The component around this one.
  public let parent: any Scope
  private let lock = NSRecursiveLock()
  private var kept: [String: Any] = [:]
  private var provider: DependencyType?

  /// Creates a component in another one.
  ///
  /// - Parameter parent: The other one.
  public init(parent: any Scope) {
    self.parent = parent
    provider = __DependencyProviderRegistry.instance.provider(for: self) as? DependencyType
  }

  /// Where it is in the tree.
  public var path: String { "\(parent.path)->\(type(of: self))" }

  /// What it takes from the components around it, by generated code.
  public var dependency: DependencyType {
    guard let provider else { fatalError("nothing was generated for \(path)") }
    return provider
  }

  /// One value for as long as the component lives, for each property.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - make: Makes the value.
  /// - Returns: The value.
  public final func shared<Value>(property: String = #function, _ make: () -> Value) -> Value {
    lock.withLock {
      if let value = kept[property] as? Value { return value }
      let value = make()
      kept[property] = value
      return value
    }
  }
}

/// The component at the root of the tree.
open class BootstrapComponent: Component<any EmptyDependency> {
  private final class Nothing: Scope {
    let path = "^"
  }

  /// Creates it.
  public init() { super.init(parent: Nothing()) }
}
