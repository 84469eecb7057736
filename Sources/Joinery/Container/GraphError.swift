public import JoineryAnalysis

/// What is wrong with a graph, or with a request to it: every problem, as data.
///
/// Its ``description`` is the report for people.
///
/// ```swift
/// do {
///   let container = try Container("app") { … }
/// } catch {
///   print(error)                                     // the whole report
///   for issue in error.issues { log(issue.id, issue.place) }
/// }
/// ```
public struct GraphError: Error, Sendable, CustomStringConvertible {
  /// The problems, in a stable order; at least one.
  public let issues: [Issue]
  /// The name of the container whose graph it is: nil when the problem is one request.
  public let graph: String?

  /// The construction that a request would have had to wait for, if that is what is wrong.
  let blocker: Construction?

  init(_ issues: [Issue], graph: String) {
    self.issues = issues
    self.graph = graph
    blocker = nil
  }

  init(_ issue: Issue, blockedBy blocker: Construction? = nil) {
    issues = [issue]
    graph = nil
    self.blocker = blocker
  }

  /// The same error with a remark on its first problem.
  func adding(_ note: Note) -> GraphError {
    var issues = issues
    issues[0].notes.append(note)
    return GraphError(issues, graph: graph, blocker: blocker)
  }

  private init(_ issues: [Issue], graph: String?, blocker: Construction?) {
    self.issues = issues
    self.graph = graph
    self.blocker = blocker
  }

  /// The report as text.
  public var description: String {
    let renderer = PlainTextRenderer()
    return if let graph {
      renderer.report(issues, graph: graph)
    } else {
      issues.map { renderer.text(of: $0) }.joined(separator: "\n")
    }
  }
}

extension GraphError {
  /// A request that waits for itself.
  ///
  /// - Parameters:
  ///   - slots: The slots around the loop, each once.
  ///   - blocker: The construction that the request would have had to wait for.
  /// - Returns: The error.
  static func constructionCycle(
    through slots: [AnySlot], blockedBy blocker: Construction? = nil
  ) -> GraphError {
    GraphError(.constructionCycle(path: slots.map(\.chainLink)), blockedBy: blocker)
  }

  /// Stops the program with a report.
  static func stop(_ issue: Issue) -> Never {
    GraphError(issue).stop()
  }

  /// Stops the program with the report.
  func stop() -> Never {
    fatalError("\n" + description)
  }

  /// Stops the program, because a request that cannot fail has failed.
  @usableFromInline
  static func stop(constructing type: Any.Type, _ error: any Error) -> Never {
    if let error = error as? GraphError { error.stop() }
    stop(.constructionFailed(Key(ofType: type).shortName, error: "\(error)"))
  }
}
