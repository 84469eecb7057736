import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Requests of what has ended.
@Suite(.timeLimit(.minutes(10))) struct EndedTests {
  @Test func `V07: after the stop, every request is an error that says so`() async throws {
    let container = try Container("shop") {
      Singleton { Book() }
      Singleton { () async in Letter() }
      Transient { 1 }
      Instance("text")
      Singleton(Reader.init(book:letter:later:))
    }
    let reader: Reader = container.resolve()
    try await container.stop()
    let errors = [
      try rejection { try container.get(Book.self) },
      try rejection { try container.get(Int.self) },
      try rejection { try container.get(String.self) },
      try rejection { try container.get(Book?.self) },
      try rejection { try container.make { (number: Int) in number } },
      try rejection { try reader.book.get() },
      try rejection { try reader.later.get() },
      await thrown { try await container.get(Letter.self) } as? GraphError,
      await thrown { try await reader.letter.get() } as? GraphError,
      await thrown { try await reader.later.get() } as? GraphError,
    ]
    for (number, error) in errors.enumerated() {
      #expect(error?.ids == [.containerStopped], "request \(number)")
      #expect(
        error?.headlines.first?.hasSuffix("was asked of 'shop', which has been stopped.") == true,
        "request \(number)")
    }
  }

  @Test func `V07: what was asked for before the stop stays as it was`() async throws {
    let container = try Container {
      Singleton { Book() }
      Singleton(Reader.init(book:letter:later:))
      Singleton { () async in Letter() }
    }
    let reader: Reader = container.resolve()
    let book = try await reader.book.get()
    try await container.stop()
    #expect(book.title == "title")
  }

  @Test func `V07: a lazy value that was read is there until the container is gone`() async throws {
    let last = Journal()
    var container: Container? = try Container {
      Singleton { Book() }
      Transient { Letter() }
      Singleton { (book: Lazy<Book>, letter: Lazy<Letter>) in Writer(book, letter, last) }
    }
    let writer: Writer? = container?.resolve()
    let letter = try await writer?.letter.get()
    #expect(try await writer?.book.get().title == "title")
    try await container?.stop()
    #expect(last.entries == ["title"])
    #expect(try await writer?.letter.get() === letter)
    // Without waiting, too.
    let again = try writer.map { writer in try { try writer.letter.get() }() }
    #expect(again === letter)
    container = nil
    #expect(try rejection { try writer?.book.get() }.ids == [.containerReleased])
  }

  @Test func `V07: a lazy value that nobody has read is refused when the container was stopped`()
    async throws
  {
    let container = try Container {
      Singleton { Book() }
      Weak { Letter() }
    }
    let (book, letter): (Lazy<Book>, Lazy<Letter>) = (container.resolve(), container.resolve())
    // What nobody holds may become another one.
    _ = try await letter.get()
    _ = try await container.get(Book.self)
    try await container.stop()
    for lazy in [await thrown { try await book.get() }, await thrown { try await letter.get() }] {
      #expect((lazy as? GraphError)?.ids == [.containerStopped])
    }
  }

  @Test func `V07: a scope of a container that was stopped gives nothing more`() async throws {
    let container = try Container("shop") {
      Singleton { Book() }
      Scoped { () async in Letter() }
      Transient { 1 }
    }
    let scope = try container.scope("session")
    let inner = try scope.scope("inner")
    try await container.stop()
    for scope in [scope, inner] {
      #expect(try rejection { try scope.get(Book.self) }.ids == [.containerStopped])
      #expect(try rejection { try scope.get(Int.self) }.ids == [.containerStopped])
      let error = await thrown { try await scope.get(Letter.self) } as? GraphError
      #expect(error?.ids == [.containerStopped])
    }
  }

  @Test func `V07: a container that was stopped makes no scope and takes no overrides`()
    async throws
  {
    let container = try Container("shop") { Instance(1) }
    let scope = try container.scope("session") { Instance("text") }
    let inner = try scope.scope("inner")
    try await scope.end()
    try await refuses(scope, named: "session")
    try await refuses(inner, named: "session")
    #expect(try container.scope("other").resolve(Int.self) == 1)
    try await container.stop()
    try await refuses(container, named: "shop")
  }

  private func refuses(_ container: Container, named name: String) async throws {
    let line = #line + 1
    let late = try rejection { try container.scope("late") { Instance(2.0) } }
    let overriding = try rejection { try container.overriding { Instance(2) } }
    #expect(late.headlines == ["The scope 'late' was asked of '\(name)', which has been stopped."])
    #expect(
      overriding.headlines == [
        "A container with overrides was asked of '\(name)', which has been stopped."
      ])
    #expect([late, overriding].map(\.ids) == [[.containerStopped], [.containerStopped]])
    #expect([late, overriding].map(\.issues[0].place?.line) == [line, line + 1])
  }

  @Test func `V07: a call after the stop names its first parameter, and its own place`()
    async throws
  {
    let container = try Container("shop") {
      Singleton { Book() }
      Injects(Injection<Box> { \.book })
    }
    try await container.stop()
    let line = #line + 1
    let made = try rejection { try container.make { (book: Book) in 1 } }
    let injected = try rejection { try container.inject(into: Box()) { \.book } }
    let bound = try rejection { try container.inject(into: Box()) }
    #expect(
      [made, injected, bound].map(\.headlines) == [
        ["'Book' was asked of 'shop', which has been stopped."],
        ["'Box' was asked of 'shop', which has been stopped."],
        ["'Box' was asked of 'shop', which has been stopped."],
      ])
    #expect([made, injected, bound].map(\.issues[0].place?.line) == [line, line + 1, line + 2])
  }

  @Test func `V08: after a scope has ended, it gives nothing, and its parent works on`()
    async throws
  {
    let container = try Container("shop") {
      Singleton { Book() }
      Scoped { Letter() }
      Transient { 1 }
    }
    let scope = try container.scope("session")
    let book = scope.resolve(Book.self)
    _ = scope.resolve(Letter.self)
    try await scope.end()
    let error = try rejection { try scope.get(Letter.self) }
    #expect(error.headlines == ["'Letter' was asked of 'session', which has been stopped."])
    #expect(try rejection { try scope.get(Int.self) }.ids == [.containerStopped])
    #expect(try rejection { try scope.get(Book.self) }.ids == [.containerStopped])
    #expect(container.resolve(Book.self) === book)
    #expect(try await container.scope().get(Letter.self).text == "text")
  }

  @Test func `V09: ending a scope twice ends it once`() async throws {
    let script = Script()
    let container = try Container { Scoped { Component<A>(script) } }
    let scope = try container.scope()
    _ = scope.resolve(Component<A>.self)
    try await scope.end()
    try await scope.end(.failed(Fault()))
    try await container.stop()
    #expect(script.journal.entries == ["close A"])
  }

  @MainActor
  @Test func `V07: the main actor's requests are errors after the stop`() async throws {
    let container = try Container { Singleton(main: { @MainActor in Book() }) }
    _ = container.main.resolve(Book.self)
    try await container.stop()
    #expect(try rejection { try container.main.get(Book.self) }.ids == [.containerStopped])
  }
}

// MARK: - Fixtures

private final class Book: Sendable {
  let title = "title"
}

private final class Box {
  var book: Book?
}

private final class Letter: Sendable {
  let text = "text"
}

private final class Reader: Sendable {
  let book: Lazy<Book>
  let letter: Provider<Letter>
  let later: Provider<Book>

  init(book: Lazy<Book>, letter: Provider<Letter>, later: Provider<Book>) {
    self.book = book
    self.letter = letter
    self.later = later
  }
}

/// Reads a lazy value when it is stopped.
private final class Writer: Stoppable, Sendable {
  let book: Lazy<Book>
  let letter: Lazy<Letter>
  let last: Journal

  init(_ book: Lazy<Book>, _ letter: Lazy<Letter>, _ last: Journal) {
    self.book = book
    self.letter = letter
    self.last = last
  }

  func stop() async throws {
    last.note(try await book.get().title)
  }
}
