import Foundation
import JoineryThreads
import Synchronization

/// Runs a function on several threads, which all start at the same moment, and waits for them.
///
/// - Parameters:
///   - count: How many threads.
///   - body: What each one does; it gets the thread's number, counted from 0.
/// - Returns: What each thread returned or threw, in the order of their numbers.
package func race<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) throws -> Value
) -> [Result<Value, any Error>] {
  let start = Latch(count)
  let end = Latch(count)
  let results = Results<Value>()
  for number in 0..<count {
    let thread = Thread {
      start.arrive()
      start.wait()
      let result = Result { try body(number) }
      results.byNumber.withLock { $0[number] = result }
      end.arrive()
    }
    thread.start()
  }
  end.wait()
  return results.byNumber.withLock { results in (0..<count).compactMap { results[$0] } }
}

/// Runs a function on another thread and does not wait for it.
package func detach(_ body: @escaping @Sendable () -> Void) {
  Thread(block: body).start()
}

/// What the threads of a race returned.
private final class Results<Value: Sendable>: Sendable {
  let byNumber = Mutex<[Int: Result<Value, any Error>]>([:])
}

/// Lets threads through once a number of arrivals has been counted.
package final class Latch: Sendable {
  private let missing: Mutex<Int>
  private let gate = Gate()

  /// Creates a latch that waits for a number of arrivals.
  package init(_ count: Int = 1) {
    missing = Mutex(count)
    if count == 0 { gate.open() }
  }

  /// Counts one arrival.
  package func arrive() {
    let isComplete = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isComplete { gate.open() }
  }

  /// Waits for the last arrival.
  package func wait() {
    gate.wait()
  }
}

/// A number that any thread may count up.
package final class Counter: Sendable {
  private let number = Atomic<Int>(0)

  /// Creates a counter at 0.
  package init() {}

  /// The number.
  package var value: Int { number.load(ordering: .sequentiallyConsistent) }

  /// Counts one up.
  ///
  /// - Returns: The number afterwards.
  @discardableResult
  package func increment() -> Int {
    number.add(1, ordering: .sequentiallyConsistent).newValue
  }
}
