import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Where a report says that something was asked for.
@Suite struct RequestPlaceTests {
  @Test func `a function of other arguments is a near miss, and the place is that of the request`()
    throws
  {
    let bound = #line + 2
    let container = try Container("shop") {
      Assisted(Int.self, make: Invoice.init(number:))
    }
    let line = #line + 1
    let error = try rejection { try container.get(((String) -> Invoice).self) }
    #expect(
      withoutColumns(error) == """
        '(String) -> Invoice' was asked of 'shop', which doesn't bind it.
        [not-bound] \(place(line))

        near: '@Sendable (Int) -> Invoice', which takes other arguments  \(place(bound))
        fix:  container.resolve((@Sendable (Int) -> Invoice).self)
        """)
  }

  @Test func `what is made from arguments is not there without them`() async throws {
    let bound = #line + 2
    let container = try Container("shop") {
      Assisted(Int.self, make: Invoice.init(number:))
    }
    let line = #line + 1
    let error = await failure { try await container.get(Invoice.self) }
    #expect(
      error == """
        'Invoice' was asked of 'shop', which doesn't bind it.
        [not-bound] \(place(line))

        near: '@Sendable (Int) -> Invoice', which makes it from arguments  \(place(bound))
        fix:  container.resolve((@Sendable (Int) -> Invoice).self)
        """)
  }

  @Test func `K23: a qualified request has its place`() throws {
    let container = try Container("shop") { Instance("plain") }
    let line = #line + 1
    let error = try rejection { try container.get(String.self, qualifier: Audit.self) }
    #expect(error.issues.map(\.place?.line) == [line])
  }

  @Test func `what has to be awaited is refused where it was asked for`() throws {
    let bound = #line + 2
    let container = try Container("shop") {
      Singleton { () async in Database() }
    }
    let line = #line + 1
    let error = try rejection { try container.get(Database.self) }
    #expect(
      withoutColumns(error) == """
        'Database' has to be awaited, and 'shop' has not been started.
        [not-started] \(place(line))

        note: 'Database' is bound here  \(place(bound))
        note: after 'start()' it is there at once; until then, 'try await get()' makes it
        fix:  try await container.start()
        """)
  }

  @Test func `what needs something that has to be awaited is named, with the way to it`() throws {
    let bound = #line + 2
    let container = try Container("shop") {
      Singleton { () async in Database() }
      Singleton(Users.init(database:))
      Transient { (users: Users) in Page(users: users) }
    }
    let line = #line + 1
    let error = try rejection { try container.get(Page.self) }
    #expect(
      withoutColumns(error) == """
        'Database' has to be awaited, and 'shop' has not been started.
        [not-started] \(place(line))

          Users       \(place(bound + 1))
          → Database  \(place(bound))

        note: after 'start()' it is there at once; until then, 'try await get()' makes it
        fix:  try await container.start()
        """)
  }

  @Test func `a scope and a container with overrides are what has to be started`() async throws {
    let container = try Container("shop") {
      Scoped { () async in Users(database: Database()) }
      Singleton { (number: Int) async in Invoice(number: number) }
      Instance(1)
    }
    try await container.start()
    let scope = try container.scope("till")
    let derived = try container.overriding { Instance(2) }
    let errors = [
      try rejection { try scope.get(Users.self) }, try rejection { try derived.get(Invoice.self) },
    ]
    #expect(
      errors.flatMap(\.headlines) == [
        "'Users' has to be awaited, and the scope 'till' has not been started.",
        """
        'Invoice' has to be awaited, and the container with overrides of 'shop' has not been started.
        """,
      ])
    #expect(
      errors.map { $0.issues.first?.fix } == [
        "try await scope.start()  // the scope 'till'",
        "try await derived.start()  // what 'overriding' has given",
      ])
    try await scope.start()
    try await derived.start()
    #expect(derived.resolve(Invoice.self).number == 2)
    #expect(scope.resolve(Users.self) === scope.resolve(Users.self))
  }

  @Test func `the place is that of the innermost request`() throws {
    let inner = try Container("inner") { Singleton { () async in Database() } }
    let line = #line + 2
    let container = try Container("outer") {
      Singleton { () throws in Users(database: try inner.get()) }
    }
    let error = try rejection { try container.get(Users.self) }
    #expect(error.issues.map(\.place?.line) == [line])
  }

  @MainActor @Test func `the main actor's requests have their places`() throws {
    let container = try Container("shop") { Singleton { () async in Database() } }
    let line = #line + 1
    let error = try rejection { try container.main.get(Database.self) }
    let other = try rejection { try container.main.get(Int.self) }
    #expect([error, other].map(\.issues[0].place?.line) == [line, line + 1])
  }

  @Test func `a scoped value is refused where it was asked for, and says where it is bound`() throws
  {
    let bound = #line + 2
    let container = try Container("shop") {
      Scoped { Invoice(number: 1) }
    }
    let line = #line + 1
    let error = try rejection { try container.get(Invoice.self) }
    #expect(
      withoutColumns(error) == """
        'Invoice' can't be made in 'shop', which is no scope: it belongs to a scope.
        [scoped-outside-scope] \(place(line))

        note: 'Invoice' is bound here  \(place(bound))
        fix:  let scope = try container.scope {}; scope.resolve(Invoice.self)
        """)
  }

  @Test func `what is asked of a container that was stopped has its place`() async throws {
    let container = try Container("shop") { Singleton { Database() } }
    try await container.stop()
    let line = #line + 1
    let error = try rejection { try container.get(Database.self) }
    #expect(error.ids == [.containerStopped])
    #expect(error.issues.map(\.place?.line) == [line])
  }

  @Test func `what stops the program has its place`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("shop") {
        Singleton { () throws -> Database in throw CancellationError() }
      }
      _ = container.find(Database.self)
    }
    let text = try result.errorText
    #expect(text.contains("[construction-failed] JoineryTests/RequestPlaceTests.swift"))
  }

  /// A place in this file, as a report writes it without the column.
  private func place(_ line: Int) -> String { "JoineryTests/RequestPlaceTests.swift:\(line)" }

  /// A report without columns, which change with every name.
  private func withoutColumns(_ error: any Error) -> String {
    "\(error)".replacing(/(\.swift:\d+):\d+/) { $0.output.1 }
  }

  /// The report of what fails.
  private func failure(_ body: () async throws -> Invoice) async -> String {
    do {
      return "\(try await body().number)"
    } catch {
      return withoutColumns(error)
    }
  }
}

// MARK: - Fixtures

private enum Audit {}
private final class Database: Sendable {}

private struct Invoice: Sendable {
  let number: Int
}

private final class Users: Sendable {
  let database: Database
  init(database: Database) { self.database = database }
}

private struct Page: Sendable {
  let users: Users
}
