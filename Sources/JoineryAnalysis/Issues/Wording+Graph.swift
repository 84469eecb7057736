/// The words of what goes wrong with the members of a graph at run time.
extension Issue {
  /// A member that has to be awaited was read before the graph was started.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - graph: The graph.
  ///   - place: Where the member was written.
  /// - Returns: The issue.
  public static func memberNotStarted(
    _ member: String, graph: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .notStarted,
      headline: "'\(member)' of '\(graph)' has to be awaited, and the graph has not been started.",
      place: place, notes: [Note("'start()' makes it; afterwards it is there at once")],
      fix: "try await graph.start()")
  }

  /// A member was overridden after it was made.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - graph: The graph.
  ///   - place: Where the member was written.
  /// - Returns: The issue.
  public static func overrideTooLate(
    _ member: String, graph: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .overrideTooLate,
      headline: "'\(member)' of '\(graph)' can't be overridden: it was made already.",
      place: place, notes: [Note("whoever has read it keeps the value that was made")],
      fix: "\(graph)(…) { $0.\(member) = … }")
  }

  /// A member was read that has to be overridden in tests.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - graph: The graph.
  ///   - place: Where the member was written.
  /// - Returns: The issue.
  public static func mustBeOverridden(
    _ member: String, graph: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .mustBeOverridden, headline: "'\(member)' of '\(graph)' must be overridden in tests.",
      place: place, fix: "\(graph)(…) { $0.\(member) = … }")
  }

  /// A function of a graph was called after the graph had gone.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - graph: The graph.
  /// - Returns: The issue.
  public static func functionOutlivedGraph(_ function: String, graph: String) -> Issue {
    Issue(
      .containerReleased,
      headline: "'\(function)' was called after '\(graph)', which it belongs to, was released.",
      notes: [
        Note("a function that is passed on doesn't keep its graph; keep it as long as it is called")
      ])
  }
}
