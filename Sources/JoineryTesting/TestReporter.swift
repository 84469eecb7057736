import JoineryAnalysis
import JoineryThreads
import Testing

/// Puts issues on the record of the test that they belong to, wherever they are found.
final class TestReporter: Sendable {
  @TaskLocal static var current: TestReporter?

  private let test: Test.ID
  /// The test as people know it.
  let name: String
  /// Where the test was written.
  let sourceLocation: SourceLocation
  private let continuation: AsyncStream<JoineryAnalysis.Issue>.Continuation
  /// What was asked for too late, each of which is reported once.
  private let late = AnnotatedMutex<Set<String>>([])

  /// The reporter of a test: that of the trait around it, or a new one.
  static func current(for test: Test) -> TestReporter {
    if let current, current.test == test.id { return current }
    return TestReporter(test)
  }

  private init(_ test: Test) {
    self.test = test.id
    sourceLocation = test.sourceLocation
    name = test.displayName ?? test.name
    let (stream, continuation) = AsyncStream.makeStream(of: JoineryAnalysis.Issue.self)
    self.continuation = continuation
    // The task belongs to the test, whose record it finds even when the test is over.
    Task { [sourceLocation] in
      for await issue in stream { Self.record(issue, at: sourceLocation) }
    }
  }

  deinit {
    continuation.finish()
  }

  /// Puts an issue on the test's record.
  func report(_ issue: JoineryAnalysis.Issue) {
    if issue.id == .lateRequest, !late.withLock({ $0.insert(issue.headline).inserted }) { return }
    if Test.current?.id == test {
      Self.record(issue, at: sourceLocation)
    } else {
      continuation.yield(issue)
    }
  }

  private static func record(
    _ issue: JoineryAnalysis.Issue, at sourceLocation: SourceLocation
  ) {
    Testing.Issue.record(
      Comment(rawValue: PlainTextRenderer().text(of: issue)), sourceLocation: sourceLocation)
  }
}
