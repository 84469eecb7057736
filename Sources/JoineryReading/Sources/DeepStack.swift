import Foundation
import Synchronization

/// Threads whose stacks hold what parsing and walking deeply nested sources needs.
enum DeepStack {
  /// The size of a stack in bytes; memory is taken only for what is used of it.
  private static let size = 512 << 20

  /// What work makes of each value, as many at once as the machine can.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - work: The work.
  /// - Returns: What it gives, in the order of the values.
  static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ work: @escaping @Sendable (Value) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: values.count)
    let workers = DispatchGroup()
    for _ in 0..<min(values.count, ProcessInfo.processInfo.activeProcessorCount) {
      workers.enter()
      let thread = Thread {
        while let number = results.takeNumber() { results.put(work(values[number]), at: number) }
        workers.leave()
      }
      thread.stackSize = size
      thread.start()
    }
    workers.wait()
    return results.all
  }

  /// What work gives.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    map([work]) { $0() }[0]
  }
}

/// What several threads give, each taking the next number.
private final class Results<Value: Sendable>: Sendable {
  private let values: Mutex<[Value?]>
  private let count: Int
  private let taken = Atomic<Int>(0)

  init(count: Int) {
    self.count = count
    values = Mutex(Array(repeating: nil, count: count))
  }

  /// A number that nobody else has taken: nil when there is none left.
  func takeNumber() -> Int? {
    let number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }

  func put(_ value: Value, at number: Int) {
    values.withLock { $0[number] = value }
  }

  /// All of them, when each number was taken.
  var all: [Value] { values.withLock { $0.compactMap(\.self) } }
}
