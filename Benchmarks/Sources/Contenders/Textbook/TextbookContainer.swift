internal import Foundation

/// The container of the textbooks: a dictionary keyed by a type, with values as `Any`.
///
/// It is written as tutorials write it, and correctly: a recursive lock makes it safe to use from
/// any thread and makes a shared instance once, and a type's identity is the key, which its name would
/// not be.
final class TextbookContainer: @unchecked Sendable {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var qualifier: ObjectIdentifier
  }

  private struct Registration {
    var isShared: Bool
    var make: @Sendable (TextbookContainer) -> Any
  }

  /// Where a type is looked up that is not registered here.
  private let parent: TextbookContainer?
  // All three are only touched while the lock is held, which is what makes the class sendable.
  private let lock = NSRecursiveLock()
  private var registrations: [Key: Registration] = [:]
  private var instances: [Key: Any] = [:]

  /// Creates a container without registrations.
  init(parent: TextbookContainer? = nil) {
    self.parent = parent
  }

  /// Creates a container with the registrations of another one, and none of its instances.
  init(copying other: TextbookContainer) {
    parent = other.parent
    registrations = other.lock.withLock { other.registrations }
  }

  /// Registers how a type's values are made, in place of what was registered for it before.
  func register<Value>(
    _ type: Value.Type, qualifier: Any.Type = Void.self, isShared: Bool = false,
    _ make: @escaping @Sendable (TextbookContainer) -> Value
  ) {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(type: ObjectIdentifier(type), qualifier: ObjectIdentifier(qualifier))
    registrations[key] = Registration(isShared: isShared, make: make)
  }

  /// Returns a value of a type that was registered here or in a container around this one.
  func resolve<Value>(
    _ type: Value.Type = Value.self, qualifier: Any.Type = Void.self
  ) -> Value {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(type: ObjectIdentifier(type), qualifier: ObjectIdentifier(qualifier))
    if let instance = instances[key] as? Value { return instance }
    guard let registration = registrations[key] else {
      guard let parent else { fatalError("\(type) is not registered") }
      return parent.resolve(type, qualifier: qualifier)
    }
    guard let value = registration.make(self) as? Value else {
      fatalError("\(type) is made by a function of another type")
    }
    if registration.isShared { instances[key] = value }
    return value
  }
}
