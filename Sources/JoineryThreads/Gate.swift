#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
#endif

/// A gate at which threads wait until it is opened, once.
///
/// The standard library has locks but nothing to wait on, so this is the one place of the package
/// that calls the platform's C library. Nothing that a caller passes in runs inside it.
@safe
package final class Gate: @unchecked Sendable {
  // `@unchecked`: every access of `isOpen` is made while `mutex` is held.
  #if canImport(WinSDK)
  private let mutex = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<CONDITION_VARIABLE>.allocate(capacity: 1)
  #else
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  #endif
  private var isOpen = false

  /// Creates a closed gate.
  package init() {
    #if canImport(WinSDK)
    unsafe InitializeSRWLock(mutex)
    unsafe InitializeConditionVariable(condition)
    #else
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    let results = unsafe (pthread_mutex_init(mutex, nil), pthread_cond_init(condition, nil))
    precondition(results == (0, 0), "the system has no resources for another gate")
    #endif
  }

  deinit {
    #if !canImport(WinSDK)
    _ = unsafe pthread_cond_destroy(condition)
    _ = unsafe pthread_mutex_destroy(mutex)
    #endif
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Waits, without using the processor, until the gate is open.
  package func wait() {
    lock()
    while !isOpen {
      #if canImport(WinSDK)
      _ = unsafe SleepConditionVariableSRW(condition, mutex, INFINITE, 0)
      #else
      _ = unsafe pthread_cond_wait(condition, mutex)
      #endif
    }
    unlock()
  }

  /// Opens the gate for everyone, for good.
  package func open() {
    lock()
    isOpen = true
    #if canImport(WinSDK)
    unsafe WakeAllConditionVariable(condition)
    #else
    _ = unsafe pthread_cond_broadcast(condition)
    #endif
    unlock()
  }

  private func lock() {
    #if canImport(WinSDK)
    unsafe AcquireSRWLockExclusive(mutex)
    #else
    _ = unsafe pthread_mutex_lock(mutex)
    #endif
  }

  private func unlock() {
    #if canImport(WinSDK)
    unsafe ReleaseSRWLockExclusive(mutex)
    #else
    _ = unsafe pthread_mutex_unlock(mutex)
    #endif
  }
}
