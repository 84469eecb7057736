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
    guard let syntax = declaration.as(ClassDeclSyntax.self) else {
      // The compiler need not say as well that nothing initialises the inputs.
      return declaration.is(ActorDeclSyntax.self) ? ["init() { fatalError() }"] : []
    }
    let graph = GraphDeclaration(syntax, configuration: context.buildConfiguration)
    let diagnostics = graph.diagnostics()
    for diagnostic in diagnostics { context.diagnose(diagnostic.compilerDiagnostic) }
    return GraphWriter(graph: graph, diagnostics: diagnostics, context: context).members
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.as(ClassDeclSyntax.self)?.isFinal == true else { return [] }
    // The only conformance that the macro declares: the module may have another protocol of its name.
    return try protocols.prefix(1).map { _ in
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): nonisolated Joinery.DependencyGraph {}")
    }
  }
}

extension ClassDeclSyntax {
  /// Whether nobody can inherit from the class.
  var isFinal: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.final) } }
}
