import Joinery
import Testing

/// The ambient values of what a container shares, which don't depend on who asks for it first.
@Suite struct SharedValueTests {
  @Test func `what a part of the code has set is not for what it shares with others`() throws {
    let container = try Container {
      Singleton { Reader() }
      Weak { WeakReader() }
      Transient { InjectedValues.current.sharedNumber }
    }
    let (reader, weak, transient) = withInjected(\.sharedNumber, 5) {
      (
        container.resolve(Reader.self), container.resolve(WeakReader.self),
        container.resolve(Int.self)
      )
    }
    #expect(reader.number == 0)
    #expect(weak.number == 0)
    // What is not shared belongs to whoever asks.
    #expect(transient == 5)
  }

  @Test func `a container that was made in a part of the code has its values`() throws {
    let container = try withInjected(\.sharedNumber, 5) {
      try Container { Singleton { Reader() } }
    }
    let reader = withInjected(\.sharedNumber, 6) { container.resolve(Reader.self) }
    #expect(reader.number == 5)
  }

  @Test func `the same is true of what has to be awaited, and of what is started`() async throws {
    let container = try withInjected(\.sharedNumber, 5) {
      try Container {
        Singleton { () async in Reader() }
        Singleton { (reader: Reader) async in WeakReader() }.eager()
      }
    }
    try await withInjected(\.sharedNumber, 6) {
      #expect(try await container.get(Reader.self).number == 5)
      try await container.start()
    }
    #expect(container.resolve(WeakReader.self).number == 5)
  }

  @Test func `the same is true of a graph, whether or not it is Sendable`() async throws {
    let graph = SharedReaders()
    let local = LocalReaders()
    try await withInjected(\.sharedNumber, 5) {
      #expect(graph.reader.number == 0)
      try await graph.start()
      try await local.start()
    }
    #expect(graph.late.number == 0)
    #expect(local.late.number == 0)
  }
}

@Graph
private final class SharedReaders: Sendable {
  @Singleton(Reader.init) var reader: Reader
  @Singleton(makeLateReader) var late: WeakReader
}

@Graph
private final class LocalReaders {
  @Singleton(makeLateReader) var late: WeakReader
}

private func makeLateReader() async -> WeakReader { WeakReader() }

private final class Reader: Sendable {
  @Injected(\.sharedNumber) var number: Int
  init() {}
}

private final class WeakReader: Sendable {
  @Injected(\.sharedNumber) var number: Int
  init() {}
}

extension InjectedValues {
  @InjectedEntry fileprivate var sharedNumber: Int = 0
}
