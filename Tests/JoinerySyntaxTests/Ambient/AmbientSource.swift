import JoinerySyntax
import SwiftParser
import SwiftSyntax
import Testing

/// A variable with an attribute of ambient values, which is read from a text.
struct AmbientSource {
  let text: String
  let variable: AmbientVariable
  private let isEntry: Bool

  /// Reads the first variable of a text that has one of the attributes.
  init(_ text: String) throws {
    self.text = text
    let file = Parser.parse(source: text)
    let attribute = try #require(
      file.tokens(viewMode: .sourceAccurate)
        .first { ["Injected", "InjectedEntry"].contains($0.text) }?
        .ancestor(as: AttributeSyntax.self))
    let declaration = try #require(attribute.ancestor(as: VariableDeclSyntax.self))
    isEntry = attribute.baseName == "InjectedEntry"
    let around = sequence(first: Syntax(declaration)) { $0.parent }.dropFirst().filter { node in
      node.is(FunctionDeclSyntax.self) || node.asProtocol((any DeclGroupSyntax).self) != nil
    }
    variable = AmbientVariable(attribute, declaration, in: Array(around))
  }

  var diagnostics: [GraphDiagnostic] {
    isEntry ? variable.entryDiagnostics : variable.propertyDiagnostics
  }

  /// The text after a change.
  func text(after fix: GraphDiagnostic.FixIt) -> String {
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
