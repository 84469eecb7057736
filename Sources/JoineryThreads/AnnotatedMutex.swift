import CJoineryThreads
import Synchronization

/// The standard library's mutex, which the ThreadSanitizer understands.
///
/// The sanitizer does not see into the standard library, and would report what a mutex protects. Without
/// the sanitizer the calls do nothing.
@safe
package struct AnnotatedMutex<Value>: ~Copyable, @unchecked Sendable {
  // `@unchecked`: the token is only an address, which the sanitizer keeps apart from others.
  private let base: Mutex<Value>
  private let token = unsafe c_joinery_make_lock_token()

  /// Creates a mutex around a value.
  package init(_ value: consuming sending Value) {
    base = Mutex(value)
  }

  deinit {
    unsafe c_joinery_free_lock_token(token)
  }

  /// Calls a function with the value, while nobody else has it.
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    let token = unsafe token
    return try base.withLock { (value: inout sending Value) throws(Failure) -> sending Result in
      unsafe c_joinery_did_lock(token)
      defer { unsafe c_joinery_will_unlock(token) }
      return try body(&value)
    }
  }
}
