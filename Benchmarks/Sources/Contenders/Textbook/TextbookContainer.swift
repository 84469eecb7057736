internal import Foundation

/// The container of the textbooks: a dictionary keyed by a type's name, with values as `Any`.
///
/// It is written as tutorials write it, and correctly: a recursive lock makes it safe to use from
/// any thread and makes a shared instance once.
final class TextbookContainer: @unchecked Sendable {
  private struct Registration {
    var isShared: Bool
    var make: @Sendable (TextbookContainer) -> Any
  }

  // All three are only touched while the lock is held, which is what makes the class sendable.
  private let lock = NSRecursiveLock()
  private var registrations: [String: Registration] = [:]
  private var instances: [String: Any] = [:]

  init() {}

  /// Creates a container with the registrations of another one, and none of its instances.
  init(copying other: TextbookContainer) {
    registrations = other.lock.withLock { other.registrations }
  }

  /// Registers how a type's values are made, in place of what was registered for it before.
  func register<Value>(
    _ type: Value.Type, isShared: Bool = false,
    _ make: @escaping @Sendable (TextbookContainer) -> Value
  ) {
    lock.lock()
    defer { lock.unlock() }
    registrations[String(describing: type)] = Registration(isShared: isShared, make: make)
  }

  /// Returns a value of a type that was registered.
  func resolve<Value>(_ type: Value.Type = Value.self) -> Value {
    lock.lock()
    defer { lock.unlock() }
    let name = String(describing: type)
    if let instance = instances[name] as? Value { return instance }
    guard let registration = registrations[name], let value = registration.make(self) as? Value
    else { fatalError("\(name) is not registered") }
    if registration.isShared { instances[name] = value }
    return value
  }
}
