import JoinerySyntax
import SwiftSyntax
import Testing

@Suite struct `Changes of the source` {
  @Test(arguments: [
    (
      """
      @Graph final class G {
        /// The first.
        let a: A  // of two
        /// The second.
        let b: B
        @Singleton(C.init(b:)) var c: C
      }
      """,
      """
      @Graph final class G {  // of two
        /// The second.
        let b: B
        @Singleton(C.init(b:)) var c: C
      }
      """
    ),
    (
      """
      @Graph final class G {
          // Nothing yet.
          @Singleton(C.init(b:))
          var c: C
      }
      """,
      """
      @Graph final class G {
          let b: <#Type#>
          // Nothing yet.
          @Singleton(C.init(b:))
          var c: C
      }
      """
    ),
    (
      """
      @Graph final class G {
        @Transient  // new
        // each time
        func makeC() -> C { C() }
      }
      """,
      """
      @Graph final class G {
        // each time
        func makeC() -> C { C() }
      }
      """
    ),
    (
      """
      @Graph final class G {
        @Singleton(C.init)
        var c: C = C()  // one
      }
      """,
      """
      @Graph final class G {
        @Singleton(C.init)
        var c: C  // one
      }
      """
    ),
    (
      """
      @Graph final class G {
        @MainActor
        @Weak({
          let c = C()
          return c
        })
        public var c: C
      }
      """,
      """
      @Graph final class G {
        @MainActor
        @Weak
        public func makeC() -> C {
          let c = C()
          return c
        }
      }
      """
    ),
    (
      """
      @Graph final class G {
        lazy
        var a = 1
        @Singleton(C.init(ä:)) var c: C
        let `ö`: Int
      }
      """,
      """
      @Graph final class G {
        let ä: <#Type#>
        lazy
        var a = 1
        @Singleton(C.init(ä:)) var c: C
        let `ö`: Int
      }
      """
    ),
  ])
  func `leave the rest as it is`(_ text: String, _ fixed: String) throws {
    let source = try GraphSource(text)
    let fix = try #require(source.declaration.diagnostics().first?.fixIts.first)
    #expect(source.text(after: fix) == fixed)
  }

  @Test(arguments: DiagnosticExample.all.flatMap(\.sources))
  func `change what they are for`(_ text: String) throws {
    let source =
      try text.contains("@Graph") ? GraphSource(text) : GraphSource(members: text)
    let found = source.declaration.diagnostics()
    for diagnostic in found {
      let isSame = { (other: GraphDiagnostic) in
        other.id == diagnostic.id && other.message == diagnostic.message
      }
      for fix in diagnostic.fixIts {
        // A placeholder is an error of its own.
        let text = source.text(after: fix).replacing("<#Type#>", with: "T")
          .replacing("<#value#>", with: "v")
        let changed = try GraphSource(text).declaration
        #expect(!changed.syntax.hasError || source.declaration.syntax.hasError)
        #expect(
          changed.diagnostics().count(where: isSame) < found.count(where: isSame),
          "\(fix.message): \(text)")
      }
    }
  }
}
