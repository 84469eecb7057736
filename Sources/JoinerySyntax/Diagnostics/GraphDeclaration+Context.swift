package import SwiftSyntax

extension GraphDeclaration {
  /// What is wrong with where an attribute of a graph's member stands.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - context: What is around the declaration that has it, the innermost first.
  /// - Returns: The diagnostic, or nil where the declaration is in the body of a graph.
  package static func diagnostic(
    of attribute: AttributeSyntax, in context: [Syntax]
  ) -> GraphDiagnostic? {
    guard let innermost = context.first else { return .outsideGraph(attribute, fixIts: []) }
    if innermost.is(ExtensionDeclSyntax.self) { return .inExtension(attribute) }
    guard let type = innermost.asProtocol((any DeclGroupSyntax).self) else {
      return .outsideGraph(attribute, fixIts: [])
    }
    if type.attributes.named("Graph") != nil { return nil }
    return .outsideGraph(
      attribute,
      fixIts: type.is(ClassDeclSyntax.self)
        ? [.add("@Graph", .inserting("@Graph\n", before: type))] : [])
  }
}
