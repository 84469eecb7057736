import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Graphs with a parent as scopes: what belongs to whom, and who outlives whom.
@Suite struct ScopeTests {
  @Test func `W25: a parent's member uses the parent's, whoever asks and whatever the child has`() {
    let app = App(config: "outer")
    let session = Session(app: app, config: "inner")
    #expect(session.texts.title.text == "outer")
    #expect(session.texts.greeting.text == "inner")
    #expect(session.texts.title === app.title)
  }

  @Test func `V17: a singleton may have a function that makes children`() {
    let app = App(config: "outer")
    let session = app.lobby.makeSession("inner")
    #expect(session.app === app)
    #expect(session.greeting.text == "inner")
    #expect(app.lobby.makeSession("inner") !== session)
  }

  @Test func `L29: a weak member that two children use goes with the last of them`() {
    let app = App(config: "outer")
    weak var gone: Held?
    var first: Session? = Session(app: app, config: "first")
    var second: Session? = Session(app: app, config: "second")
    gone = holding(first)
    #expect(holding(second) === gone)
    first = nil
    #expect(gone != nil)
    second = nil
    #expect(gone == nil)
  }

  @Test func `L14: where two parents have a name, the child says whose it means`() {
    let graph = TwoNames(app: App(config: "app"), other: Other(config: "other"))
    #expect(graph.greeting.text == "other")
  }

  @Test func `V08: a child that was stopped makes nothing more`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let session = Session(app: App(config: "outer"), config: "inner")
      try await session.stop()
      _ = session.greeting
    }
    let text = try result.errorText
    #expect(text.contains("'Session', which has been stopped"))
  }

  @Test func `V08: a parent goes on when a child was stopped`() async throws {
    let app = App(config: "outer")
    let session = Session(app: app, config: "inner")
    try await session.stop()
    #expect(app.title.text == "outer")
  }
}

/// Makes a child's value: a call of its own, so that the optimiser does not hold it for longer.
@inline(never)
private func holding(_ session: Session?) -> Held? { session?.holder.held }

// MARK: - Fixtures

private final class Text: Sendable {
  let text: String

  init(config: String) { text = config }
}

private final class Held: Sendable {}

private final class Lobby: Sendable {
  let makeSession: @Sendable (String) -> Session

  init(makeSession: @escaping @Sendable (String) -> Session) { self.makeSession = makeSession }
}

@Graph private final class App: Sendable {
  let config: String
  @Singleton(Text.init(config:)) var title: Text
  @Weak(Held.init) var held: Held
  @Singleton(Lobby.init(makeSession:)) var lobby: Lobby
  func makeSession(config: String) -> Session { Session(app: self, config: config) }
}

private struct Texts: Sendable {
  let title: Text
  let greeting: Text
}

private final class Holder: Sendable {
  let held: Held

  init(held: Held) { self.held = held }
}

@Graph private final class Session: Sendable {
  @Parent let app: App
  let config: String
  @Singleton(Text.init(config:)) var greeting: Text
  @Singleton(Holder.init(held:)) var holder: Holder
  @Singleton(Texts.init(title:greeting:)) var texts: Texts
}

@Graph private final class Other: Sendable {
  package let config: String
}

@Graph private final class TwoNames: Sendable {
  @Parent let app: App
  @Parent let other: Other
  @Singleton(Text.init(config:)) var greeting: Text
  private var config: String { other.config }
}
