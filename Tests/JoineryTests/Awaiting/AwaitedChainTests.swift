import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What awaited constructions see of whoever asks, and of each other.
@Suite(.timeLimit(.minutes(10))) struct AwaitedChainTests {
  @Test func `a shared construction sees the default task-local values, whoever came first`()
    async throws
  {
    let container = try Container {
      Singleton { () async in Note(Mood.current) }
      Transient { () async in Scrap(Mood.current) }
      Scoped { () async in Page(Mood.current) }
    }
    let started = try Container { Singleton { () async in Note(Mood.current) } }
    let (note, page, scrap) = try await Mood.$current.withValue("cheerful") {
      try await started.start()
      let note = try await container.get(Note.self)
      let page = try await container.scope().get(Page.self)
      return (note, page, try await container.get(Scrap.self))
    }
    #expect(note.text == "calm")
    #expect(page.text == "calm")
    #expect(started.resolve(Note.self).text == "calm")
    // What is not shared is made by whoever asks.
    #expect(scrap.text == "cheerful")
  }

  @Test(arguments: [false, true])
  func `L10: an awaited singleton asked for at once is an error that says so`(isMain: Bool) throws {
    let container = try Container("shop") {
      if isMain {
        Singleton(main: { @MainActor () async in Note("") })
      } else {
        Singleton { () async in Note("") }
      }
      Transient { (note: Note) in Scrap(note.text) }
    }
    for error in [
      try rejection { try container.get(Note.self) },
      try rejection { try container.get(Scrap.self) },
      try rejection { try container.make { (scrap: Scrap) in scrap } },
    ] {
      #expect(error.ids == [.notStarted])
      #expect(
        error.headlines == ["'Note' has to be awaited, and 'shop' has not been started."])
    }
  }

  @Test func `L23: the shared node of a diamond is made once`() async throws {
    let builds = Counter()
    let container = try Container {
      Singleton { () async in
        builds.increment()
        await Task.yield()
        return Note("shared")
      }
      Singleton { (note: Note) async in Scrap(note.text) }
      Singleton { (note: Note) async in Page(note.text) }
      Singleton { (scrap: Scrap, page: Page) async in Book(scrap, page) }
    }
    let book: Book = try await container.get()
    #expect(book.scrap.text == "shared")
    #expect(builds.value == 1)
  }

  @Test func `L23: independent parts of one value are made at the same time`() async throws {
    // Neither returns before the other one is inside.
    let bothAreInside = AsyncLatch(2)
    let container = try Container {
      Singleton { () async in
        await bothAreInside.meet()
        return Scrap("")
      }
      Singleton { () async in
        await bothAreInside.meet()
        return Page("")
      }
      Singleton { (scrap: Scrap, page: Page) async in Book(scrap, page) }
    }
    _ = try await container.get(Book.self)
  }

  @Test func `L23: what a synchronous value needs is made at the same time`() async throws {
    let bothAreInside = AsyncLatch(2)
    let container = try Container {
      Singleton { () async in
        await bothAreInside.meet()
        return Scrap("")
      }
      Singleton { () async in
        await bothAreInside.meet()
        return Page("")
      }
      Transient { (scrap: Scrap, page: Page) in Book(scrap, page) }
    }
    _ = try await container.get(Book.self)
  }

  @Test func `when one part fails, the others are cancelled and the error is the part's`()
    async throws
  {
    let isInside = AsyncLatch()
    let wasCancelled = AsyncLatch()
    let container = try Container {
      Singleton { () async throws in
        isInside.arrive()
        await untilCancelled()
        wasCancelled.arrive()
        return Scrap("")
      }
      Singleton { () async throws -> Page in
        await isInside.wait()
        throw Fault()
      }
      Singleton { (scrap: Scrap, page: Page) async in Book(scrap, page) }
    }
    #expect(await thrown { try await container.get(Book.self) } is Fault)
    await wasCancelled.wait()
  }

  @Test func `a deep chain of awaited values is made`() async throws {
    let container = try Container {
      for number in 0..<2_000 { link(numberedType(number), to: numberedType(number + 1)) }
      end(numberedType(2_000))
    }
    #expect(try await height(of: numberedType(0), in: container) == 2_001)
  }

  @Test func `a container may go while one of its values is awaited`() async throws {
    let (isInside, mayGoOn) = (AsyncLatch(), AsyncLatch())
    var container: Container? = try Container {
      Singleton { () async in
        isInside.arrive()
        await mayGoOn.wait()
        return Note("late")
      }
    }
    let task = Task { [container] in try await container?.get(Note.self).text }
    await isInside.wait()
    container = nil
    mayGoOn.arrive()
    #expect(try await task.value == "late")
  }
}

// MARK: - Fixtures

private enum Mood {
  @TaskLocal static var current = "calm"
}

private final class Note: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class Scrap: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class Page: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class Book: Sendable {
  let scrap: Scrap
  let page: Page
  init(_ scrap: Scrap, _ page: Page) {
    self.scrap = scrap
    self.page = page
  }
}

private func link<Node: NumberedType, Next: NumberedType>(
  _: Node.Type, to _: Next.Type
) -> BindingList {
  BindingBuilder.buildExpression(
    Singleton { (next: Next) async in Node(height: next.height + 1) })
}

private func end<Node: NumberedType>(_: Node.Type) -> BindingList {
  BindingBuilder.buildExpression(Singleton { () async in Node(height: 1) })
}

private func height<Node: NumberedType>(
  of _: Node.Type, in container: Container
) async throws -> Int {
  try await container.get(Node.self).height
}
