import Joinery
import JoineryTestSupport
import Testing

/// Work that leaves the task tree.
@Suite(.timeLimit(.minutes(10))) struct InjectedEscapingTests {
  @Test func `a function has the values in which it was wrapped`() throws {
    let work = withInjected(\.tempo, "escaped") {
      InjectedValues.current.escaping { InjectedValues.current.tempo }
    }
    let texts = try race(8) { _ in work() }.map { try $0.get() }
    #expect(Set(texts) == ["escaped"])
    #expect(withInjected(\.tempo, "elsewhere") { work() } == "escaped")
  }

  @Test func `a function with arguments is wrapped`() {
    let work = withInjected(\.tempo, "escaped") {
      InjectedValues.current.escaping { (number: Int, text: String) in
        "\(InjectedValues.current.tempo) \(number) \(text)"
      }
    }
    #expect(work(1, "a") == "escaped 1 a")
  }

  @Test func `a function that throws is wrapped`() {
    let work = withInjected(\.tempo, "escaped") {
      InjectedValues.current.escaping { (number: Int) throws -> String in
        if number < 0 { throw Refusal(reason: InjectedValues.current.tempo) }
        return InjectedValues.current.tempo
      }
    }
    #expect(throws: Refusal(reason: "escaped")) { try work(-1) }
    #expect((try? work(1)) == "escaped")
  }

  @Test func `an asynchronous function is wrapped`() async {
    let work = withInjected(\.tempo, "escaped") {
      InjectedValues.current.escaping { (number: Int, text: String) async -> String in
        await Task.yield()
        return "\(InjectedValues.current.tempo) \(number) \(text)"
      }
    }
    #expect(await Task.detached { await work(1, "a") }.value == "escaped 1 a")
  }

  @Test func `an asynchronous function that throws is wrapped`() async throws {
    let work = withInjected(\.tempo, "escaped") {
      InjectedValues.current.escaping { (number: Int) async throws -> String in
        await Task.yield()
        if number < 0 { throw Refusal(reason: InjectedValues.current.tempo) }
        return InjectedValues.current.tempo
      }
    }
    await #expect(throws: Refusal(reason: "escaped")) { try await work(-1) }
    #expect(try await work(1) == "escaped")
  }

  @Test func `a detached task has the values when its operation is wrapped`() async throws {
    try await withInjected(\.tempo, "escaped") { () async throws in
      let values = InjectedValues.current
      let plain = Task.detached(operation: values.escaping { InjectedValues.current.tempo })
      let asynchronous = Task.detached(
        operation: values.escaping {
          await Task.yield()
          return InjectedValues.current.tempo
        })
      let throwing = Task.detached(
        operation: values.escaping {
          try Task.checkCancellation()
          await Task.yield()
          return InjectedValues.current.tempo
        })
      #expect(await plain.value == "escaped")
      #expect(await asynchronous.value == "escaped")
      #expect(try await throwing.value == "escaped")
    }
  }

  @Test func `what is wrapped has all the values, and not only those of the innermost scope`() {
    let work = inRoot {
      withInjected(\.tempo, "outer") {
        withInjected(\.palette, Palette(name: "inner")) {
          InjectedValues.current.escaping {
            [InjectedValues.current.tempo, InjectedValues.current.palette?.name]
          }
        }
      }
    }
    #expect(work() == ["outer", "inner"])
  }

  @Test func `what is wrapped keeps its values as long as it is there`() {
    weak var notebook: Notebook?
    do {
      var work: (@Sendable () -> Notebook)?
      do {
        let object = Notebook()
        notebook = object
        work = withInjected(\.notebook, object) {
          InjectedValues.current.escaping { InjectedValues.current.notebook }
        }
      }
      #expect(work?() === notebook)
      work = nil
    }
    #expect(notebook == nil)
  }
}

// MARK: - Fixtures

private struct Refusal: Error, Equatable {
  let reason: String
}
