import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Functions of run-time arguments that suspend.
@Suite(.timeLimit(.minutes(10))) struct AssistedAwaitedTests {
  @Test func `a function of one, two or three arguments awaits its dependencies and its factory`()
    async throws
  {
    let container = try Container {
      Singleton { () async in Store("s") }
      Assisted(Int.self) { (a: Int, s: Store) async in
        await Task.yield()
        return Page("\(a) \(s.name)")
      }
      Assisted(Int.self, String.self) { (a: Int, b: String, s: Store) async throws in
        Page("\(a) \(b) \(s.name)")
      }
      Assisted(Int.self, String.self, Bool.self, make: Page.init(_:_:_:store:))
    }
    let one: @Sendable @concurrent (Int) async throws -> Page = container.resolve()
    let two: @Sendable @concurrent (Int, String) async throws -> Page = container.resolve()
    let three: @Sendable @concurrent (Int, String, Bool) async throws -> Page =
      container.resolve()
    #expect(try await one(1).text == "1 s")
    #expect(try await two(1, "b").text == "1 b s")
    #expect(try await three(1, "b", true).text == "1 b true s")
  }

  @Test
  func `a consumer may ask for the function with or without Sendable, run by its caller or not`()
    async throws
  {
    let container = try Container {
      Assisted(Int.self) { (id: Int) async in Page("\(id)") }
      Transient(Reader.init(make:))
      Transient(Writer.init(make:))
    }
    #expect(try await container.resolve(Reader.self).make(1).text == "1")
    #expect(try await container.resolve(Writer.self).make(2).text == "2")
    let sendable: @Sendable @concurrent (Int) async throws -> Page = container.resolve()
    let plain: @concurrent (Int) async throws -> Page = container.resolve()
    let nonsending: nonisolated(nonsending) @Sendable (Int) async throws -> Page =
      container.resolve()
    #expect(try await sendable(3).text + plain(4).text + nonsending(5).text == "345")
  }

  @Test func `an error reaches the caller, and the next call makes another one`() async throws {
    let faults = Faults(1)
    let container = try Container {
      Assisted(Int.self) { (id: Int) async throws in
        try faults.fail()
        return Page("\(id)")
      }
    }
    let make: @Sendable @concurrent (Int) async throws -> Page = container.resolve()
    await #expect(throws: Fault.self) { try await make(1) }
    #expect(try await make(2).text == "2")
  }

  @Test func `the function is there at once, and so is who needs it`() async throws {
    let container = try Container {
      Singleton { () async in Store("s") }
      Transient { () async in Draft() }
      Assisted(Int.self) { (_: Int, store: Store, _: Draft) async in Page(store.name) }
      Singleton(Desk.init(make:))
    }
    let desk: Desk = container.resolve()
    #expect(try await desk.make(1).text == "s")
  }

  @Test func `what the function needs is made when it is called, at the same time`() async throws {
    let (first, second) = (AsyncLatch(), AsyncLatch())
    let container = try Container {
      Singleton { () async in
        first.arrive()
        await second.wait()
        return Store("s")
      }
      Singleton { () async in
        second.arrive()
        await first.wait()
        return Draft()
      }
      Assisted(Int.self) { (_: Int, store: Store, _: Draft) async in Page(store.name) }
    }
    let make: @Sendable @concurrent (Int) async throws -> Page = container.resolve()
    #expect(try await make(1).text == "s")
  }

  @Test func `a function that calls itself with the same argument is a cycle`() async throws {
    let container = try Container {
      Assisted(Int.self) { (id: Int, desk: Desk) async throws in
        id == 0 ? Page("end") : try await desk.make(id == 9 ? 9 : id - 1)
      }
      Transient(Desk.init(make:))
    }
    let make: @Sendable @concurrent (Int) async throws -> Page = container.resolve()
    #expect(try await make(3).text == "end")
    let error = try #require(await thrown { try await make(9) } as? GraphError)
    #expect(error.ids == [.constructionCycle])
  }

  @Test func `a call that comes after the container is gone is an error`() async throws {
    let make: @Sendable @concurrent (Int) async throws -> Page
    do {
      let container = try Container { Assisted(Int.self) { (id: Int) async in Page("\(id)") } }
      make = container.resolve()
    }
    let error = try #require(await thrown { try await make(1) } as? GraphError)
    #expect(error.ids == [.containerReleased])
  }

  @Test func `the fix of a missing function says how it is bound`() throws {
    let error = try rejection {
      Transient(Opener.init(make:))
      Transient(Reader.init(make:))
      Transient(main: { @MainActor in Store("s") })
      Assisted(String.self) { (_: String, _: Store) in Page("") }
    }
    #expect(
      Set(error.issues.compactMap(\.fix)) == [
        "Assisted(Int.self, main: Sheet.init)", "Assisted(String.self, main: …)",
        "@escaping @Sendable (String) -> Page  // the parameter's type",
      ])
  }

  @Test func `what a function that cannot wait needs is checked, whatever it runs on`() throws {
    let error = try rejection {
      Transient { () async in Draft() }
      Transient(main: { @MainActor in Store("s") })
      Assisted(Int.self) { (_: Int, _: Draft) in Page("") }
      Assisted(Bool.self, main: { @MainActor (_: Bool, _: Draft) in Page("") })
      Assisted(String.self) { (_: String, _: Store) in Page("") }
    }
    #expect(
      error.ids == [.awaitedDependency, .awaitedDependency, .isolatedDependency])
    _ = try Container {
      Transient { () async in Draft() }
      Transient(main: { @MainActor in Store("s") })
      Assisted(Int.self) { (_: Int, _: Draft, _: Store) async in Page("") }
      Assisted(Bool.self, main: { @MainActor (_: Bool, _: Store) in Page("") })
    }
  }
}

/// Functions of run-time arguments that run on the main actor.
@Suite(.timeLimit(.minutes(10))) struct AssistedMainActorTests {
  @MainActor
  @Test func `the main actor calls a function of one, two or three arguments at once`() throws {
    let container = try Container {
      Singleton(main: { @MainActor in Window() })
      Assisted(Int.self, main: Sheet.init(id:window:))
      Assisted(
        Int.self, Int.self,
        main: { @MainActor (a: Int, b: Int, window: Window) in
          Sheet(id: a + b, window: window)
        })
      Assisted(
        Int.self, Int.self, Int.self,
        main: { @MainActor (a: Int, b: Int, c: Int) in
          MainActor.assertIsolated()
          return Page("\(a + b + c)")
        })
    }
    let one: @MainActor @Sendable (Int) -> Sheet = container.resolve()
    let two: @MainActor (Int, Int) -> Sheet = container.resolve()
    let three: @MainActor (Int, Int, Int) -> Page = container.resolve()
    #expect(one(1).window === container.main.resolve(Window.self))
    #expect(two(1, 2).id == 3)
    #expect(three(1, 2, 3).text == "6")
  }

  @MainActor
  @Test
  func `a function of the main actor that can throw throws, with one, two or three arguments`()
    throws
  {
    let container = try Container {
      Assisted(Int.self, main: { @MainActor (_: Int) throws -> Page in throw Fault() })
      Assisted(
        Int.self, Int.self,
        main: { @MainActor (_: Int, _: Int) throws -> Page in
          throw Fault()
        })
      Assisted(
        Int.self, Int.self, Int.self,
        main: { @MainActor (_: Int, _: Int, _: Int) throws -> Page in throw Fault() })
    }
    let one: @MainActor (Int) throws -> Page = container.resolve()
    let two: @MainActor (Int, Int) throws -> Page = container.resolve()
    let three: @MainActor (Int, Int, Int) throws -> Page = container.resolve()
    #expect(throws: Fault.self) { try one(1) }
    #expect(throws: Fault.self) { try two(1, 2) }
    #expect(throws: Fault.self) { try three(1, 2, 3) }
  }

  @Test func `the function is there anywhere, and is awaited where the main actor is not`()
    async throws
  {
    let container = try Container {
      Singleton(main: { @MainActor in Window() })
      Assisted(Int.self, main: Sheet.init(id:window:))
      Transient { (make: @escaping @MainActor (Int) -> Sheet) in Opener(make: make) }
    }
    let opener: Opener = container.resolve()
    let sheet = await opener.make(4)
    #expect(sheet.window === (try await container.get(Window.self)))
    #expect(container.description.nodes.map(\.isolation).last == Isolation.none)
  }
}

// MARK: - Fixtures

private final class Store: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Draft: Sendable {}

private struct Page: Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  init(_ a: Int, _ b: String, _ c: Bool, store: Store) async {
    await Task.yield()
    text = "\(a) \(b) \(c) \(store.name)"
  }
}

private struct Reader { let make: @Sendable @concurrent (Int) async throws -> Page }
private struct Writer { let make: nonisolated(nonsending) (Int) async throws -> Page }

private final class Desk: Sendable {
  let make: @Sendable @concurrent (Int) async throws -> Page
  init(make: @escaping @Sendable @concurrent (Int) async throws -> Page) { self.make = make }
}

@MainActor private final class Window {}

@MainActor private final class Sheet {
  let id: Int
  let window: Window

  init(id: Int, window: Window) {
    MainActor.assertIsolated()
    self.id = id
    self.window = window
  }
}

private struct Opener { let make: @MainActor (Int) -> Sheet }
