import JoineryAnalysis
import JoineryReading
import Testing

/// What is said besides of an issue of a graph, which the macro and the analysis both know.
@Suite struct `The notes of a graph's issues` {
  @Test(arguments: [
    (
      """
      @Singleton(A.init(zzz:)) var one: A
      @Singleton(A.init(zzz:)) var two: A
      """, ["'A (two)' needs it too"]
    ),
    (
      "@Singleton(B.init(c:)) var b: B\n@Singleton(C.init(b:)) var c: C",
      [
        "what 'C' and 'B' share may go into a third type, which both take",
        "to break the cycle, let 'c' take a function that gives 'b', and call it after construction; "
          + "with 'func makeB() -> B { b }' in the graph, the label 'makeB' passes it on",
      ]
    ),
  ])
  func `are said once`(_ members: String, _ notes: [String]) throws {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      final class A: Sendable { init(zzz: Int) {} }
      final class B: Sendable { init(c: C) {} }
      final class C: Sendable { init(b: B) {} }
      @Graph final class G: Sendable {
      \(members)
      }
      """
    ])
    let issue = try #require(sources.report.issues.first).issue
    #expect(sources.report.issues.count == 1)
    #expect(issue.notes.map(\.text) == notes)
  }

  @Test func `name a member whose letters have changed places`() throws {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      final class A: Sendable { init(cgf: Int) {} }
      @Graph final class G: Sendable {
        package let cfg: Int
        @Singleton(A.init(cgf:)) var a: A
      }
      """
    ])
    #expect(sources.report.issues.map(\.issue.fix) == ["did you mean 'cfg'?"])
  }
}
