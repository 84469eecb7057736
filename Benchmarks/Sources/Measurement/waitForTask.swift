internal import Dispatch
internal import Synchronization

/// Runs asynchronous work in a task of its own, and blocks the thread until it is done.
///
/// It must not be called by a task: that one would keep others from running.
///
/// - Parameter body: The work.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
package func waitForTask<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let done = DispatchSemaphore(value: 0)
  let outcome = Outcome<Value>()
  Task.detached {
    do {
      let value = try await body()
      outcome.result.withLock { $0 = .success(value) }
    } catch {
      outcome.result.withLock { $0 = .failure(error) }
    }
    done.signal()
  }
  done.wait()
  guard let result = outcome.result.withLock({ $0 }) else {
    preconditionFailure("A task was done without an outcome")
  }
  return try result.get()
}

/// How a task has ended.
private final class Outcome<Value: Sendable>: Sendable {
  let result = Mutex<Result<Value, any Error>?>(nil)
}
