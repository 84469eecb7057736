import CJoineryThreads

/// The stack of the current thread.
package struct ThreadStack {
  /// How many bytes of it are left.
  private let remainingBytes: Int
  /// How many bytes are left to whatever is called last, and to a report.
  private let reservedBytes: Int

  /// Looks at the stack of the current thread: nil where the platform does not say, and where
  /// something runs on a stack of its own.
  ///
  /// From then on the thread's limit is where the stack is nearly used up.
  ///
  /// - Complexity: A few system calls the first time on a thread; then O(1).
  package init?() {
    var lowest: UInt = 0
    var highest: UInt = 0
    let current = c_joinery_current_stack_address()
    guard unsafe c_joinery_get_stack(&lowest, &highest) else {
      c_joinery_set_stack_limit(0)
      return nil
    }
    reservedBytes = Self.reservedBytes(of: Int(highest - lowest))
    c_joinery_set_stack_limit(lowest + UInt(reservedBytes))
    guard (lowest..<highest).contains(current) else { return nil }
    remainingBytes = Int(current - lowest)
  }

  /// A quarter, within what a report takes and what is enough for anything; of the smallest stacks half.
  private static func reservedBytes(of size: Int) -> Int {
    min(128 << 10, max(size / 4, min(64 << 10, size / 2)))
  }

  /// Whether the current thread's stack is nearly used up, so that nothing more should be nested.
  ///
  /// - Complexity: A few system calls the first time on a thread; then O(1).
  package static var isNearEnd: Bool {
    c_joinery_is_below_stack_limit() && ThreadStack()?.isNearEnd ?? false
  }

  /// Whether it is nearly used up.
  package var isNearEnd: Bool { remainingBytes < reservedBytes }

  /// Whether there is just enough left to say so.
  package var isAtEnd: Bool { remainingBytes < reservedBytes / 4 * 3 }

  /// Calls a function where the stack is unused, and waits for it.
  ///
  /// - Parameter body: The function, which must not rely on the current thread or task.
  /// - Returns: What it returns: nil where there is no other stack to be had.
  /// - Complexity: That of a thread.
  package static func callingElsewhere<Result>(_ body: () -> Result) -> Result? {
    withoutActuallyEscaping(body) { body in
      var result: Result?
      var work: () -> Void = { result = body() }
      unsafe withUnsafeMutablePointer(to: &work) { work in
        _ = unsafe c_joinery_run_elsewhere(
          { unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, work)
      }
      return result
    }
  }
}
