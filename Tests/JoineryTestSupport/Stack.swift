import Foundation
import JoineryThreads

/// Runs a function on a thread whose stack has a given size, and waits for it.
///
/// - Parameters:
///   - size: The size of the stack in bytes.
///   - body: What the thread does.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
package func onStack<Value: Sendable>(
  of size: Int, _ body: @escaping @Sendable () throws -> Value
) throws -> Value {
  let end = Latch()
  let outcome = Outcome<Value>()
  let thread = Thread {
    let result = Result { try body() }
    outcome.result.withLock { $0 = result }
    end.arrive()
  }
  thread.stackSize = size
  thread.start()
  end.wait()
  guard let result = outcome.result.withLock({ $0 }) else {
    preconditionFailure("a thread ended without an outcome")
  }
  return try result.get()
}

/// What a thread returned or threw.
private final class Outcome<Value: Sendable>: Sendable {
  let result = Mutex<Result<Value, any Error>?>(nil)
}
