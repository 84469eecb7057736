import JoineryAnalysis

/// What a graph keeps of its members, and what makes them.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public struct GraphCore: Sendable {
  let owner: GraphOwner

  /// Creates the core of a graph.
  ///
  /// - Parameters:
  ///   - name: The name of the graph in messages.
  ///   - context: What the graph is made for.
  ///   - observers: Who is told what the graph, and those that have it as their parent, do.
  public init(
    _ name: String, context: GraphContext = .live, observers: [any Observer] = []
  ) {
    owner = GraphOwner(name: name, context: context, observers: observers)
  }

  /// What the graph is made for.
  public var context: GraphContext { owner.context }

  /// Connects the core to its graph, which it does not keep.
  ///
  /// - Parameters:
  ///   - graph: The graph, whose initialiser is about to end.
  ///   - parents: The cores of its parents.
  public func connect(to graph: some DependencyGraph, parents: GraphCore...) {
    owner.connect(to: graph, parents: parents.map(\.owner))
  }

  /// What replaces members of the graph, and says where that was asked for.
  ///
  /// - Parameters:
  ///   - file: The file of the overrides, for messages.
  ///   - line: The line of the overrides, for messages.
  ///   - column: The column of the overrides, for messages.
  /// - Returns: What replaces members.
  public func overriding(file: StaticString, line: UInt, column: UInt) -> GraphOverriding {
    GraphOverriding(of: owner, at: Location(file: file, line: line, column: column))
  }

  /// A graph that a function of it needs, which the function does not keep.
  ///
  /// - Parameters:
  ///   - graph: The graph: nil when it has gone.
  ///   - function: The function's name, for the message with which the program stops then.
  ///   - name: The graph's name.
  /// - Returns: The graph.
  public static func living<Root: AnyObject>(
    _ graph: Root?, calling function: StaticString, of name: StaticString
  ) -> Root {
    guard let graph else {
      GraphError.stop(.functionOutlivedGraph("\(function)", graph: "\(name)"))
    }
    return graph
  }

  /// Stops the program: a member was read that has to be overridden.
  ///
  /// - Parameter member: The member's name.
  /// - Returns: Never.
  public func mustBeOverridden(_ member: StaticString) -> Never {
    InjectedValues.current.frame.root.stop(GraphError(unoverridden(member)))
  }

  /// Puts on the test's record that a member was read that has to be overridden; outside of a test the program
  /// stops.
  ///
  /// - Parameter member: The member's name. The test gets its alternative for previews, which does nothing
  ///   outside.
  public func noteUnoverridden(_ member: StaticString) {
    InjectedValues.current.frame.root.reportOrStop(unoverridden(member))
  }

  private func unoverridden(_ member: StaticString) -> Issue {
    .mustBeOverridden("\(member)", graph: owner.name, place: owner.place(of: "\(member)"))
  }
}

/// The alternative of a member that has to be overridden where it is used.
///
/// It is only named, never called: `@Singleton(Mixpanel.init(config:), test: mustBeOverridden)`.
public func mustBeOverridden() -> Never {
  preconditionFailure("an alternative that is only named was called")
}
