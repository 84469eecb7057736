import Joinery
import JoineryTestSupport
import Testing

/// `withInjected`: who sees what, and for how long.
@Suite(.timeLimit(.minutes(10))) struct InjectedScopeTests {
  @Test func `a scope has its own value, and what is around it has the other one`() {
    inRoot {
      withInjected(\.tempo, "outer") {
        withInjected(\.tempo, "inner") {
          withInjected(\.palette, Palette(name: "dark")) {
            #expect(InjectedValues.current.tempo == "inner")
            #expect(InjectedValues.current.palette?.name == "dark")
          }
          #expect(InjectedValues.current.palette == nil)
        }
        #expect(InjectedValues.current.tempo == "outer")
      }
      #expect(InjectedValues.current.tempo == "live")
    }
  }

  @Test func `an optional value can be set to nil`() {
    withInjected(\.palette, Palette()) {
      withInjected(\.palette, nil) { #expect(InjectedValues.current.palette == nil) }
      #expect(InjectedValues.current.palette != nil)
    }
  }

  @Test func `several values are set at once, and one can be changed in place`() async {
    withInjected {
      $0.tempo = "fast"
      $0.palette = Palette()
      $0.palette?.name += "er"
    } operation: {
      #expect(InjectedValues.current.tempo == "fast")
      #expect(InjectedValues.current.palette?.name == "lighter")
    }
    let tempo = await withInjected {
      $0.tempo = "slow"
    } operation: { () async -> String in
      await Task.yield()
      return InjectedValues.current.tempo
    }
    #expect(tempo == "slow")
  }

  @Test func `changing a copy changes nothing for others`() {
    inRoot {
      var copy = InjectedValues.current
      copy.tempo = "changed"
      #expect(copy.tempo == "changed")
      #expect(InjectedValues.current.tempo == "live")
      #expect(withInjected(copy) { InjectedValues.current.tempo } == "changed")
    }
  }

  @Test func `child tasks and tasks have the values of their task`() async {
    await withInjected(\.tempo, "parent") {
      async let child = InjectedValues.current.tempo
      let task = Task { InjectedValues.current.tempo }
      let group = await withTaskGroup(of: String.self) { group in
        for _ in 0..<4 { group.addTask { InjectedValues.current.tempo } }
        return await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(await child == "parent")
      #expect(await task.value == "parent")
      #expect(group == ["parent"])
    }
  }

  @Test func `a detached task and another thread don't have the values of a scope`() async {
    await withInjected(\.palette, Palette(name: "of a scope")) {
      #expect(await Task.detached { InjectedValues.current.palette }.value == nil)
      let names = race(1) { _ in InjectedValues.current.palette?.name ?? "none" }
      #expect(names.compactMap { try? $0.get() } == ["none"])
    }
  }

  @Test func `a scope ends when its function fails, with the error as it is`() async {
    do {
      try withInjected(\.tempo, "failing") { () throws(Refusal) in throw Refusal(number: 1) }
    } catch {
      let refusal: Refusal = error
      #expect(refusal.number == 1)
    }
    do {
      try await withInjected(\.tempo, "failing") { () async throws(Refusal) in
        throw Refusal(number: 2)
      }
    } catch {
      let refusal: Refusal = error
      #expect(refusal.number == 2)
    }
    do {
      try withInjected {
        $0.tempo = "failing"
      } operation: { () throws(Refusal) in
        throw Refusal(number: 3)
      }
    } catch {
      let refusal: Refusal = error
      #expect(refusal.number == 3)
    }
    #expect(InjectedValues.current.tempo == "live")
  }

  @Test func `a scope runs where its caller does`() async {
    #expect(await Counting().count() == 3)
    await MainActor.run { count += 1 }
    await countOnMainActor()
    #expect(await MainActor.run { count } == 4)
  }

  @MainActor private var count: Int {
    get { Self.counted }
    nonmutating set { Self.counted = newValue }
  }

  @MainActor private static var counted = 0

  @MainActor private func countOnMainActor() async {
    withInjected(\.tempo, "main") { count += 1 }
    await withInjected(\.tempo, "main") {
      MainActor.assertIsolated()
      count += 1
      await Task.yield()
      MainActor.assertIsolated()
      count += InjectedValues.current.tempo == "main" ? 1 : 0
    }
  }

  @Test func `an override never evaluates what it replaces`() {
    let builds = Counter()
    inRoot {
      InjectedValues.bootstrap { $0.costs = builds }
      withInjected(\.costly, 7) {
        #expect(InjectedValues.current.costly == 7)
        withInjected(\.costly, 8) { #expect(Costly().value == 8) }
      }
      #expect(builds.value == 0)
      #expect(InjectedValues.current.costly == 1)
      #expect(InjectedValues.current.costly == 1)
      #expect(builds.value == 1)
    }
  }

  @Test func `what bootstrap replaces is never evaluated`() {
    let builds = Counter()
    inRoot {
      InjectedValues.bootstrap {
        $0.costs = builds
        $0.costly = 4
      }
      #expect(Costly().value == 4)
      #expect(builds.value == 0)
    }
  }

  @Test func `nothing is kept after a scope`() async {
    weak var kept: Notebook?
    do {
      let notebook = Notebook()
      kept = notebook
      withInjected(\.notebook, notebook) { _ = InjectedValues.current.notebook }
      await withInjected(\.notebook, notebook) {
        _ = await Task { InjectedValues.current.notebook === notebook }.value
      }
    }
    #expect(kept == nil)
  }

  @Test func `the values of a test are released with it`() {
    weak var root: InjectedRoot?
    weak var notebook: Notebook?
    weak var set: Notebook?
    do {
      let values = InjectedRoot(of: "a test", context: .live)
      root = values
      withInjected(InjectedValues(frame: values)) {
        let object = Notebook()
        set = object
        InjectedValues.bootstrap { $0[OtherNotebookKey.self] = object }
        withInjected(\.palette, Palette()) { notebook = InjectedValues.current.notebook }
        #expect(notebook != nil)
        #expect(InjectedValues.current.dependent == "palette: none")
      }
    }
    #expect(notebook == nil)
    #expect(set == nil)
    #expect(root == nil)
  }

  @Test func `roots don't see each other`() async {
    let tempos = await withTaskGroup(of: [String].self) { group in
      for number in 0..<64 {
        group.addTask {
          await inRoot {
            InjectedValues.bootstrap { $0.palette = Palette(name: "\(number)") }
            await Task.yield()
            let dependent = InjectedValues.current.dependent
            return await withInjected(\.tempo, "\(number)") {
              await Task.yield()
              let notebook = InjectedValues.current.notebook
              let same = await Task { InjectedValues.current.notebook === notebook }.value
              return [dependent, InjectedValues.current.tempo, "\(number)", "\(same)"]
            }
          }
        }
      }
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    #expect(Set(tempos).count == 64)
    for texts in tempos {
      #expect(texts == ["palette: \(texts[2])", texts[2], texts[2], "true"])
    }
  }
}

// MARK: - Fixtures

private struct Refusal: Error {
  let number: Int
}

private actor Counting {
  private var number = 0

  func count() async -> Int {
    withInjected(\.tempo, "actor") { number += 1 }
    await withInjected(\.tempo, "actor") {
      number += 1
      await Task.yield()
      number += InjectedValues.current.tempo == "actor" ? 1 : 0
    }
    return number
  }
}

extension InjectedValues {
  @InjectedEntry fileprivate var costs: Counter = Counter()
  @InjectedEntry fileprivate var costly: Int = InjectedValues.current.costs.increment()
}

private struct Costly {
  @Injected(\.costly) var value: Int
}

private struct OtherNotebookKey: InjectedKey {
  static var defaultValue: Notebook { Notebook() }
}
