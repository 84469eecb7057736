import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes a variable with an attribute that says how its value is made.
protocol ProvidedMemberMacro: AccessorMacro, PeerMacro {
  static var effects: MakeEffects { get }

  /// How the variable is read.
  static func accessor(of member: ProvidedMember) -> AccessorDeclSyntax

  /// What stands beside the variable.
  static func peers(
    of member: ProvidedMember, _ declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax]
}

extension ProvidedMemberMacro {
  // What is written is in the house format already.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let member = ProvidedMember(node, declaration, effects: effects, in: context) else {
      return ["get { fatalError() }"]
    }
    return member.hasAccessors ? [] : [accessor(of: member)]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    context.diagnosePlace(of: node)
    guard let member = ProvidedMember(node, declaration, effects: effects, in: context) else {
      return []
    }
    return peers(of: member, declaration, in: context)
  }
}
