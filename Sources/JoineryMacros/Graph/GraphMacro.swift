import JoinerySyntax
import SwiftDiagnostics
import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes what a graph type has besides its members: `@Graph`.
enum GraphMacro: MemberMacro, ExtensionMacro {
  // What is written is in the house format already.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let diagnostic = GraphDeclaration.diagnostic(of: node, on: declaration) {
      context.diagnose(diagnostic.compilerDiagnostic)
    }
    guard let syntax = declaration.as(ClassDeclSyntax.self) else { return [] }
    let graph = GraphDeclaration(syntax, configuration: context.buildConfiguration)
    for diagnostic in graph.diagnostics() { context.diagnose(diagnostic.compilerDiagnostic) }
    return GraphWriter(graph: graph, context: context).members
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    return try protocols.map { conformance in
      try ExtensionDeclSyntax("extension \(type.trimmed): \(conformance.trimmed) {}")
    }
  }
}
