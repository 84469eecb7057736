import JoineryAnalysis
import JoineryReading
import Testing

/// What the compiler would say of the joints of a graph.
@Suite struct `The joints of a graph` {
  @Test(arguments: JointExample.faulty + JointExample.unfit)
  func `are refused where the compiler refuses them`(_ example: JointExample) {
    #expect(example.issues == example.expected)
  }

  @Test(arguments: JointExample.fitting)
  func `are left alone where they fit, or where that isn't known`(_ source: String) {
    #expect(JointExample(source).issues == [])
  }

  @Test func `have the chain and the smallest change`() throws {
    let example = JointExample(
      "@Transient(Slow.init) var slow: Slow\n@Singleton(Use.init(slow:)) var use: Use")
    let issue = try #require(example.report.issues.first?.issue)
    #expect(issue.chain.map(\.name) == ["Use", "Slow"])
    #expect(issue.fix == "make 'slow' a '@Singleton', which the start of the graph makes")
  }

  @Test(arguments: [
    ("@Singleton(Screen.init) var a: Screen", "", "write '@MainActor' before 'a'"),
    (
      "@Singleton(Screen.init) nonisolated var a: Screen", "@MainActor",
      "remove 'nonisolated' before 'a'"
    ),
    (
      "@Singleton(Screen.init) nonisolated var a: Screen", "",
      "write '@MainActor' instead of 'nonisolated' before 'a'"
    ),
    (
      "@Singleton(Screen.init) var screen: Screen\n@Singleton(Use.init(screen:)) nonisolated var a: Use",
      "@MainActor", "remove 'nonisolated' before 'a'"
    ),
    ("@Weak(Pair.init) var a: Pair", "", "make 'a' a '@Singleton', or a '@Transient'"),
  ])
  func `have a change that compiles`(_ members: String, _ actor: String, _ fix: String) {
    let example = JointExample(members, head: "\(actor) @Graph final class G: Sendable")
    #expect(example.report.issues.map(\.issue.fix) == [fix])
  }

  @Test func `of parents say where the name is given`() throws {
    let example = JointExample(
      "@Parent let one: One\n@Parent let two: Two\n@Singleton(Use.init(part:)) var use: Use")
    let issue = try #require(example.report.issues.first?.issue)
    #expect(issue.notes.map(\.text) == ["'part' of 'One'", "'part' of 'Two'"])
    #expect(issue.notes.map(\.place?.line) == [20, 21])
    #expect(issue.fix == "var part: Part { one.part }")
  }

  @Test func `of parents' parents name a way to the name`() throws {
    let example = JointExample(
      "@Parent let left: Left\n@Parent let right: Right\n@Singleton(Use.init(part:)) var use: Use")
    let issue = try #require(example.report.issues.first?.issue)
    #expect(issue.notes.map(\.text) == ["'part' of 'One'"])
    #expect(issue.fix == "var part: Part { left.inherited.part }")
  }
}

/// The members of a graph, and what is wrong with them.
struct JointExample: Sendable, CustomTestStringConvertible {
  let members: String
  let head: String
  /// Each issue with the line and column among the members.
  let expected: [String]

  init(_ members: String, head: String = "@Graph final class G: Sendable", _ expected: String...) {
    self.members = members
    self.head = head
    self.expected = expected
  }

  var testDescription: String { members }

  var report: SourceReport {
    Sources(["App/Graph.swift": Self.prelude + "\n\(head) {\n\(members)\n}"]).report
  }

  var issues: [String] {
    let first = Self.prelude.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    return report.issues.map { item in
      let place = item.issue.place
      return "\((place?.line ?? 0) - first):\(place?.column ?? 0) \(item.issue.id) "
        + item.issue.headline
    }
  }

  private static let prelude = """
    import Joinery
    final class Part: Sendable {}
    final class Slow: Sendable { init() async {} }
    final class Risky: Sendable { init() throws {} }
    @MainActor final class Screen { init() {} }
    @MainActor final class Plain: Sendable { static func make() async -> Plain { Plain() } }
    struct Pair: Sendable {}
    protocol Shown: Sendable {}
    struct Picture: Shown {}
    final class Odd: Sendable { init(count: inout Int) {}; init(later: @autoclosure () -> Int) {} }
    final class Use: Sendable {
      init(slow: Slow) {}
      init(risky: Risky) {}
      init(screen: Screen) {}
      init(part: Part) {}
      static func load(slow: Slow) async -> Use { Use(slow: slow) }
      static func read(risky: Risky) throws -> Use { Use(risky: risky) }
      static func wait(screen: Screen) async -> Use { Use(part: Part()) }
    }
    @Graph final class One: Sendable { @Singleton(Part.init) var part: Part }
    @Graph final class Two: Sendable { @Singleton(Part.init) var part: Part }
    @Graph final class Left: Sendable { @Parent let one: One }
    @Graph final class Right: Sendable { @Parent let one: One }
    """

  static let faulty = [
    JointExample(
      "@Transient(Slow.init) var slow: Slow\n@Singleton(Use.init(slow:)) var use: Use",
      "2:21 awaited-dependency 'Use' is made without waiting, but needs 'Slow', which has to be awaited."
    ),
    JointExample(
      "@Transient(Slow.init) var slow: Slow\n@Assisted(Use.init(slow:)) func makeUse() -> Use",
      """
      2:20 awaited-dependency 'makeUse' is made without waiting, but needs 'Slow', which has \
      to be awaited.
      """),
    JointExample(
      "@Transient(Slow.init) var slow: Slow\n@Singleton func makeUse() -> Use { Use(slow: slow) }",
      "2:46 awaited-dependency 'Use' is made without waiting, but needs 'Slow', which has to be awaited."
    ),
    JointExample(
      "@Transient(Risky.init) var risky: Risky\n@Singleton(Use.init(risky:)) var use: Use",
      """
      2:21 throwing-dependency 'Use' is made by something that can't throw, but needs 'Risky', whose \
      factory may.
      """),
    JointExample(
      "@Transient(Risky.init) var risky: Risky\nvar use: Use { Use(risky: risky) }",
      """
      2:27 throwing-dependency 'Use' is made by something that can't throw, but needs 'Risky', whose \
      factory may.
      """),
    JointExample(
      "@MainActor @Singleton(Screen.init) var screen: Screen\n@Singleton(Use.init(screen:)) var use: Use",
      """
      2:21 isolated-dependency 'Use' may be made anywhere, but needs 'Screen', which belongs to the main \
      actor.
      """),
    JointExample(
      """
      @MainActor @Transient(Screen.init) var screen: Screen
      @Transient(Use.init(screen:)) nonisolated var use: Use
      """, head: "@Graph final class G",
      """
      2:21 isolated-dependency 'Use' may be made anywhere, but needs 'Screen', which belongs to the main \
      actor.
      """),
    JointExample(
      "@Parent let one: One\n@Parent let two: Two\n@Singleton(Use.init(part:)) var use: Use",
      """
      3:21 duplicate-name 'Use' needs 'part', which its graph finds in several ways, through 'one' and \
      'two'.
      """),
    JointExample(
      "@Parent let left: Left\n@Parent let right: Right\n@Singleton(Use.init(part:)) var use: Use",
      """
      3:21 duplicate-name 'Use' needs 'part', which its graph finds in several ways, through 'left' and \
      'right'.
      """),
    JointExample(
      "@Parent let left: Left\n@Parent let right: Right\n@Singleton(Use.init(pat:)) var use: Use",
      "3:12 not-a-factory 'Use' has no 'init(pat:)'.",
      "3:21 missing-binding 'Use' needs 'pat', which nothing binds."),
    JointExample(
      """
      @Parent let one: One
      @Parent let other: One
      @Singleton(Use.init(part:)) var use: Use
      """,
      """
      2:13 duplicate-name 'other' is a second parent of the type 'One', and labels couldn't say which \
      one they mean; make it an input, without '@Parent'.
      """),
  ]

  static let unfit = [
    JointExample(
      "let count: Int\n@Singleton(Odd.init(count:)) var odd: Odd",
      """
      2:12 not-a-factory The parameter 'count' of 'Odd.init(count:)' is 'inout', and can't take a member \
      of the graph; make the value in a function with a body.
      """),
    JointExample(
      "let later: Int\n@Singleton(Odd.init(later:)) var odd: Odd",
      """
      2:12 not-a-factory The parameter 'later' of 'Odd.init(later:)' is '@autoclosure', and can't take a \
      member of the graph; make the value in a function with a body.
      """),
    JointExample(
      "@Weak(Slow.init) var slow: Slow",
      "1:7 not-a-factory 'slow' is weak, and so made when it is read, but 'Slow.init' has to be awaited."
    ),
    JointExample(
      "@Weak(Risky.init) var risky: Risky",
      "1:7 not-a-factory 'risky' is weak, and so made when it is read, but 'Risky.init' may throw."
    ),
    JointExample(
      """
      func makeUse<Value>(value: Value) -> Use { Use(part: Part()) }
      @Singleton(Maker.init(makeUse:)) var maker: Maker
      """,
      """
      2:23 not-a-factory 'makeUse' is generic, and what is passed on is a value, which can't be; name a \
      function with the types.
      """),
    JointExample(
      "@Assisted(Screen.init) func makeScreen() -> Screen",
      """
      1:11 isolated-dependency 'makeScreen' may be called anywhere, but calls 'Screen.init', which belongs \
      to the main actor.
      """),
    JointExample(
      "@Singleton(Screen.init) var screen: Screen",
      """
      1:12 isolated-dependency 'screen' may be made anywhere, but it is made by 'Screen.init', which \
      belongs to the main actor.
      """),
    JointExample(
      "@Transient(Screen.init) nonisolated var screen: Screen",
      head: "@MainActor @Graph final class G",
      """
      1:12 isolated-dependency 'screen' may be made anywhere, but it is made by 'Screen.init', which \
      belongs to the main actor.
      """),
    JointExample(
      "@Weak(Pair.init) var pair: Pair",
      "1:22 not-a-class-instance 'Pair' is bound weakly, but what is made is no class instance."),
  ]

  static let fitting = [
    "@Assisted(Odd.init(count:)) func makeOdd(count: inout Int) -> Odd",
    "@MainActor @Assisted(Screen.init) func makeScreen() -> Screen",
    "@Assisted(Screen.init) func makeScreen() async -> Screen",
    "@Singleton(Plain.init) var plain: Plain",
    "@Singleton(Plain.make) var plain: Plain",
    "@Weak(Part.init) var part: Part",
    "@Weak(Picture.init) var shown: any Shown",
    "@Singleton(Slow.init) var slow: Slow\n@Singleton(Use.init(slow:)) var use: Use",
    "@Singleton(Risky.init) var risky: Risky\n@Transient(Use.init(risky:)) var use: Use",
    "@Transient(Slow.init) var slow: Slow\n@Singleton(Use.load(slow:)) var use: Use",
    "@Transient(Risky.init) var risky: Risky\n@Transient(Use.read(risky:)) var use: Use",
    "@MainActor @Singleton(Screen.init) var screen: Screen\n@Singleton(Use.wait(screen:)) var use: Use",
    """
    @MainActor @Singleton(Screen.init) var screen: Screen
    @MainActor @Singleton(Use.init(screen:)) var use: Use
    """,
    "@Transient(Slow.init) var slow: Slow\n@Singleton(Elsewhere.init(slow:)) var use: Use",
    "@Transient(Slow.init) var slow: Slow\nfunc work() { Task { [self] in print(await slow) } }",
    "@Transient(Slow.init) var slow: Slow\nfunc work() async { print(await slow) }",
    "@Transient(Risky.init) var risky: Risky\nvar use: Use? { (try? risky).map(Use.init(risky:)) }",
    "@Parent let left: Left\n@Parent let one: One\n@Singleton(Use.init(part:)) var use: Use",
    """
    @Parent let one: One
    @Parent let two: Two
    @Singleton(Use.init(part:)) var use: Use
    var part: Part { two.part }
    """,
  ]
}
