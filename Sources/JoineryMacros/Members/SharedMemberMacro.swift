import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes a member that is made once: `@Singleton` and `@Weak` on a variable.
protocol SharedMemberMacro: AccessorMacro, PeerMacro {
  static var effects: MakeEffects { get }
}

extension SharedMemberMacro {
  // What is written is in the house format already.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let member = ProvidedMember(node, declaration, effects: effects, in: context) else {
      return ["get { fatalError() }"]
    }
    if member.hasAccessors { return [] }
    let name = member.plainName
    if member.type.hasPrefix("some ") {
      // The type is not known, so that there is no cell for it.
      return ["  get { \(raw: member.graph).\(raw: name.asMemberName)(self) }"]
    }
    return ["  get { _cells.\(raw: name.asMemberName).value(of: \(literal: name), in: graphCore) }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    context.diagnosePlace(of: node)
    guard let member = ProvidedMember(node, declaration, effects: effects, in: context) else {
      return []
    }
    return [member.make()]
  }
}

enum SingletonMacro: SharedMemberMacro {
  static var effects: MakeEffects { .none }
}

enum ThrowingSingletonMacro: SharedMemberMacro {
  static var effects: MakeEffects { .throwing }
}

enum AsyncSingletonMacro: SharedMemberMacro {
  static var effects: MakeEffects { .asynchronous }
}

enum AsyncThrowingSingletonMacro: SharedMemberMacro {
  static var effects: MakeEffects { .asynchronousThrowing }
}

enum WeakMacro: SharedMemberMacro {
  static var effects: MakeEffects { .none }
}
