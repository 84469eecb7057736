import Synchronization
import Testing

@testable import JoineryTool

@Suite struct `The line about long work` {
  private let written = Written()

  @Test func `is written over itself, and is gone at the end`() {
    let line = ProgressLine("reading 'A\nB'") { [written] in written.add($0) }
    line.tick()
    line.tick()
    line.finish()
    #expect(
      written.text == """
        \rreading 'A\\nB' …\u{1B}[K\rreading 'A\\nB' … 1 s\u{1B}[K\r\u{1B}[K
        """)
  }

  @Test func `is never there for short work`() throws {
    let line = ProgressLine("reading") { [written] in written.add($0) }
    #expect(try line.during { 7 } == 7)
    #expect(written.text == "")
  }

  @Test func `is only for a terminal`() throws {
    let console = Console(write: { _ in }, writeError: { [written] in written.add($0) })
    #expect(try console.during("reading") { 7 } == 7)
    #expect(written.text == "")
  }
}

/// What was written, by any thread.
private final class Written: Sendable {
  private let parts = Mutex("")

  var text: String { parts.withLock { $0 } }

  func add(_ text: String) { parts.withLock { $0 += text } }
}
