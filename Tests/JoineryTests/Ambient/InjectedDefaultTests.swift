import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// What a property gets where nobody has set a value.
@Suite(.timeLimit(.minutes(10))) struct InjectedDefaultTests {
  @Test func `a default is made once, and everyone who asks meanwhile waits for it`() throws {
    let builds = Counter()
    let asked = Latch(64)
    let root = InjectedValues(frame: InjectedRoot(of: "a test", context: .live))
    let work = Work {
      builds.increment()
      asked.wait()
    }
    let notebooks = try withInjected(root) {
      InjectedValues.bootstrap { $0[WorkKey.self] = work }
      return try race(64) { _ in
        asked.arrive()
        return withInjected(root) { ObjectIdentifier(InjectedValues.current[SlowKey.self]) }
      }
      .map { try $0.get() }
    }
    #expect(builds.value == 1)
    #expect(Set(notebooks).count == 1)
  }

  @Test func `a default sees what is set for everyone`() {
    inRoot {
      InjectedValues.bootstrap { $0.palette = Palette(name: "of the app") }
      #expect(InjectedValues.current.dependent == "palette: of the app")
    }
  }

  @Test func `a default doesn't see the scope of who asks first`() {
    inRoot {
      withInjected(\.palette, Palette(name: "of a scope")) {
        #expect(InjectedValues.current.dependent == "palette: none")
      }
      #expect(InjectedValues.current.dependent == "palette: none")
    }
  }

  @Test(arguments: [
    (GraphContext.live, "live"), (.preview, "preview"), (.test, "test"),
  ])
  func `the context says which alternative is used`(_ context: GraphContext, _ tempo: String) {
    inRoot(context: context) {
      #expect(InjectedValues.current.tempo == tempo)
      #expect(InjectedValues.current.context == context)
      #expect(InjectedValues.current.trail.follow("") == "quiet ")
    }
  }

  @Test func `a value that must be overridden in tests is the default elsewhere`() {
    #expect(inRoot { InjectedValues.current.strict } == 1)
    #expect(inRoot(context: .preview) { InjectedValues.current.lenient } == 5)
    #expect(inRoot(context: .preview) { InjectedValues.current.strict } == 1)
    let overridden = inRoot(context: .test) {
      withInjected(\.strict, 9) { InjectedValues.current.strict }
    }
    #expect(overridden == 9)
  }

  @Test func `a test that doesn't override has that on its record, and the value of previews`() {
    let issues = Mutex<[JoineryAnalysis.Issue]>([])
    let value = inRoot(context: .test) { issue in
      issues.withLock { $0.append(issue) }
    } _: {
      Lenient().value
    }
    #expect(value == 5)
    #expect(issues.withLock { $0.map(\.id) } == [.mustBeOverridden])
    let issue = issues.withLock { $0.first }
    #expect(issue?.headline == "The ambient value 'lenient' must be overridden in tests.")
    #expect(issue?.place?.file == "JoineryTests/InjectedDefaultTests.swift")
    #expect(issue?.notes.last?.place?.file == "JoineryTests/AmbientFixtures.swift")
    #expect(issue?.fix == "@Test(.injecting { $0.lenient = … })")
  }

  @Test func `a key that is written by hand has its alternatives`() {
    #expect(inRoot { InjectedValues.current.pace } == 1)
    #expect(inRoot(context: .preview) { InjectedValues.current.pace } == 2)
    #expect(inRoot(context: .test) { InjectedValues.current.pace } == 1)
    #expect(withInjected(\.pace, 7) { InjectedValues.current.pace } == 7)
    #expect(withInjected(\.pace, 8) { Paced().pace } == 8)
  }

  @Test func `a default may be set aside and still be made later`() {
    inRoot {
      let scoped = withInjected(\.notebook, Notebook()) { InjectedValues.current.notebook }
      let first = InjectedValues.current.notebook
      #expect(scoped !== first)
      #expect(InjectedValues.current.notebook === first)
    }
  }
}

// MARK: - Fixtures

private struct Work: Sendable {
  var run: @Sendable () -> Void = {}
}

private struct WorkKey: InjectedKey {
  static var defaultValue: Work { Work() }
}

private struct SlowKey: InjectedKey {
  static var defaultValue: Notebook {
    InjectedValues.current[WorkKey.self].run()
    return Notebook()
  }
}

private struct Lenient {
  @Injected(\.lenient) var value: Int
}

private struct PaceKey: InjectedKey {
  static var defaultValue: Int { 1 }
  static var previewValue: Int { 2 }
}

extension InjectedValues {
  fileprivate var pace: Int {
    get { self[PaceKey.self] }
    set { self[PaceKey.self] = newValue }
  }
}

private struct Paced {
  @Injected(\.pace) var pace: Int
}
