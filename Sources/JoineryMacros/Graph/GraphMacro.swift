import JoinerySyntax
import SwiftDiagnostics
import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes what a graph type has besides its members: `@Graph`.
enum GraphMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let syntax = declaration.as(ClassDeclSyntax.self) else { return [] }
    let graph = GraphDeclaration(syntax, configuration: context.buildConfiguration)
    return GraphWriter(graph: graph, context: context).members
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let syntax = declaration.as(ClassDeclSyntax.self) else { return [] }
    let hasParent = syntax.memberBlock.members.contains {
      $0.decl.as(VariableDeclSyntax.self)?.attributes.named("Parent") != nil
    }
    return try protocols.compactMap { conformance in
      if conformance.trimmedDescription.hasSuffix("ChildGraph"), !hasParent { return nil }
      return try ExtensionDeclSyntax("extension \(type.trimmed): \(conformance.trimmed) {}")
    }
  }
}
