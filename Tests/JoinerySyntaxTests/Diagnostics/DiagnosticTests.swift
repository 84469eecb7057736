import JoineryAnalysis
import JoinerySyntax
import JoineryTestSupport
import SwiftDiagnostics
import SwiftSyntax
import Testing

@Suite struct `Diagnostics of a graph` {
  @Test(arguments: DiagnosticExample.all)
  func `S04, S24: each kind of fault has its text, its place and its changes`(
    _ example: DiagnosticExample
  )
    throws
  {
    #expect(try Golden().difference(of: example.text(), from: example.name) == nil)
  }

  @Test func `S24: each id of source has an example and an entry`() throws {
    let names = try Set(Golden().names)
    // The first is not about a graph: see the tests of the context. The other is beyond what macros see.
    #expect(
      IssueID.sourceRegistry.map(\.id).filter { !names.contains($0.rawValue) } == [
        .attributeOutsideGraph, .throwingDependency,
      ])
    for entry in IssueID.sourceRegistry {
      #expect(entry.id.entry == entry)
      #expect(!entry.title.hasSuffix(".") && entry.explanation.hasSuffix("."))
      #expect(entry.id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }

  @Test func `the diagnostics are in the order of the source`() throws {
    let source = try GraphSource(
      members: """
          @Singleton(A.init(_:)) var a: A
          @Singleton(B.init(x:)) let b: B
          let c
        """)
    #expect(
      source.declaration.diagnostics().map(\.id) == [
        .unlabelledParameter, .missingBinding, .misplacedAttribute, .missingType, .unusedBinding,
      ])
  }

  @Test func `a diagnostic is handed to the compiler as it is`() throws {
    let source = try GraphSource(
      members: """
          let config: Config
          @Singleton(A.init(confg:)) var a: A
          @Singleton(B.init(confg:config:)) var b: B
        """)
    let diagnostic = try #require(source.declaration.diagnostics().first)
    let converted = diagnostic.compilerDiagnostic
    #expect(
      converted.diagMessage.diagnosticID == MessageID(domain: "Joinery", id: "missing-binding"))
    #expect(converted.diagMessage.severity == .error)
    #expect(converted.message == diagnostic.message)
    #expect(converted.node.id == diagnostic.node.id)
    #expect(converted.notes.map(\.message) == ["'b' needs it too"])
    let edits = try #require(converted.fixIts.first).edits
    #expect(edits.map(\.replacement) == ["config", "config"])
  }
}
