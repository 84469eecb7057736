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
