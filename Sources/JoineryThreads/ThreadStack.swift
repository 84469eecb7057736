import CJoineryThreads

/// The stack of the thread that runs.
package enum ThreadStack {
  /// How many bytes are left of the current thread's stack: nil where the platform does not say.
  ///
  /// - Complexity: A few system calls the first time that a thread asks; then O(1).
  package static var remainingBytes: Int? {
    guard let lowest = unsafe c_joinery_lowest_stack_address(),
      let current = unsafe c_joinery_current_stack_address()
    else { return nil }
    return unsafe current - lowest
  }
}
