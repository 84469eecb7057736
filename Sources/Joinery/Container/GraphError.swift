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
  /// What a request was refused, as long as the report doesn't say where that was asked for.
  private let refused: Any.Type?

  init(_ issues: [Issue], graph: String) {
    self.init(issues, graph: graph, blocker: nil, refused: nil)
  }

  init(_ issue: Issue, blockedBy blocker: Construction? = nil, refusing refused: Any.Type? = nil) {
    self.init([issue], graph: nil, blocker: blocker, refused: refused)
  }

  /// The same error with a remark on its first problem.
  func adding(_ note: Note) -> GraphError {
    var issues = issues
    issues[0].notes.append(note)
    return GraphError(issues, graph: graph, blocker: blocker, refused: refused)
  }

  private init(_ issues: [Issue], graph: String?, blocker: Construction?, refused: Any.Type?) {
    self.issues = issues
    self.graph = graph
    self.blocker = blocker
    self.refused = refused
  }

  /// The same error with the place of the request, where the report has none yet.
  ///
  /// What is refused may be something that the value needs, and the place is that of the innermost request
  /// whose place is known.
  ///
  /// - Parameters:
  ///   - type: What was asked for at the place.
  ///   - place: The place.
  /// - Returns: The error.
  func requested(_ type: Any.Type, at place: SourcePlace) -> GraphError {
    guard let refused else { return self }
    var issue = issues[0].requested(Key(ofType: refused).shortName, at: place)
    if refused != type, issue.chain.isEmpty, !LiftedDemand.isLifted(type) {
      issue.notes.insert(.asked(for: Key(ofType: type).shortName), at: 0)
    }
    return GraphError([issue], graph: graph, blocker: blocker, refused: nil)
  }

  /// The same error with the place of the request, where it is a report that has none yet.
  @usableFromInline
  static func requested(
    _ type: Any.Type, _ error: any Error, at location: Location
  ) -> any Error {
    (error as? GraphError)?.requested(type, at: location.place) ?? error
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

  /// A value that can't be held weakly.
  static func notAClassInstance(
    _ box: ValueBox, of key: String, place: SourcePlace?
  ) -> GraphError {
    let type = Key(ofType: type(of: box.content)).shortName
    return GraphError(.notAClassInstance(key, madeAs: type, place: place))
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
  ///
  /// - Parameters:
  ///   - type: What was asked for.
  ///   - error: The failure.
  ///   - location: Where it was asked for: nil where that isn't known.
  @usableFromInline
  static func stop(
    constructing type: Any.Type, _ error: any Error, at location: Location? = nil
  ) -> Never {
    let place = location?.place
    if let error = error as? GraphError {
      (place.map { error.requested(type, at: $0) } ?? error).stop()
    }
    stop(.constructionFailed(Key(ofType: type).shortName, error: "\(error)", place: place))
  }
}
