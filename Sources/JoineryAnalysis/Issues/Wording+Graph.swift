/// The words of what goes wrong with the members of a graph at run time.
extension Issue {
  /// A member that has to be awaited was read before the graph was started.
  ///
  /// Where a member of the same graph reads it, the issue is that member's. Who else reads a property leaves
  /// no trace but the calls that are on the stack.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - graph: The graph.
  ///   - declaration: Where the member was written.
  ///   - chain: The constructions that read it, the outermost first, and the member itself.
  /// - Returns: The issue.
  package static func memberNotStarted(
    _ member: String, graph: String, declaration: SourcePlace? = nil, chain: [ChainLink] = []
  ) -> Issue {
    let reader = chain.dropLast().last
    return Issue(
      .notStarted,
      headline: "'\(member)' of '\(graph)' has to be awaited, and the graph has not been started.",
      place: reader == nil ? declaration : reader?.place, chain: chain,
      notes: (reader == nil ? [Note("the stack trace shows who reads it before the start")] : [])
        + [
          Note("'start()' makes it; afterwards it is there at once")
        ],
      fix: "try await graph.start()")
  }

  /// A factory of a member threw where the member was read.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - graph: The graph.
  ///   - error: The error, in words.
  ///   - declaration: Where the member was written.
  /// - Returns: The issue.
  package static func memberFailed(
    _ member: String, graph: String, error: String, declaration: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .constructionFailed, headline: "Making '\(member)' of '\(graph)' failed: \(error)",
      place: declaration,
      notes: [Note("a property can't throw; 'start()' makes it before it is read, and can")],
      fix: "try await graph.start()")
  }

  /// A member was overridden after it was made.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - graph: The graph.
  ///   - place: Where it was to be overridden.
  ///   - declaration: Where the member was written.
  /// - Returns: The issue.
  package static func overrideTooLate(
    _ member: String, graph: String, place: SourcePlace? = nil, declaration: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .overrideTooLate,
      headline: "'\(member)' of '\(graph)' can't be overridden: it was made already.",
      place: place,
      notes: (declaration.map { [.declared(member, at: $0)] } ?? []) + [
        Note("whoever has read it keeps the value that was made")
      ],
      fix: "\(graph)(…) { $0.\(member) = … }")
  }

  /// A member was read that has to be overridden in tests.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - graph: The graph.
  ///   - place: Where the member was written.
  /// - Returns: The issue.
  package static func mustBeOverridden(
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
  package static func functionOutlivedGraph(_ function: String, graph: String) -> Issue {
    Issue(
      .containerReleased,
      headline: "'\(function)' was called after '\(graph)', which it belongs to, was released.",
      notes: [
        Note("a function that is passed on doesn't keep its graph; keep it as long as it is called")
      ])
  }
}

/// The words of what the compiler says of a graph in code that the macros write.
extension Issue {
  /// A factory that takes something and is named without its labels.
  ///
  /// - Parameters:
  ///   - name: The factory, as it is named.
  ///   - choices: The functions that may be meant, with their labels.
  ///   - place: Where it is named.
  /// - Returns: The issue.
  package static func withoutLabels(
    _ name: String, choices: [String], at place: SourcePlace
  ) -> Issue {
    Issue(
      .notAFactory,
      headline: "'\(name)' is named without labels, which say what it is given.",
      place: place,
      notes: choices.dropFirst().map { Note("it may also be '\($0)'") },
      fix: choices.first)
  }

  /// A factory that names an initialiser which its type doesn't have.
  ///
  /// - Parameters:
  ///   - initializer: The initialiser, as it is named: `init(path:)`.
  ///   - type: The type, as it is named.
  ///   - choices: The initialisers that it has, as they would be named.
  ///   - place: Where it is named.
  /// - Returns: The issue.
  package static func unknownInitializer(
    _ initializer: String, of type: String, choices: [String], at place: SourcePlace
  ) -> Issue {
    Issue(
      .notAFactory, headline: "'\(type)' has no '\(initializer)'.", place: place,
      notes: choices.dropFirst().map { Note("it may also be '\($0)'") },
      fix: choices.first)
  }

  /// A factory that is named without its labels, and that has a parameter without one.
  ///
  /// - Parameters:
  ///   - position: The position of the parameter, counted from 1.
  ///   - name: The factory, as it is named.
  ///   - place: Where it is named.
  /// - Returns: The issue.
  package static func unlabelledParameter(
    _ position: Int, of name: String, at place: SourcePlace
  ) -> Issue {
    Issue(
      .unlabelledParameter,
      headline: """
        Parameter \(position) of '\(name)' has no label, and labels are the wiring; make the value in a \
        function with a body.
        """, place: place)
  }

  /// A factory with a parameter that no member can be passed to.
  ///
  /// - Parameters:
  ///   - label: The parameter's label.
  ///   - name: The factory, as it is named.
  ///   - reason: What is written before the parameter's type.
  ///   - place: Where the factory is named.
  /// - Returns: The issue.
  package static func unfitParameter(
    _ label: String, of name: String, _ reason: String, at place: SourcePlace
  ) -> Issue {
    Issue(
      .notAFactory,
      headline: """
        The parameter '\(label)' of '\(name)' is '\(reason)', and can't take a member of the graph; make \
        the value in a function with a body.
        """, place: place)
  }

  /// A function that may be called anywhere, and calls what belongs to the main actor.
  ///
  /// - Parameters:
  ///   - name: The factory, as it is named.
  ///   - function: The function whose body the macro writes.
  ///   - place: Where the factory is named.
  ///   - fix: What may put it right.
  /// - Returns: The issue.
  package static func isolatedFactory(
    _ name: String, calledBy function: String, at place: SourcePlace, fix: String
  ) -> Issue {
    Issue(
      .isolatedDependency,
      headline: """
        '\(function)' may be called anywhere, but calls '\(name)', which belongs to the main actor.
        """, place: place, fix: fix)
  }

  /// A member that any thread may read and that a factory of the main actor makes.
  ///
  /// - Parameters:
  ///   - name: The factory.
  ///   - member: The member.
  ///   - place: Where the factory is written.
  ///   - fix: What may put it right.
  /// - Returns: The issue.
  package static func isolatedFactory(
    _ name: String, making member: String, at place: SourcePlace, fix: String
  ) -> Issue {
    Issue(
      .isolatedDependency,
      headline: """
        '\(member)' may be made anywhere, but it is made by '\(name)', which belongs to the main actor.
        """, place: place, fix: fix)
  }

  /// A global actor that the macros can't know as one.
  ///
  /// - Parameters:
  ///   - actor: The actor, as it is written.
  ///   - alias: A name for it that they know.
  ///   - place: Where the attribute is.
  /// - Returns: The issue.
  package static func unrecognizedActor(
    _ actor: String, alias: String, at place: SourcePlace
  ) -> Issue {
    Issue(
      .misplacedAttribute,
      headline: """
        The macros know a global actor by a name that ends in 'Actor', and don't see that '\(actor)' is \
        one.
        """,
      place: place, fix: "typealias \(alias) = \(actor), and '@\(alias)' here")
  }

  /// A factory of a weak member that has to be awaited, or may throw.
  ///
  /// - Parameters:
  ///   - factory: The factory, in short.
  ///   - member: The member.
  ///   - isAsync: Whether it has to be awaited.
  ///   - place: Where the factory is named.
  /// - Returns: The issue.
  package static func weakWithEffects(
    _ factory: String, of member: String, isAsync: Bool, at place: SourcePlace
  ) -> Issue {
    Issue(
      .notAFactory,
      headline: """
        '\(member)' is weak, and so made when it is read, but '\(factory)' \
        \(isAsync ? "has to be awaited" : "may throw").
        """,
      place: place, fix: "make '\(member)' a '@Singleton', which the start of the graph makes")
  }

  /// Graph types that are each other's parents, of which none can be made first.
  ///
  /// - Parameters:
  ///   - names: The graph types, each followed by its parent; the first is the parent of the last.
  ///   - place: Where the last one names its parent.
  /// - Returns: The issue.
  package static func cycleOfParents(_ names: [String], at place: SourcePlace) -> Issue {
    let way = (names + names.prefix(1)).joined(separator: " → ")
    return Issue(
      .dependencyCycle,
      headline: "'\(names.first ?? "")' has itself as a parent, so none can be made first: \(way).",
      place: place,
      fix: "remove this '@Parent', and pass what it is for as an input")
  }

  /// A label whose name several parents have.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - requester: Who needs it.
  ///   - parents: The members that hold the parents that have it, or that have a parent which has it.
  ///   - fix: The property that would say which one is meant.
  ///   - place: Where it is needed.
  ///   - notes: Where it is given.
  /// - Returns: The issue.
  package static func ambiguousName(
    _ name: String, neededBy requester: String, parents: [String], fix: String,
    at place: SourcePlace, notes: [Note]
  ) -> Issue {
    let ways = parents.map { "'\($0)'" }.joined(separator: " and ")
    return Issue(
      .duplicateName,
      headline: """
        '\(requester)' needs '\(name)', which its graph finds in several ways, through \(ways).
        """, place: place, notes: notes, fix: fix)
  }

  /// Says that a name which a graph doesn't have is a member of graphs that have it as their parent.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - requester: The member that needs it.
  ///   - graph: The graph of that member.
  ///   - owners: The graphs that have the name, each with where its member is written.
  package mutating func belongsInChild(
    _ name: String, neededBy requester: String, in graph: String,
    owners: [(name: String, place: SourcePlace)]
  ) {
    let names = owners.map { "'\($0.name)'" }.joined(separator: " and ")
    headline = """
      '\(requester)' of '\(graph)' needs '\(name)', which only \(names) \(owners.count == 1 ? "has" : "have").
      """
    if !chain.isEmpty { chain[chain.count - 1].remark = "out of sight" }
    notes += owners.map { owner in
      Note(
        "'\(owner.name)' has '\(graph)' as its parent, which can't see into it", place: owner.place)
    }
  }

  /// A member that can't throw and needs one whose factory may.
  ///
  /// - Parameters:
  ///   - source: What is needed.
  ///   - requester: Who needs it.
  ///   - place: Where it is needed.
  ///   - chain: Who needs whom.
  ///   - fix: What may put it right.
  /// - Returns: The issue.
  package static func throwingDependency(
    _ source: String, neededBy requester: String, at place: SourcePlace, chain: [ChainLink],
    fix: String
  ) -> Issue {
    Issue(
      .throwingDependency,
      headline: """
        '\(requester)' is made by something that can't throw, but needs '\(source)', whose factory may.
        """, place: place, chain: chain, fix: fix)
  }

  /// How a member of a graph becomes one that need not be awaited.
  package static func fix(makingSingletonOf member: String) -> String {
    "make '\(member)' a '@Singleton', which the start of the graph makes"
  }

  /// How a member of a graph holds what can't be held weakly.
  static func fix(holding member: String) -> String {
    "make '\(member)' a '@Singleton', or a '@Transient'"
  }

  /// How a member of a graph may need one of the main actor.
  package static func fix(movingToMainActor member: String) -> String {
    "write '@MainActor' before '\(member)'"
  }

  /// How a `nonisolated` member of a graph may need one of the main actor.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - isOfMainActor: Whether the graph belongs to the main actor.
  /// - Returns: The fix.
  package static func fix(
    isolating member: String, inGraphOfMainActor isOfMainActor: Bool
  ) -> String {
    isOfMainActor
      ? "remove 'nonisolated' before '\(member)'"
      : "write '@MainActor' instead of 'nonisolated' before '\(member)'"
  }
}
