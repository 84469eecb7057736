/// The words of what goes wrong when values have to be awaited, started or stopped.
extension Issue {
  /// A value that has to be awaited was asked for at once, before it was built.
  ///
  /// - Parameters:
  ///   - key: What was asked for.
  ///   - container: The container that was asked.
  ///   - kind: What that is.
  ///   - isMadeByStart: Whether starting the container makes it.
  ///   - place: Where it was asked for.
  ///   - declaration: Where it is bound.
  ///   - chain: The constructions that asked for it, the outermost first, and the value itself.
  /// - Returns: The issue.
  package static func notStarted(
    _ key: String, container: String, kind: ContainerKind = .container, isMadeByStart: Bool,
    place: SourcePlace? = nil, declaration: SourcePlace? = nil, chain: [ChainLink] = []
  ) -> Issue {
    let bound = chain.isEmpty ? declaration.map { [Note.bound(key, at: $0)] } ?? [] : []
    guard isMadeByStart else {
      return Issue(
        .notStarted,
        headline: "'\(key)' has to be awaited: '\(container)' can't make it without waiting.",
        place: place, chain: chain, notes: bound + [Note("only singletons are made by 'start()'")],
        fix: "try await container.get(\(key.hasPrefix("any ") ? "(\(key))" : key).self)")
    }
    return Issue(
      .notStarted,
      headline:
        "'\(key)' has to be awaited, and \(kind.phrase(naming: container)) has not been started.",
      place: place, chain: chain,
      notes: bound + [
        Note("after 'start()' it is there at once; until then, 'try await get()' makes it")
      ],
      fix: kind.start(naming: container))
  }

  /// A value of the main actor was asked for elsewhere, without waiting.
  ///
  /// - Parameters:
  ///   - key: What was asked for.
  ///   - container: The container that was asked.
  ///   - isProperty: Whether an injected property asks for it, which is where its type is.
  ///   - place: Where it was asked for.
  ///   - declaration: Where it is bound.
  /// - Returns: The issue.
  package static func requiresMainActor(
    _ key: String, container: String, isProperty: Bool = false, place: SourcePlace? = nil,
    declaration: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .requiresMainActor,
      headline: """
        '\(key)' is bound on the main actor, and was asked of '\(container)' without waiting for it.
        """,
      place: place, notes: declaration.map { [.bound(key, at: $0)] } ?? [],
      fix: isProperty
        ? "@MainActor  // the type of the property"
        : "try await container.get()  // or, where the main actor runs: container.main.resolve()")
  }

  /// A lazy value or a provider that no container has made was read without waiting, and can't be.
  ///
  /// - Parameters:
  ///   - key: What it gives.
  ///   - isOnMainActor: Whether it is made on the main actor; if not, what makes it suspends.
  ///   - chain: What is being made meanwhile.
  /// - Returns: The issue.
  package static func madeByHand(
    _ key: String, isOnMainActor: Bool, chain: [ChainLink] = []
  ) -> Issue {
    guard isOnMainActor else {
      return Issue(
        .notStarted, headline: "'\(key)' has to be awaited: the function that makes it suspends.",
        chain: chain, fix: "try await get()")
    }
    return Issue(
      .requiresMainActor,
      headline: "'\(key)' is made on the main actor, and was asked for elsewhere without waiting.",
      chain: chain, fix: "try await get()  // or, where the main actor runs: getOnMainActor()")
  }

  /// Something was asked of a container that has been stopped, or of a scope that has ended.
  ///
  /// - Parameters:
  ///   - key: What was asked for.
  ///   - container: The container that was asked.
  ///   - place: Where it was asked for.
  /// - Returns: The issue.
  package static func containerStopped(
    _ key: String, container: String, place: SourcePlace? = nil
  ) -> Issue {
    containerStopped(whenAskedFor: "'\(key)' was", container: container, place: place)
  }

  /// A container that has been stopped, or a scope that has ended, was asked for another container.
  ///
  /// - Parameters:
  ///   - scope: The name of the scope that was asked for: nil where it was a container with overrides.
  ///   - container: The container that was asked.
  ///   - place: Where it was asked for.
  /// - Returns: The issue.
  package static func containerStopped(
    scope: String?, container: String, place: SourcePlace? = nil
  ) -> Issue {
    containerStopped(
      whenAskedFor: scope.map { "The scope '\($0)' was" } ?? "A container with overrides was",
      container: container, place: place)
  }

  private static func containerStopped(
    whenAskedFor subject: String, container: String, place: SourcePlace?
  ) -> Issue {
    Issue(
      .containerStopped, headline: "\(subject) asked of '\(container)', which has been stopped.",
      place: place,
      notes: [Note("a container that was stopped, and a scope that has ended, make nothing more")])
  }

  static func awaitedDependency(
    _ source: String, mayBeSingleton: Bool, neededBy requester: String, at place: SourcePlace?,
    chain: [ChainLink], fix: String
  ) -> Issue {
    Issue(
      .awaitedDependency,
      headline:
        "'\(requester)' is made without waiting, but needs '\(source)', which has to be awaited.",
      place: place, chain: chain,
      notes: [
        mayBeSingleton
          ? Note("if it were a singleton, starting the container would make it")
          : Note("an asynchronous factory can wait for it, and is awaited as well")
      ],
      fix: fix)
  }

  static func isolatedDependency(
    _ source: String, neededBy requester: String, at place: SourcePlace?, chain: [ChainLink],
    fix: String
  ) -> Issue {
    Issue(
      .isolatedDependency,
      headline: """
        '\(requester)' may be made anywhere, but needs '\(source)', which belongs to the main actor.
        """,
      place: place, chain: chain, fix: fix)
  }

  /// A container was started at the wrong moment.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - state: What it is or has been, such as "is started".
  ///   - place: Where it was to be started.
  /// - Returns: The issue.
  package static func wrongMoment(
    container: String, state: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(.wrongMoment, headline: "'\(container)' can't be started: it \(state).", place: place)
  }

  /// A start or a stop was asked for by what it would have to wait for.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - event: What was asked for, such as "stop".
  ///   - participle: What would have been done, such as "stopped".
  ///   - chain: What that waits for, and what each of these waits for; the last one has asked for it.
  /// - Returns: The issue.
  package static func waitsForItself(
    _ container: String, _ event: String, _ participle: String, through chain: [ChainLink]
  ) -> Issue {
    let component = chain.last
    return Issue(
      .wrongMoment,
      headline: """
        '\(container)' can't be \(participle) by '\(component?.name ?? "")': \
        the \(event) would wait for that.
        """,
      place: component?.place, chain: chain.count > 1 ? chain : [],
      notes: [Note("ask for it in a detached task, and don't wait for the task")])
  }

  /// A component could not be started.
  ///
  /// - Parameters:
  ///   - container: The container that was being started.
  ///   - cause: What went wrong with the component, in a few words.
  ///   - others: What else went wrong.
  ///   - chain: The components that waited for it, and the component itself.
  /// - Returns: The issue.
  package static func startFailed(
    _ container: String, cause: String, others: [String], chain: [ChainLink]
  ) -> Issue {
    Issue(
      .startFailed, headline: "'\(container)' was not started: \(cause).",
      place: chain.last?.place, chain: chain.count > 1 ? chain : [],
      notes: others.map { Note($0) })
  }

  /// Components could not be stopped.
  ///
  /// - Parameters:
  ///   - container: The container that was being stopped.
  ///   - cause: What went wrong first, in a few words.
  ///   - others: What else went wrong.
  /// - Returns: The issue.
  package static func stopFailed(_ container: String, cause: String, others: [String]) -> Issue {
    Issue(
      .stopFailed, headline: "'\(container)' was stopped, but \(cause).",
      notes: others.map { Note($0) })
  }
}
