import JoineryTestSupport
import Testing

/// What the compiler accepts and refuses to inject.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct InjectionCompilationTests {
  @Test(arguments: rejectedSnippets)
  func `the compiler refuses`(snippet: Snippet) async throws {
    #expect(!snippet.expectedErrors.isEmpty)
    let difference = try await snippet.difference()
    #expect(difference == nil, "\(snippet.name)")
  }
}

// MARK: - Fixtures

private let prelude = """
  import Joinery
  final class Plain {
    let fixed = 1
    var count = 0
    func load(_: Int) async {}
  }
  @MainActor final class Screen {
    var count = 0
    func configure(_: Int) {}
  }
  struct Row { var count = 0 }

  """

private let rejectedSnippets = [
  Snippet(
    "a property that cannot be set",
    prelude + """
      func test(container: Container, plain: Plain) throws {
        try container.inject(into: plain) {
          Setter(\\.fixed)  // error: cannot convert value
        }
      }
      """),
  Snippet(
    "an object of the main actor without container.main",
    prelude + """
      @MainActor func test(container: Container, screen: Screen) throws {
        try container.inject(into: screen) {
          Setter(\\.count)  // error: does not conform to the 'Sendable' protocol
        }
      }
      """),
  Snippet(
    "a method that waits, by who cannot",
    prelude + """
      func test(container: Container, plain: Plain) throws {
        try container.inject(into: plain) {  // error: 'async' call in a function
          Method(Plain.load)
        }
      }
      """),
  Snippet(
    "a structure that is not passed with &",
    prelude + """
      func test(container: Container) throws {
        let row = Row()
        try container.inject(into: row) { \\.count }  // error: requires that 'Row' be a class type
      }
      """),
  Snippet(
    "a variable that a call captures",
    prelude + """
      func test(container: Container, plain: Plain) throws {
        var sum = 0
        try container.inject(into: plain) {
          Call { (_: Plain, count: Int) in sum += count }  // error: mutation of captured var 'sum'
        }
        print(sum)
      }
      """),
]
