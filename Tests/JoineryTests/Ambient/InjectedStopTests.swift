import Foundation
import Joinery
import JoineryTestSupport
import Testing

/// Programmer errors with ambient values, which stop the program with a report.
@Suite(.timeLimit(.minutes(10))) struct InjectedStopTests {
  @Test func `a value that nobody has set`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Gate()
    }
    try expect(
      result,
      """
      The ambient value 'gateway' was read before it was set.
      [ambient-value-missing] JoineryTests/InjectedStopTests.swift

      note: the entry has no default  JoineryTests/AmbientFixtures.swift
      note: a detached task or a callback has the values of the process, unless it is wrapped with 'escaping'
      fix:  InjectedValues.bootstrap { $0.gateway = … }  // at launch; in a test: .injecting { … }
      """)
  }

  @Test func `the values are set twice`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      InjectedValues.bootstrap { $0.tempo = "first" }
      InjectedValues.bootstrap { $0.tempo = "second" }
    }
    try expect(
      result,
      """
      The ambient values were set already.
      [bootstrap-moment] JoineryTests/InjectedStopTests.swift

      note: they are set once, and were set here  JoineryTests/InjectedStopTests.swift
      fix:  withInjected { … } operation: { … }  // for a part of the program
      """)
  }

  @Test func `the values are set after one was read`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Timed()
      InjectedValues.bootstrap { $0.tempo = "late" }
    }
    try expect(
      result,
      """
      The ambient values are set too late: 'tempo' was read before.
      [bootstrap-moment] JoineryTests/InjectedStopTests.swift

      note: who has read it keeps the value that it had then  JoineryTests/InjectedStopTests.swift
      fix:  InjectedValues.bootstrap { … }  // before anything that has '@Injected' is made
      """)
  }

  @Test func `the values are set after a container was missing`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MaybeHolder()
      InjectedValues.bootstrap { $0.tempo = "late" }
    }
    try expect(
      result,
      """
      The ambient values are set too late: 'container' was read before.
      [bootstrap-moment] JoineryTests/InjectedStopTests.swift

      note: who has read it keeps the value that it had then  JoineryTests/InjectedStopTests.swift
      fix:  InjectedValues.bootstrap { … }  // before anything that has '@Injected' is made
      """)
  }

  @Test func `a value is read while the values are set`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      InjectedValues.bootstrap { $0.tempo = Timed().tempo + "!" }
    }
    try expect(
      result,
      """
      The ambient value 'tempo' was read while the ambient values were being set.
      [bootstrap-moment] JoineryTests/InjectedStopTests.swift

      note: they are set here  JoineryTests/InjectedStopTests.swift
      note: what is set already can be read from the closure's own parameter
      fix:  InjectedValues.bootstrap { … }  // make what reads ambient values after it
      """)
  }

  @Test func `the values of a test are set twice`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      inRoot {
        InjectedValues.bootstrap { $0.tempo = "first" }
        withInjected(\.palette, nil) { InjectedValues.bootstrap { $0.tempo = "second" } }
      }
    }
    try expect(
      result,
      """
      The ambient values were set already.
      [bootstrap-moment] JoineryTests/InjectedStopTests.swift

      note: they are set once, and were set here  JoineryTests/InjectedStopTests.swift
      fix:  withInjected { … } operation: { … }  // for a part of the program
      """)
  }

  @Test func `a type is asked for where there is no container`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Holder()
    }
    try expect(
      result,
      """
      'Notebook' was asked of the ambient container, and there is none.
      [no-ambient-container] JoineryTests/InjectedStopTests.swift

      note: a detached task or a callback has the values of the process, unless it is wrapped with 'escaping'
      fix:  InjectedValues.bootstrap { $0.container = container }  // at launch; in a test: .container { … }
      """)
  }

  @Test func `a type that the container doesn't bind`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("app") { Singleton { NamedTrail(name: "") } }
      withInjected(\.container, container) { _ = Followed() }
    }
    try expect(
      result,
      """
      'any Trail' was asked of 'app', which doesn't bind it.
      [not-bound] JoineryTests/InjectedStopTests.swift

      near: 'NamedTrail', bound only as itself  JoineryTests/InjectedStopTests.swift
      fix:  Singleton<any Trail>(…)
      """)
  }

  @Test func `a qualified type that the container doesn't bind`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("app") { Singleton(Notebook.init) }
      withInjected(\.container, container) { _ = Audited() }
    }
    try expect(
      result,
      """
      'Notebook (Audit)' was asked of 'app', which doesn't bind it.
      [not-bound] JoineryTests/InjectedStopTests.swift

      near: 'Notebook', where only the qualifier differs  JoineryTests/InjectedStopTests.swift
      fix:  Singleton(Notebook.init, qualifier: Audit.self)
      """)
  }

  @Test func `a type of the main actor is asked for elsewhere`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("app") { Singleton(main: Window.init) }
      withInjected(\.container, container) { _ = Elsewhere() }
    }
    try expect(
      result,
      """
      'Window' is bound on the main actor, and was asked of 'app' without waiting for it.
      [requires-main-actor] JoineryTests/InjectedStopTests.swift

      note: 'Window' is bound here  JoineryTests/InjectedStopTests.swift
      fix:  @MainActor  // the type of the property
      """)
  }

  @Test func `a value that must be overridden in tests is read in one without values of its own`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      InjectedValues.bootstrap(context: .test) { _ in }
      _ = Strict()
    }
    try expect(
      result,
      """
      The ambient value 'strict' must be overridden in tests.
      [must-be-overridden] JoineryTests/InjectedStopTests.swift

      note: the entry says so  JoineryTests/AmbientFixtures.swift
      fix:  @Test(.injecting { $0.strict = … })
      """)
  }

  @Test func `a default that needs itself`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = InjectedValues.current.left
    }
    try expect(
      result,
      """
      'Int' was asked for while it was being made.
      [construction-cycle]

        Int
        → Int
          → Int  not made yet

      note: a Lazy, Provider or factory may close a cycle, if it is called after construction
      note: it is the default of the ambient value 'left'
      """)
  }

  @Test func `a scoped type is asked of the container of the app`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("app") { Scoped(Notebook.init) }
      withInjected(\.container, container) { _ = Holder() }
    }
    try expect(
      result,
      """
      'Notebook' can't be made in 'app', which is no scope: it belongs to a scope.
      [scoped-outside-scope] JoineryTests/InjectedStopTests.swift

      note: it was asked for here  JoineryTests/InjectedStopTests.swift
      fix:  let scope = try container.scope {}; scope.resolve(Notebook.self)
      """)
  }

  /// Whether a process has ended with a report.
  private func expect(
    _ result: ExitTest.Result?, _ report: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let output = try result.errorText
    // Lines and columns change with every edit, so that the files have to do.
    let text = output.replacing(/:\d+:\d+/, with: "")
    #expect(text.contains(report + "\n"), "\(output)", sourceLocation: location)
  }
}

// MARK: - Fixtures

private struct Gate {
  @Injected(\.gateway) var gateway: any Trail
}

private struct Timed {
  @Injected(\.tempo) var tempo: String
}

private struct Strict {
  @Injected(\.strict) var strict: Int
}

private struct Holder {
  @Injected var notebook: Notebook
}

private struct MaybeHolder {
  @Injected var notebook: Notebook?
}

private struct Followed {
  @Injected var trail: any Trail
}

private enum Audit {}

private struct Audited {
  @Injected(qualifier: Audit.self) var notebook: Notebook
}

@MainActor private final class Window {
  init() {}
}

private struct Elsewhere {
  @Injected var window: Window
}

extension InjectedValues {
  @InjectedEntry fileprivate var left: Int = InjectedValues.current.right + 1
  @InjectedEntry fileprivate var right: Int = InjectedValues.current.left + 1
}
