// The names are those that the macros write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Graphs with a parent.
@Suite(.timeLimit(.minutes(10))) struct ChildGraphTests {
  @Test func `U01: a child has the members and the functions of its parent and grandparent`()
    async throws
  {
    let app = FamilyApp(script: Script())
    try await app.start()
    let session = FamilySession(app: app)
    let page = FamilyPage(session: session)
    #expect(session.database === app.database)
    #expect(session.makeParcel("7").label == "7")
    #expect(session.user.database === app.database)
    #expect(page.database === app.database)
    #expect(page.user === session.user)
    #expect(page.makeParcel("8").label == "8")
    #expect(page.visit.user === session.user)
  }

  @MainActor
  @Test func `a child has the main actor's members of its parent there`() {
    let app = FamilyApp(script: Script())
    let session = FamilySession(app: app)
    #expect(session.window === app.window)
  }

  @Test func `M19, M23, U02: a child that stops leaves its parent's values alone`() async throws {
    let script = Script()
    let app = FamilyApp(script: script)
    try await app.start()
    let session = FamilySession(app: app)
    try await session.start()
    _ = session.user
    try await session.stop()
    #expect(script.steps("stop") == [])
    try await app.stop()
    #expect(script.steps("stop") == ["A"])
  }

  @Test func `a description has the parent's members, and edges that lead to them`() throws {
    let description = FamilySession.description
    #expect(description.owners == ["FamilyApp", "FamilySession"])
    let user = try #require(description.nodes.first { $0.member == "user" })
    #expect(user.owner == 1)
    let database = try #require(description.nodes.first { $0.member == "database" })
    #expect(database.owner == 0)
    #expect(user.edges.map(\.key) == [database.key])
    #expect(description.issues() == [])
    #expect(FamilyPage.description.owners == ["FamilyApp", "FamilySession", "FamilyPage"])
  }
}

private final class User: Sendable {
  let database: Component<A>
  init(database: Component<A>) { self.database = database }
}

private struct Visit {
  let user: User
}

@MainActor private final class Window {}

private final class FamilyApp: Sendable {
  let script: Script

  var database: Component<A> { _database.value(of: "database", in: graphCore) }
  private let _database = SingletonCell<Component<A>>()
  private static func make_database(_ graph: FamilyApp) async throws -> Component<A> {
    Component(graph.script)
  }

  @MainActor var window: Window { _window.value(of: "window", in: graphCore) }
  private let _window = SingletonCell<Window>()
  @MainActor private static func make_window(_ graph: FamilyApp) -> Window { Window() }

  func makeParcel(label: String) -> Parcel { Parcel(label: label) }

  struct Factories {
    let graph: FamilyApp
    var makeParcel: @Sendable (String) -> Parcel {
      { [weak graph] label in
        GraphCore.living(graph, calling: "makeParcel", of: "FamilyApp").makeParcel(label: label)
      }
    }
  }
  var factories: Factories { Factories(graph: self) }

  nonisolated let graphCore: GraphCore

  init(script: Script) {
    self.script = script
    graphCore = GraphCore("FamilyApp")
    graphCore.connect(to: self)
  }

  nonisolated static func describe(_ graph: GraphDescriber<FamilyApp>) {
    graph.singleton(
      "database", FamilyApp.make_database, file: "Family.swift", line: 1, column: 1)
    graph.singleton("window", FamilyApp.make_window, file: "Family.swift", line: 2, column: 1)
    graph.function(
      "makeParcel", (@Sendable (String) -> Parcel).self, file: "Family.swift", line: 3, column: 1)
  }
}

extension FamilyApp: DependencyGraph {}

@dynamicMemberLookup private final class FamilySession: Sendable {
  let app: FamilyApp

  var user: User { _user.value(of: "user", in: graphCore) }
  private let _user = SingletonCell<User>()
  private static func make_user(_ graph: FamilySession) -> User {
    User(database: graph._members.database)
  }

  private var _members: FamilySession { self }

  subscript<Value>(dynamicMember path: KeyPath<FamilyApp, Value>) -> Value { app[keyPath: path] }
  subscript<Value>(dynamicMember path: KeyPath<FamilyApp.Factories, Value>) -> Value {
    app.factories[keyPath: path]
  }
  struct Factories {}
  var factories: Factories { Factories() }

  nonisolated let graphCore: GraphCore

  init(app: FamilyApp) {
    self.app = app
    graphCore = GraphCore("FamilySession")
    graphCore.connect(to: self, parents: app.graphCore)
  }

  nonisolated static func describe(_ graph: GraphDescriber<FamilySession>) {
    graph.parent("app", FamilyApp.self, file: "Family.swift", line: 4, column: 1)
    graph.singleton(
      "user", FamilySession.make_user, needs: .inherited("database"), file: "Family.swift",
      line: 5, column: 1)
  }
}

extension FamilySession: DependencyGraph {}

@dynamicMemberLookup private final class FamilyPage: Sendable {
  let session: FamilySession

  var visit: Visit { FamilyPage.make_visit(self) }
  private static func make_visit(_ graph: FamilyPage) -> Visit {
    Visit(user: graph._members.user)
  }

  private var _members: FamilyPage { self }

  subscript<Value>(dynamicMember path: KeyPath<FamilySession, Value>) -> Value {
    session[keyPath: path]
  }
  subscript<Value>(dynamicMember path: KeyPath<FamilySession.Factories, Value>) -> Value {
    session.factories[keyPath: path]
  }

  nonisolated let graphCore: GraphCore

  init(session: FamilySession) {
    self.session = session
    graphCore = GraphCore("FamilyPage")
    graphCore.connect(to: self, parents: session.graphCore)
  }

  nonisolated static func describe(_ graph: GraphDescriber<FamilyPage>) {
    graph.parent("session", FamilySession.self, file: "Family.swift", line: 6, column: 1)
    graph.transient(
      "visit", FamilyPage.make_visit, needs: .inherited("user"), file: "Family.swift", line: 7,
      column: 1)
  }
}

extension FamilyPage: DependencyGraph {}
