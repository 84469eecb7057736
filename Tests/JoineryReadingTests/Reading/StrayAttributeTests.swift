import JoineryReading
import Testing

/// Attributes that mean something in a graph only.
@Suite struct `An attribute outside of a graph` {
  @Test(arguments: [
    (
      "final class G { @Singleton(A.init) var a: A }",
      "17 error attribute-outside-graph: '@Singleton' belongs in the body of a class that has '@Graph'."
    ),
    (
      "extension App { @Singleton func makeA() -> A { A() } }",
      """
      17 error attribute-outside-graph: '@Singleton' belongs in the body of the graph, which shows the \
      whole graph, and not in an extension.
      """
    ),
    (
      "func f() { @Joinery.Weak(A.init) var a: A }",
      "12 error attribute-outside-graph: '@Weak' belongs in the body of a class that has '@Graph'."
    ),
    (
      "final class G { @Parent let app: App }",
      "17 error attribute-outside-graph: '@Parent' belongs in the body of a class that has '@Graph'."
    ),
    (
      "@Assisted(A.init) func makeA() -> A",
      "1 error attribute-outside-graph: '@Assisted' belongs in the body of a class that has '@Graph'."
    ),
    (
      "@Graph struct G {}",
      "8 error not-a-final-class: '@Graph' needs a final class, and this is a structure."
    ),
    (
      "@Graph protocol G {}",
      "8 error not-a-final-class: '@Graph' needs a final class, and this is a protocol."
    ),
    (
      "func f() { @Graph final class G: Sendable { let a: A; @Singleton(B.init(a:)) var b: B } }",
      """
      12 error misplaced-attribute: '@Graph' extends its type, which no macro can for a type in a \
      function; move 'G' out of it.
      """
    ),
  ])
  func `is refused as by the compiler`(_ declaration: String, _ issue: String) {
    #expect(issues(declaration) == ["App/A.swift:4:" + issue])
  }

  @Test(arguments: [
    "@Graph final class G: Sendable { @Singleton(A.init) var a: A }",
    "@Graph final class G: Sendable { @Singleton func makeA() -> A { A() } }",
    // Others have attributes of these names.
    "@Model final class M { @Transient var cache = 1; @Parent(key: \"id\") var owner: M }",
    "@Singleton final class M {}",
    "#if NEVER\nfinal class G { @Singleton(A.init) var a: A }\n#endif",
  ])
  func `is none where it belongs, or where it is another one`(_ declaration: String) {
    #expect(issues(declaration) == [])
  }

  @Test func `is none where the sources declare it`() {
    let wrapper = "@propertyWrapper struct Weak<T> { init(_ make: () -> T) {} }"
    #expect(issues("final class G { @Weak(A.init) var a: A }; \(wrapper)") == [])
  }

  @Test func `is none where nothing sees Joinery`() {
    let sources = Sources(["App/A.swift": "final class G { @Weak(A.init) var a: A }"])
    #expect(sources.issues == [])
  }

  private func issues(_ declaration: String) -> [String] {
    Sources([
      "App/A.swift": """
      import Joinery
      final class A: Sendable {}
      @Graph final class App: Sendable {}
      \(declaration)
      """
    ]).issues
  }
}
