import JoineryAnalysis
import JoineryReading
import Testing

/// One wiring that is wrong, as a graph type and as a container: what is read of both says the same.
@Suite struct `A graph type and a container` {
  @Test(arguments: [
    ("@Singleton(A.init(a:)) var a: A", "Singleton(A.init(a:))"),
    (
      "@Singleton(A.init(b:)) var a: A; @Singleton(B.init(a:)) var b: B",
      "Singleton(A.init(b:)); Singleton(B.init(a:))"
    ),
    (
      "@Singleton(A.init(b:)) var a: A; @Transient(B.init(c:)) var b: B; @Weak(C.init(a:)) var c: C",
      "Singleton(A.init(b:)); Transient(B.init(c:)); Weak(C.init(a:))"
    ),
    (
      "@Singleton(A.init(a:)) var a: A; @Singleton(B.init(b:)) var b: B",
      "Singleton(A.init(a:)); Singleton(B.init(b:))"
    ),
    (
      """
      @Singleton(A.init(c:)) var a: A; @Singleton(B.init(c:)) var b: B
      @Singleton(C.init(a:b:)) var c: C
      """, "Singleton(A.init(c:)); Singleton(B.init(c:)); Singleton(C.init(a:b:))"
    ),
    ("@Singleton(B.init(a:)) var b: B", "Singleton(B.init(a:))"),
    (
      "@Singleton(B.init(a:)) var b: B; @Singleton(C.init(a:)) var c: C",
      "Singleton(B.init(a:)); Singleton(C.init(a:))"
    ),
    (
      "@Singleton(A.init(b:)) var a: A; @Transient(C.init(a:b:)) var c: C",
      "Singleton(A.init(b:)); Transient(C.init(a:b:))"
    ),
  ])
  func `have the same issues`(_ members: String, _ bindings: String) {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      final class A { init(a: A) {}; init(b: B) {}; init(c: C) {} }
      final class B { init(a: A) {}; init(b: B) {}; init(c: C) {} }
      final class C { init(a: A) {}; init(a: A, b: B) {} }
      @Graph final class AppGraph: Sendable {
        \(members)
      }
      let container = try Container("app") {
        \(bindings)
      }
      """
    ])
    let (graph, container) = (sources.report.graphs[0], sources.report.graphs[1])
    #expect(!container.issues.isEmpty)
    #expect(
      graph.issues.map(\.issue.id.rawValue).sorted()
        == container.issues.map(\.issue.id.rawValue).sorted())
    #expect(graph.issues.map(chain).sorted() == container.issues.map(chain).sorted())
    #expect(graph.issues.map(headline).sorted() == container.issues.map(headline).sorted())
  }

  /// The names along the chain, those that nothing binds as types.
  private func chain(_ item: ReportedIssue) -> String {
    item.issue.chain.map { $0.name.uppercased() }.joined(separator: " → ")
  }

  private func headline(_ item: ReportedIssue) -> String { item.issue.headline.uppercased() }
}
