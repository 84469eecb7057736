#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the rows of a first use resolve.
public protocol Store: Part {}

/// A store whose initialiser lets other threads run, so that they arrive while it is being made.
///
/// A first use under threads whose initialiser is instant measures nothing: the first thread is
/// through before the second one has woken up.
public final class DiskStore: Store {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates a store, giving the processor away a few times meanwhile.
  public init() {
    for _ in 0..<8 { sched_yield() }
  }
}
