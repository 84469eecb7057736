public import CJoineryThreads
public import Synchronization

/// The standard library's mutex, which the ThreadSanitizer understands.
///
/// The sanitizer does not see into the standard library, and would report what a mutex protects. Without
/// the sanitizer the calls do nothing.
///
/// Everything is inlinable: code of another module, which knows the value's type, would otherwise be left with
/// generic code that asks the run time for the type of the mutex, several times for each lock. It is public, in
/// a module that is none of the package's products, because the compiler keeps the bodies of inlinable
/// functions for other modules only then.
@safe
public struct AnnotatedMutex<Value>: ~Copyable, @unchecked Sendable {
  // `@unchecked`: the token is only an address, which the sanitizer keeps apart from others.
  @usableFromInline let base: Mutex<Value>
  @usableFromInline let token: UnsafeMutableRawPointer?

  /// Creates a mutex around a value.
  ///
  /// - Parameter value: The value, which nobody else has.
  @inlinable
  public init(_ value: consuming sending Value) {
    base = Mutex(value)
    unsafe token = c_joinery_make_lock_token()
  }

  @inlinable
  deinit {
    unsafe c_joinery_free_lock_token(token)
  }

  /// Calls a function with the value, while nobody else has it.
  ///
  /// - Parameter body: The function, which must call no code of the package's users.
  /// - Returns: What the function returns.
  /// - Throws: What the function throws.
  @inlinable
  public borrowing func withLock<Result, Failure: Error>(
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
