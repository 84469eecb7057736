import Foundation
import JoineryThreads
import Synchronization

/// Runs a function on several threads, which all start at the same moment, and waits for them.
///
/// No thread has anything of the function's any more when this returns.
///
/// - Parameters:
///   - count: How many threads.
///   - body: What each one does; it gets the thread's number, counted from 0.
/// - Returns: What each thread returned or threw, in the order of their numbers.
package func race<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) throws -> Value
) -> [Result<Value, any Error>] {
  let runners = Runners(count, body)
  for number in 0..<count { Thread { runners.run(number) }.start() }
  return runners.takeResults()
}

/// Runs a function on another thread and does not wait for it.
package func detach(_ body: @escaping @Sendable () -> Void) {
  Thread(block: body).start()
}

/// The threads of a race.
private final class Runners<Value: Sendable>: Sendable {
  private typealias Body = @Sendable (Int) throws -> Value

  private let count: Int
  /// Only here: a thread may end long after it has arrived, and must hold nothing until then.
  private let body: Mutex<Body?>
  private let results = Mutex<[Int: Result<Value, any Error>]>([:])
  private let start: Latch
  private let end: Latch

  init(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Value) {
    self.count = count
    self.body = Mutex(body)
    start = Latch(count)
    end = Latch(count)
  }

  func run(_ number: Int) {
    start.arrive()
    start.wait()
    perform(number)
    end.arrive()
  }

  private func perform(_ number: Int) {
    guard let body = body.withLock({ $0 }) else { return }
    let result = Result { try body(number) }
    results.withLock { $0[number] = result }
  }

  func takeResults() -> [Result<Value, any Error>] {
    end.wait()
    let last = body.withLock { body in
      defer { body = nil }
      return body
    }
    withExtendedLifetime(last) {}
    return results.withLock { results in
      defer { results = [:] }
      return (0..<count).compactMap { results[$0] }
    }
  }
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
