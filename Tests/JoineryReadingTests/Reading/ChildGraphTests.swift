import JoineryAnalysis
import JoineryReading
import Testing

/// A name that only a graph has which has the one that asks as its parent.
@Suite struct `Names of child graphs` {
  @Test func `S22: belong to the child, and so does who needs them`() throws {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      final class Users: Sendable { init(user: Int) {} }
      @Graph final class AppGraph: Sendable {
        @Singleton(Users.init(user:)) var users: Users
      }
      """,
      "App/B.swift": """
      import Joinery
      @Graph final class SessionGraph: Sendable {
        @Parent let app: AppGraph
        package let user: Int
      }
      """,
    ])
    #expect(
      sources.issues == [
        "App/A.swift:4:25 error missing-binding: "
          + "'users' of 'AppGraph' needs 'user', which only 'SessionGraph' has."
      ])
    let issue = try #require(sources.report.issues.first).issue
    #expect(issue.fix == "move 'users' to 'SessionGraph'")
    #expect(
      issue.notes.map { "\($0.place?.description ?? "-") \($0.text)" } == [
        "App/B.swift:4:15 'SessionGraph' has 'AppGraph' as its parent, which can't see into it"
      ])
    #expect(issue.chain.map(\.remark) == [nil, "out of sight"])
  }

  @Test func `are found in children of children, and where there are several`() throws {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      final class Users: Sendable { init(user: Int) {} }
      @Graph final class Base: Sendable { package let name: String }
      @Graph final class AppGraph: Sendable {
        @Parent let base: Base
        @Singleton(Users.init(user:)) var users: Users
      }
      @Graph final class Middle: Sendable { @Parent let app: AppGraph }
      @Graph final class First: Sendable { @Parent let middle: Middle; package let user: Int }
      @Graph final class Second: Sendable { @Parent let app: AppGraph; package let user: Int }
      """
    ])
    #expect(
      sources.issues == [
        "App/A.swift:6:25 error missing-binding: "
          + "'users' of 'AppGraph' needs 'user', which only 'First' and 'Second' have."
      ])
    #expect(sources.report.issues.map(\.issue.fix) == ["move 'users' to 'First'"])
  }

  @Test func `change nothing where no child has them`() throws {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      final class Users: Sendable { init(session: Int) {} }
      @Graph final class AppGraph: Sendable { @Singleton(Users.init(session:)) var users: Users }
      @Graph final class Child: Sendable { @Parent let app: AppGraph; package let name: String }
      """
    ])
    #expect(
      sources.issues == [
        "App/A.swift:3:63 error missing-binding: 'Users' needs 'session', which nothing binds."
      ])
    // What a macro can only guess is known here.
    #expect(sources.report.issues.flatMap(\.issue.notes) == [])
    #expect(sources.report.issues.map(\.issue.fix) == ["add an input 'session'"])
  }
}
