import JoineryAnalysis
import JoinerySyntax
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct `What has an attribute of a graph` {
  @Test(arguments: [
    ("struct", "a structure", "@Graph final class AppGraph {}"),
    ("actor", "an actor", "@Graph final class AppGraph {}"),
    ("enum", "an enumeration", nil), ("extension", "an extension", nil),
  ])
  func `a graph is a class`(_ keyword: String, _ name: String, _ fixed: String?) throws {
    let text = "@Graph \(keyword) AppGraph {}"
    let file = Parser.parse(source: text)
    let declaration = try #require(file.statements.first?.item)
    let attribute = try #require(
      declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.named("Graph"))
    let diagnostic = try #require(GraphDeclaration.diagnostic(of: attribute, on: declaration))
    #expect(diagnostic.id == .notAFinalClass)
    #expect(diagnostic.message == "'@Graph' needs a final class, and this is \(name)")
    #expect(diagnostic.node.description == "\(keyword) ")
    #expect(diagnostic.fixIts.map { apply($0, to: text) } == (fixed.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("@Graph final class G { @Singleton(A.init) var a: A }", nil, nil),
    ("@Joinery.Graph final class G { @Singleton(A.init) var a: A }", nil, nil),
    ("@Graph struct G { @Singleton(A.init) var a: A }", nil, nil),
    ("@Singleton(A.init) var a: A", "belongs in the body of a class that has '@Graph'", nil),
    (
      "final class G { @Singleton(A.init) var a: A }",
      "belongs in the body of a class that has '@Graph'",
      "@Graph\nfinal class G { @Singleton(A.init) var a: A }"
    ),
    (
      "struct G { @Singleton(A.init) var a: A }",
      "belongs in the body of a class that has '@Graph'", nil
    ),
    (
      "extension G { @Singleton(A.init) var a: A }",
      "belongs in the body of the graph, which shows the whole graph, and not in an extension", nil
    ),
    (
      "@Graph class G { func f() { @Singleton(A.init) var a: A } }",
      "belongs in the body of a class that has '@Graph'", nil
    ),
    (
      "@Graph class G { class H { @Singleton(A.init) var a: A } }",
      "belongs in the body of a class that has '@Graph'",
      "@Graph class G { @Graph\nclass H { @Singleton(A.init) var a: A } }"
    ),
  ])
  func `a member of a graph is in its body`(
    _ text: String, _ message: String?, _ fixed: String?
  ) throws {
    let file = Parser.parse(source: text)
    let attribute = try #require(
      file.tokens(viewMode: .sourceAccurate).first { $0.text == "Singleton" }?
        .ancestor(as: AttributeSyntax.self))
    let diagnostic = GraphDeclaration.diagnostic(of: attribute, in: attribute.lexicalContext)
    #expect(diagnostic?.message == message.map { "'@Singleton' \($0)" })
    #expect(diagnostic.map(\.id) == message.map { _ in .attributeOutsideGraph })
    #expect(diagnostic?.fixIts.map { apply($0, to: text) }.first == fixed)
  }

  @Test(arguments: [
    "@Assisted(A.init(id:)) func makeA(id: Int) -> A",
    "final class G {\n  @Parent let app: AppGraph\n}",
    "extension G {\n  @Weak(A.init) var a: A\n}",
  ])
  func `what is outside a graph is said at the attribute`(_ text: String) throws {
    let file = Parser.parse(source: text)
    let attribute = try #require(
      file.tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .atSign }?
        .ancestor(as: AttributeSyntax.self))
    let diagnostic = try #require(
      GraphDeclaration.diagnostic(of: attribute, in: attribute.lexicalContext))
    #expect(diagnostic.node.id == attribute.id)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.hasPrefix("'@\(attribute.baseName)' belongs in"))
  }

  private func apply(_ fix: GraphDiagnostic.FixIt, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(
        edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  fileprivate func ancestor<Node: SyntaxProtocol>(as type: Node.Type) -> Node? {
    sequence(first: Syntax(self)) { $0.parent }.lazy.compactMap { $0.as(type) }.first
  }
}

extension AttributeSyntax {
  /// What is around the declaration that has the attribute, as a macro is told.
  fileprivate var lexicalContext: [Syntax] {
    sequence(first: Syntax(self)) { $0.parent }.dropFirst().filter { node in
      node.is(FunctionDeclSyntax.self) || node.asProtocol((any DeclGroupSyntax).self) != nil
    }
  }
}
