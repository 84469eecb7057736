import JoinerySyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Marks what the graph's own macro reads: `@Parent`, and `@Singleton` or `@Weak` on a function.
///
/// It writes nothing: a macro of many members that could write any name would make every lookup of a
/// name expand all of them.
enum MarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    context.diagnosePlace(of: node)
    return []
  }
}

extension MacroExpansionContext {
  /// Says so where an attribute of a graph's member stands somewhere else.
  ///
  /// It is said by one role of each macro only.
  func diagnosePlace(of attribute: AttributeSyntax) {
    if let diagnostic = GraphDeclaration.diagnostic(of: attribute, in: lexicalContext) {
      diagnose(diagnostic.compilerDiagnostic)
    }
  }
}
