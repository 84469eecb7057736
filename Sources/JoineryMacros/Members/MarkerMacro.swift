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
  ) throws -> [DeclSyntax] { [] }
}
