import JoineryReading
import Testing

/// Sources that are nested far deeper than anybody writes, though programs do.
@Suite("Nesting", .timeLimit(.minutes(10))) struct NestingTests {
  private static let depth = 3_000

  @Test(arguments: [
    ("calls", "let a = b" + String(repeating: ".c()", count: depth)),
    (
      "conditions",
      "func f(n: Int) {\n  if n == 0 {}"
        + (1...depth).map { " else if n == \($0) {}" }.joined() + "\n}"
    ),
    ("operators", "let a = 0" + String(repeating: " + 1", count: depth)),
    (
      "types", (0..<depth).map { "enum T\($0) {" }.joined() + String(repeating: "}", count: depth)
    ),
    (
      "closures",
      "let a = " + String(repeating: "{ ", count: depth)
        + String(repeating: " }", count: depth)
    ),
    (
      "angle brackets",
      "let a: A" + String(repeating: "<A", count: depth)
        + String(repeating: ">", count: depth)
    ),
  ])
  func `are read, or refused, and the rest of the file is read`(kind: String, nested: String) {
    let sources = Sources([
      "App/Wiring.swift": """
      import Joinery
      final class Part: Sendable {}
      @Graph final class AppGraph: Sendable {
        @Singleton(Part.init) var part: Part
      }
      \(nested)
      """
    ])
    #expect(sources.report.graphs.map(\.name) == ["AppGraph"])
  }
}
