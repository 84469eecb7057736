internal import Synchronization

/// An object that is made at the first read: an atomic pointer that is filled once.
///
/// The pointer holds a retain from when it is filled until `deinit`, which cannot run during a call;
/// so an object that it points to is alive.
@safe
struct Once<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  private let pointer = unsafe Atomic<Unmanaged<Object>?>(nil)
  private let making = Mutex(())

  deinit {
    unsafe pointer.load(ordering: .acquiring)?.release()
  }

  /// Returns the object, made by the first caller; other callers wait for it.
  ///
  /// - Parameter make: Makes the object.
  /// - Returns: The same object to every caller.
  func value(_ make: () -> Object) -> Object {
    if let made = unsafe pointer.load(ordering: .acquiring) {
      return unsafe made.takeUnretainedValue()
    }
    return fill(make)
  }

  @inline(never)
  private func fill(_ make: () -> Object) -> Object {
    making.withLock { _ in
      // Somebody else may have made it while this caller waited.
      if let made = unsafe pointer.load(ordering: .acquiring) {
        return unsafe made.takeUnretainedValue()
      }
      let object = make()
      unsafe pointer.store(Unmanaged.passRetained(object), ordering: .releasing)
      return object
    }
  }
}
