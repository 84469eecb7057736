import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// One wiring that is wrong, as a graph and as a container: the compiler and the report say the same.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)), .serialized)
struct RefusalParityTests {
  @Test(arguments: RefusedPair.all)
  func `S24: the compiler and a container refuse the same`(pair: RefusedPair) async throws {
    let error = #expect(throws: GraphError.self) { try pair.container() }
    let issues = error?.issues ?? []
    #expect(!issues.isEmpty)
    #expect(Set(issues.map(\.id)) == [pair.id])
    let messages = try await pair.snippet.messages().map(\.plainText)
    #expect(messages.sorted() == issues.map(\.sentence).sorted())
  }
}

/// A wiring that is wrong, in both forms.
///
/// Members are called as their types, with a small letter, so that the names are the same in both.
struct RefusedPair: Sendable, CustomTestStringConvertible {
  let id: IssueID
  let snippet: Snippet
  let container: @Sendable () throws -> Container

  var testDescription: String { snippet.name }

  init(
    _ name: String, _ id: IssueID, _ members: String,
    @BindingBuilder _ bindings: @escaping @Sendable () -> BindingList
  ) {
    self.id = id
    snippet = Snippet(
      name,
      """
      import Joinery
      final class A: Sendable { init() {}; init(b: B) {}; init(a: A) {}; init(c: C) {} }
      final class B: Sendable { init(a: A) {}; init(c: C) {}; init(b: B) {} }
      final class C: Sendable { init(a: A) {}; init(d: D) {} }
      final class D: Sendable { init(b: B) {}; init(a: A, c: C) {} }
      @Graph final class Root: Sendable {
      \(members)
      }
      """)
    container = { try Container(name, bindings) }
  }

  static let all = [
    RefusedPair("V22, S06: a cycle of one", .dependencyCycle, "@Singleton(A.init(a:)) var a: A") {
      Singleton(A.init(a:))
    },
    RefusedPair(
      "W14, S06: a cycle of two", .dependencyCycle,
      """
      @Singleton(A.init(b:)) var a: A
      @Singleton(B.init(a:)) var b: B
      """
    ) {
      Singleton(A.init(b:))
      Singleton(B.init(a:))
    },
    RefusedPair(
      "V23, S06: a cycle of four", .dependencyCycle,
      """
      @Singleton(A.init(b:)) var a: A
      @Transient(B.init(c:)) var b: B
      @Weak(C.init(d:)) var c: C
      @Singleton(D.init(b:)) var d: D
      """
    ) {
      Singleton(A.init(b:))
      Transient(B.init(c:))
      Weak(C.init(d:))
      Singleton(D.init(b:))
    },
    RefusedPair(
      "S26: two cycles apart", .dependencyCycle,
      """
      @Singleton(A.init(a:)) var a: A
      @Singleton(B.init(b:)) var b: B
      """
    ) {
      Singleton(A.init(a:))
      Singleton(B.init(b:))
    },
    RefusedPair(
      "two cycles that meet", .dependencyCycle,
      """
      @Singleton(A.init(c:)) var a: A
      @Singleton(B.init(c:)) var b: B
      @Singleton(C.init(d:)) var c: C
      @Singleton(D.init(a:c:)) var d: D
      """
    ) {
      Singleton(A.init(c:))
      Singleton(B.init(c:))
      Singleton(C.init(d:))
      Singleton(D.init(a:c:))
    },
    RefusedPair("a name that nothing has", .missingBinding, "@Singleton(B.init(a:)) var b: B") {
      Singleton(B.init(a:))
    },
    RefusedPair(
      "a name that several ask for", .missingBinding,
      """
      @Singleton(B.init(a:)) var b: B
      @Singleton(C.init(a:)) var c: C
      """
    ) {
      Singleton(B.init(a:))
      Singleton(C.init(a:))
    },
    RefusedPair(
      "S02, V19, G09: several names that nothing has", .missingBinding,
      """
      @Singleton(A.init(b:)) var a: A
      @Singleton(D.init(a:c:)) var d: D
      """
    ) {
      Singleton(A.init(b:))
      Singleton(D.init(a:c:))
    },
  ]
}

extension Snippet.Message {
  /// The message without the name of the macro, and with the names of members as those of types.
  fileprivate var plainText: String {
    let text = text.components(separatedBy: " (from macro")[0]
    return text.replacing(/needs '([a-d])'/) { "needs '\($0.1.uppercased())'" }
  }
}

extension JoineryAnalysis.Issue {
  /// The headline as compilers write it.
  fileprivate var sentence: String { String(headline.dropLast()) }
}

// MARK: - Fixtures

private final class A: Sendable {
  init(a: A) {}
  init(b: B) {}
  init(c: C) {}
}

private final class B: Sendable {
  init(a: A) {}
  init(b: B) {}
  init(c: C) {}
}

private final class C: Sendable {
  init(a: A) {}
  init(d: D) {}
}

private final class D: Sendable {
  init(b: B) {}
  init(a: A, c: C) {}
}
