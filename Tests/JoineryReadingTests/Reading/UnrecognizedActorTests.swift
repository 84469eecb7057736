import JoineryAnalysis
import JoineryReading
import Testing

/// A macro knows a global actor by the end of its name only.
@Suite struct `A global actor of another name` {
  @Test(arguments: [
    ("@DBA @Graph final class G { let a: A; @Singleton(B.init(a:)) var b: B }", 1),
    ("@Graph final class G: Sendable { @DBA @Singleton(C.init) var c: C }", 34),
    ("@Graph final class G: Sendable { @DBA @Singleton func makeC() -> C { C() } }", 34),
  ])
  func `is named at the attribute, with an alias that the macros know`(
    _ graph: String, _ column: Int
  ) {
    let report = Sources(["App/A.swift": Self.prelude + graph]).report
    #expect(
      report.issues.map(\.issue.headline) == [
        "The macros know a global actor by a name that ends in 'Actor', and don't see that 'DBA' is one."
      ])
    #expect(report.issues.map(\.issue.place?.column) == [column])
    #expect(
      report.issues.map(\.issue.fix) == ["typealias DBAActor = DBA, and '@DBAActor' here"])
  }

  @Test(arguments: [
    "@StoreActor @Graph final class G { let a: A; @Singleton(B.init(a:)) var b: B }",
    "@DBAActor @Graph final class G { let a: A; @Singleton(B.init(a:)) var b: B }",
    "@Graph final class G: Sendable { @Wrapper var a: A = A(); @Singleton(D.init(a:)) var d: D }",
    "@DBA final class G { let a = A() }",
  ])
  func `is not said of others`(_ graph: String) {
    #expect(Sources(["App/A.swift": Self.prelude + graph]).issues == [])
  }

  private static let prelude = """
    import Joinery
    @globalActor actor DBA { static let shared = DBA() }
    @globalActor actor StoreActor { static let shared = StoreActor() }
    typealias DBAActor = DBA
    @propertyWrapper struct Wrapper<T> { var wrappedValue: T }
    final class A: Sendable { init() {} }
    final class D: Sendable { init(a: A) {} }
    @DBA final class B { init(a: A) {} }
    @DBA final class C { init() {} }

    """
}
