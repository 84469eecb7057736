import JoineryTestSupport
import JoineryTesting
import Testing

/// What doubles keep of their calls.
@Suite(.timeLimit(.minutes(10))) struct RecorderTests {
  private enum Call: Equatable, Sendable {
    case track(String, times: Int)
    case flush
  }

  @Test func `Calls are kept with their arguments, in their order`() {
    let recorder = Recorder<Call>()
    #expect(recorder.isEmpty)
    recorder.record(.track("pay", times: 2))
    recorder(.flush)
    #expect(recorder.calls == [.track("pay", times: 2), .flush])
    #expect(recorder.count == 2)
    #expect(recorder.last == .flush)
    #expect(recorder.removeAll() == [.track("pay", times: 2), .flush])
    #expect(recorder.calls == [])
  }

  @Test func `Any thread may record, and nothing is lost`() {
    let recorder = Recorder<Int>()
    _ = race(16) { thread in
      for number in 0..<100 { recorder.record(thread * 100 + number) }
    }
    #expect(recorder.calls.sorted() == Array(0..<1600))
    for thread in 0..<16 {
      let own = recorder.calls.filter { $0 / 100 == thread }
      #expect(own == own.sorted())
    }
  }

  @Test func `Who waits for calls goes on when there are as many`() async throws {
    let recorder = Recorder<Int>()
    async let calls = recorder.calls(waitingFor: 2)
    recorder.record(1)
    await Task.yield()
    recorder.record(2)
    #expect(try await calls.prefix(2) == [1, 2])
    #expect(try await recorder.calls(waitingFor: 1) == [1, 2])
  }

  @Test func `Who waits in vain can be cancelled`() async {
    let recorder = Recorder<Int>()
    let task = Task { try await recorder.calls(waitingFor: 1) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
