import Foundation
import Measurement
import Testing

struct WaitForTaskTests {
  @Test("What the work returns is returned", .timeLimit(.minutes(10)))
  func value() async throws {
    let result = await onThread {
      try waitForTask {
        await Task.yield()
        return 7
      }
    }
    #expect(try result.get() == 7)
  }

  @Test("What the work throws is thrown", .timeLimit(.minutes(10)))
  func failure() async {
    let result = await onThread { try waitForTask { throw CancellationError() } }
    #expect(throws: CancellationError.self) { try result.get() }
  }
}

/// Does something that blocks, where no task is kept from running by it.
private func onThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async -> Result<Value, any Error> {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: Result { try body() }) }.start()
  }
}
