import JoineryTestSupport
import JoineryThreads

/// What a fixture throws when it is to fail.
struct Fault: Error, Equatable, CustomStringConvertible {
  var name = "fault"

  var description: String { name }
}

/// Lets the first calls fail, a number of them.
final class Faults: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) {
    left = Mutex(count)
  }

  /// Fails, if it is not enough yet.
  func fail() throws {
    let fails = left.withLock { left in
      left -= 1
      return left >= 0
    }
    if fails { throw Fault() }
  }
}

/// The error that an operation throws.
func thrown<Value>(_ body: () async throws -> Value) async -> (any Error)? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}

/// Waits until the task is cancelled.
func untilCancelled() async {
  _ = await thrown { try await AsyncLatch().waitUnlessCancelled() }
}
