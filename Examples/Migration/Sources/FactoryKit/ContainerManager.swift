import Foundation

/// Keeps what factories have made, and what replaces them.
public final class ContainerManager: @unchecked Sendable {  // the lock guards all that changes
  private let lock = NSRecursiveLock()
  private var registrations: [String: Any] = [:]
  private var values: [String: (scope: Scope, value: Any)] = [:]

  func value<Value>(_ key: String, in scope: Scope?, make: () -> Value) -> Value {
    lock.withLock {
      guard let scope else { return make() }
      if let value = values[key]?.value as? Value { return value }
      let value = make()
      values[key] = (scope, value)
      return value
    }
  }

  func registration(_ key: String) -> Any? { lock.withLock { registrations[key] } }

  func register(_ key: String, _ make: Any?) {
    lock.withLock {
      registrations[key] = make
      values[key] = nil
    }
  }

  /// Lets go of what a scope has kept.
  ///
  /// - Parameter scope: The scope.
  public func reset(scope: Scope) {
    lock.withLock { values = values.filter { $0.value.scope !== scope } }
  }
}
