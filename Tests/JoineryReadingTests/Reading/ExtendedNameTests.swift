import JoineryReading
import Testing

/// Names that a label finds in a parent although they are no members of it.
@Suite struct `Names of extensions` {
  @Test(arguments: [
    "extension Root { var late: Int { count } }",
    "extension Root { fileprivate var late: Int { count } }",
    "protocol Counting {}; extension Counting { var late: Int { 1 } }; extension Root: Counting {}",
    """
    protocol Base {}; protocol Counting: Base {}; typealias Both = Counting & Hashable
    extension Base { var late: Int { 1 } }
    extension Root: Both {}
    """,
    "import Elsewhere\nextension Root: Unread {}",
  ])
  func `are found through a parent`(_ text: String) {
    #expect(issues(text) == [])
  }

  @Test(arguments: [
    "extension Root { static var late: Int { 1 } }",
    "extension Root { func late() -> Int { 1 } }",
    "extension Root: Hashable, @unchecked Sendable {}",
    "protocol Counting {}; extension Root: Counting {}",
  ])
  func `are missing where there is no such property`(_ text: String) {
    #expect(issues(text).count == 1)
    #expect(issues(text).allSatisfy { $0.contains("needs 'late', which nothing binds") })
  }

  private func issues(_ text: String) -> [String] {
    Sources([
      "App/A.swift": """
      import Joinery
      final class Use: Sendable { init(late: Int) {} }
      @Graph final class Root: Sendable { package let count: Int }
      @Graph final class Middle: Sendable { @Parent let root: Root }
      @Graph final class Child: Sendable {
        @Parent let middle: Middle
        @Singleton(Use.init(late:)) var use: Use
      }
      \(text)
      """
    ]).issues
  }
}
