/// The words of what goes wrong when objects are injected that somebody else makes.
extension Issue {
  /// Nothing is bound that says what is injected into an object.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - container: The container that was asked.
  ///   - place: Where it was asked.
  /// - Returns: The issue.
  package static func notInjectable(
    _ type: String, container: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .notInjectable,
      headline: "'\(container)' was asked to inject '\(type)', and nothing says what goes into it.",
      place: place,
      notes: [Note("'Injects' binds it; the static type of the object counts")],
      fix: "Injects(Injection<\(type)> { <#steps#> })")
  }

  /// What is bound for an object belongs to the main actor, and was asked for elsewhere.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - container: The container that was asked.
  ///   - place: Where the injection is bound.
  /// - Returns: The issue.
  package static func injectionRequiresMainActor(
    _ type: String, container: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .requiresMainActor,
      headline: """
        '\(container)' was asked to inject '\(type)' elsewhere than on the main actor, to which its \
        injection belongs.
        """,
      place: place, fix: "try container.main.inject(into: <#object#>)")
  }

  /// What is bound for an object may wait, and was asked for by who cannot.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - container: The container that was asked.
  ///   - place: Where the injection is bound.
  /// - Returns: The issue.
  package static func injectionMustBeAwaited(
    _ type: String, container: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .notStarted,
      headline: """
        '\(container)' was asked to inject '\(type)' without waiting, and its injection may wait.
        """,
      place: place, fix: "try await container.inject(into: <#object#>)")
  }
}

extension Note {
  /// Where a step needs a value.
  ///
  /// - Parameters:
  ///   - object: The type of the object.
  ///   - place: Where the step was written.
  /// - Returns: The note.
  package static func injected(into object: String, at place: SourcePlace?) -> Note {
    Note("it goes into '\(object)'", place: place)
  }

  /// Where a step of an injection that is bound needs a value.
  ///
  /// - Parameter place: Where the step was written.
  /// - Returns: The note.
  package static func needed(byStepAt place: SourcePlace) -> Note {
    Note("this step of the injection needs it", place: place)
  }

  /// Where another step needs the same value.
  ///
  /// - Parameter place: Where the step was written.
  /// - Returns: The note.
  package static func alsoInjected(at place: SourcePlace?) -> Note {
    Note("another step needs it too", place: place)
  }

  /// Where the injection was asked for.
  ///
  /// - Parameter place: Where it was asked for.
  /// - Returns: The note.
  package static func injectionRequested(at place: SourcePlace?) -> Note {
    Note("the injection was asked for here", place: place)
  }
}
