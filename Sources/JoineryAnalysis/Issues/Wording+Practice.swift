/// The words of what the tool finds in sources.
extension Issue {
  /// A source that can't be parsed.
  ///
  /// - Parameters:
  ///   - message: What the parser says.
  ///   - place: Where it says so.
  /// - Returns: The issue.
  package static func syntaxError(_ message: String, at place: SourcePlace) -> Issue {
    Issue(.syntaxError, headline: "Syntax error: \(message).", place: place)
  }

  /// A type that gets a dependency by itself.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - means: By what it gets the dependency, as it is written.
  ///   - graph: The graph that makes the type.
  ///   - place: Where it does so.
  /// - Returns: The issue.
  package static func hiddenDependency(
    of type: String, by means: String, graph: String, at place: SourcePlace
  ) -> Issue {
    Issue(
      .hiddenDependency,
      headline: "'\(type)', which '\(graph)' makes, gets a dependency by '\(means)'.", place: place,
      notes: [Note("'\(graph)' can neither check nor replace what no parameter names")],
      fix: "take it as a parameter of the initialiser")
  }

  /// The use of a service locator.
  ///
  /// - Parameters:
  ///   - type: The type around the use, if there is one.
  ///   - place: Where the locator is named.
  /// - Returns: The issue.
  package static func serviceLocator(in type: String?, at place: SourcePlace) -> Issue {
    Issue(
      .serviceLocator,
      headline: "\(type.map { "'\($0)'" } ?? "This") asks 'DependencyContainer' for what it needs.",
      place: place, fix: "take it as a parameter, and wire it in a graph or a 'Container'")
  }

  /// A dependency on a class of another module.
  ///
  /// - Parameters:
  ///   - dependency: The class.
  ///   - requester: Who needs it.
  ///   - module: The module of the class.
  ///   - protocols: The protocols that it conforms to.
  ///   - place: Where the parameter is written.
  /// - Returns: The issue.
  package static func concreteDependency(
    on dependency: String, of requester: String, module: String, protocols: [String],
    at place: SourcePlace
  ) -> Issue {
    Issue(
      .concreteDependency,
      headline: "'\(requester)' needs '\(dependency)' of the module '\(module)' itself.",
      place: place,
      notes: [Note("nothing else can be passed, in a test for instance")],
      fix: protocols.map { "any \($0)" }.joined(separator: " or "))
  }

  /// A value of a protocol without an alternative.
  ///
  /// - Parameters:
  ///   - name: The member or entry.
  ///   - owner: The graph that has it, or `InjectedValues`.
  ///   - labels: The labels that are missing.
  ///   - place: Where it is written.
  /// - Returns: The issue.
  package static func missingAlternative(
    of name: String, in owner: String, labels: [String], at place: SourcePlace
  ) -> Issue {
    let contexts = labels.map { $0 == "test" ? "tests" : "previews" }
    return Issue(
      .missingAlternative,
      headline:
        "'\(name)' of '\(owner)' has no alternative for \(contexts.joined(separator: " and ")).",
      place: place, fix: labels.map { "\($0): <#Implementation#>" }.joined(separator: ", "))
  }

  /// A graph that is too deep.
  ///
  /// - Parameters:
  ///   - name: The graph.
  ///   - chain: The longest chain, whose links are counted between its names.
  ///   - limit: How many links it should have at most.
  ///   - place: Where the first link of the chain is written.
  /// - Returns: The issue.
  package static func deepGraph(
    _ name: String, chain: [ChainLink], limit: Int, at place: SourcePlace?
  ) -> Issue {
    Issue(
      .deepGraph,
      headline:
        "The longest chain of '\(name)' has \(chain.count - 1) links; the limit is \(limit).",
      place: place, chain: chain)
  }

  /// A comment that allows nothing.
  ///
  /// - Parameters:
  ///   - id: What it allows.
  ///   - place: Where the comment is.
  /// - Returns: The issue.
  package static func unusedAllowance(of id: String, at place: SourcePlace) -> Issue {
    Issue(
      .unusedAllowance,
      headline: "The comment allows '\(id)', which is neither in this line nor in the next one.",
      place: place, fix: "remove the comment")
  }

  /// A comment that names an unknown id.
  ///
  /// - Parameters:
  ///   - id: What it names.
  ///   - similar: An id that may have been meant.
  ///   - place: Where the comment is.
  /// - Returns: The issue.
  package static func unknownAllowance(
    of id: String, similar: String?, at place: SourcePlace
  ) -> Issue {
    Issue(
      .unknownAllowance,
      headline: "The comment allows '\(id)', which is not the id of a practice.", place: place,
      fix: similar.map { "joinery:allow \($0)" })
  }
}
