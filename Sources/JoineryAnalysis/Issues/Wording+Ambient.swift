/// The words of what goes wrong with ambient values, and in tests that have their own.
extension Issue {
  /// An ambient value was read that has no default, and that nobody has set.
  ///
  /// - Parameters:
  ///   - name: The entry.
  ///   - place: Where the entry was written.
  ///   - reader: Where it was read, if that is known.
  /// - Returns: The issue.
  package static func ambientValueMissing(
    _ name: String, place: SourcePlace? = nil, reader: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .ambientValueMissing, headline: "The ambient value '\(name)' was read before it was set.",
      place: reader ?? place,
      notes: [
        Note("the entry has no default", place: place),
        Note(
          """
          a detached task or a callback has the values of the process, unless it is wrapped with \
          'escaping'
          """),
      ],
      fix: "InjectedValues.bootstrap { $0.\(name) = … }  // at launch; in a test: .injecting { … }")
  }

  /// An ambient value was read in a test that has to set it.
  ///
  /// - Parameters:
  ///   - name: The entry.
  ///   - place: Where the entry was written.
  ///   - reader: Where it was read, if that is known.
  /// - Returns: The issue.
  package static func ambientValueMustBeOverridden(
    _ name: String, place: SourcePlace? = nil, reader: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .mustBeOverridden, headline: "The ambient value '\(name)' must be overridden in tests.",
      place: reader ?? place,
      notes: reader == nil ? [] : [Note("the entry says so", place: place)],
      fix: "@Test(.injecting { $0.\(name) = … })")
  }

  /// A binding was asked for in a test that has to replace it.
  ///
  /// - Parameters:
  ///   - key: The binding.
  ///   - place: Where it was written.
  /// - Returns: The issue.
  package static func bindingMustBeOverridden(_ key: String, place: SourcePlace? = nil) -> Issue {
    Issue(
      .mustBeOverridden, headline: "'\(key)' must be overridden in tests.", place: place,
      fix: "@Test(.overriding { Instance<\(key)>(…) })")
  }

  /// A type was asked for where there is no ambient container.
  ///
  /// - Parameters:
  ///   - key: What was asked for.
  ///   - place: Where it was asked for.
  /// - Returns: The issue.
  package static func noAmbientContainer(_ key: String, place: SourcePlace? = nil) -> Issue {
    Issue(
      .noAmbientContainer,
      headline: "'\(key)' was asked of the ambient container, and there is none.", place: place,
      notes: [
        Note(
          """
          a detached task or a callback has the values of the process, unless it is wrapped with \
          'escaping'
          """)
      ],
      fix:
        "InjectedValues.bootstrap { $0.container = container }  // at launch; in a test: .container { … }"
    )
  }

  /// A test replaces bindings where the traits before have made no container.
  ///
  /// - Returns: The issue.
  package static func nothingToOverride() -> Issue {
    Issue(
      .noAmbientContainer,
      headline: """
        '.overriding' replaces bindings of the container that the traits before it have made, and there is \
        none.
        """,
      fix: "@Test(.container { … }, .overriding { … })")
  }

  /// What an injected property asks for could not be made.
  ///
  /// - Parameters:
  ///   - key: What was asked for.
  ///   - error: What the factory threw.
  ///   - place: Where the property was written.
  /// - Returns: The issue.
  package static func injectionFailed(
    _ key: String, error: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .constructionFailed, headline: "Making '\(key)' failed: \(error)", place: place,
      notes: [Note("a property can't fail: let 'start()' make the value, which can")],
      fix: "try await container.start()  // before the object is made")
  }

  /// The ambient values were set a second time.
  ///
  /// - Parameters:
  ///   - place: Where they were set.
  ///   - first: Where they had been set.
  /// - Returns: The issue.
  package static func bootstrappedTwice(_ place: SourcePlace, first: SourcePlace) -> Issue {
    Issue(
      .bootstrapMoment, headline: "The ambient values were set already.", place: place,
      notes: [Note("they are set once, and were set here", place: first)],
      fix: "withInjected { … } operation: { … }  // for a part of the program")
  }

  /// The ambient values were set after one of them had been read.
  ///
  /// - Parameters:
  ///   - place: Where they were set.
  ///   - read: Where the first one was read, if that is known.
  ///   - name: The entry that was read.
  /// - Returns: The issue.
  package static func bootstrapAfterRead(
    _ place: SourcePlace, read: SourcePlace?, name: String
  ) -> Issue {
    Issue(
      .bootstrapMoment,
      headline: "The ambient values are set too late: '\(name)' was read before.", place: place,
      notes: [Note("who has read it keeps the value that it had then", place: read)],
      fix: "InjectedValues.bootstrap { … }  // before anything that has '@Injected' is made")
  }

  /// An ambient value was read while they were being set.
  ///
  /// - Parameters:
  ///   - name: The entry.
  ///   - place: Where it was read, if that is known.
  ///   - bootstrap: Where the values were being set.
  /// - Returns: The issue.
  package static func readDuringBootstrap(
    _ name: String, place: SourcePlace?, bootstrap: SourcePlace
  ) -> Issue {
    Issue(
      .bootstrapMoment,
      headline: "The ambient value '\(name)' was read while the ambient values were being set.",
      place: place ?? bootstrap,
      notes: [
        Note("they are set here", place: bootstrap),
        Note("what is set already can be read from the closure's own parameter"),
      ],
      fix: "InjectedValues.bootstrap { … }  // make what reads ambient values after it")
  }

  /// Something was asked for after the test to which it belongs.
  ///
  /// - Parameters:
  ///   - name: What was asked for.
  ///   - test: The test.
  ///   - place: Where it was asked for, if that is known.
  /// - Returns: The issue.
  package static func lateRequest(
    _ name: String, test: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .lateRequest, headline: "'\(name)' was asked for after '\(test)' was over.", place: place,
      notes: [
        Note("it got what belongs to that test, but nobody has checked what it did")
      ],
      fix: "await task.value  // at the end of the test, or task.cancel()")
  }

  /// A test has replaced something that nobody asked for.
  ///
  /// - Parameters:
  ///   - name: What was replaced.
  ///   - place: Where it was replaced.
  ///   - trait: The trait that has replaced it, as it is written up to `unused:`.
  /// - Returns: The issue.
  package static func unusedOverride(
    _ name: String, place: SourcePlace? = nil, by trait: String
  ) -> Issue {
    Issue(
      .unusedOverride, headline: "Nothing has asked for '\(name)', which the test replaces.",
      place: place,
      notes: [Note("the code under test may get it in another way; if it may do without, say so")],
      fix: "@Test(\(trait)unused: .allowed) { … })")
  }

  /// An object outlives the test that has made it.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - container: What has made it.
  ///   - place: Where its binding was written.
  /// - Returns: The issue.
  package static func leakedObject(
    _ type: String, container: String, place: SourcePlace? = nil
  ) -> Issue {
    Issue(
      .leakedObject,
      headline: "A '\(type)' that '\(container)' has made is still there after the test.",
      place: place,
      notes: [
        Note(
          "something holds on to it: a cycle of references, a closure, a task or a global variable")
      ])
  }
}

extension Note {
  /// The remark that names the property for which something was asked.
  ///
  /// - Parameter place: Where the property was written.
  /// - Returns: The remark.
  package static func askedHere(_ place: SourcePlace?) -> Note {
    Note("it was asked for here", place: place)
  }

  /// The remark that names the ambient value whose default was being made.
  ///
  /// - Parameters:
  ///   - name: The entry.
  ///   - place: Where it was asked for, if that is known.
  /// - Returns: The remark.
  package static func ambientDefault(_ name: String, place: SourcePlace?) -> Note {
    Note("it is the default of the ambient value '\(name)'", place: place)
  }
}
