import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes a member that is made once: `@Singleton` and `@Weak` on a variable.
protocol SharedMemberMacro: ProvidedMemberMacro {}

extension SharedMemberMacro {
  static func accessor(of member: ProvidedMember) -> AccessorDeclSyntax {
    let name = member.plainName
    if member.type.hasPrefix("some ") {
      // The type is not known, so that there is no cell for it.
      return "  get { \(raw: member.graph).\(raw: name.asMemberName)(self) }"
    }
    return "  get { _cells.\(raw: name.asMemberName).value(of: \(literal: name), in: graphCore) }"
  }

  static func peers(
    of member: ProvidedMember, _ declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [member.make()] }
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
