import JoineryThreads

/// A weak reference that any thread may read and replace.
final class WeakReference: Sendable {
  private struct Reference: @unchecked Sendable {
    // `@unchecked`: read and written under the lock only; the object itself is `Sendable`, since
    // it is shared.
    weak var object: AnyObject?
  }

  private let reference = Mutex(Reference())

  /// The object, if it is alive: never one that is being destroyed.
  var object: AnyObject? {
    reference.withLock { Held(object: $0.object) }.object
  }

  func replace(with object: AnyObject) {
    let held = Held(object: object)
    reference.withLock { $0.object = held.object }
  }

  /// Carries the object across the lock.
  private struct Held: @unchecked Sendable {
    // `@unchecked`: the object is shared, so it is `Sendable`.
    var object: AnyObject?
  }
}
