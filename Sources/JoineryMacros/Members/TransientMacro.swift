import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes a member that is made for each request: `@Transient`.
protocol TransientMemberMacro: AccessorMacro, PeerMacro {
  static var effects: MakeEffects { get }
}

extension TransientMemberMacro {
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
    return [
      """
        get\(raw: effects.specifiers) {
          \(raw: effects.marks)\(raw: member.graph).\(raw: member.plainName.asMemberName)(self)
        }
      """
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    context.diagnosePlace(of: node)
    guard let member = ProvidedMember(node, declaration, effects: effects, in: context) else {
      return []
    }
    let name = member.plainName
    let actor = context.actor(around: declaration).map { $0 + " " } ?? ""
    return [
      """
      \(raw: member.access)typealias \(raw: (name + "Factory").asIdentifier) = \
      \(raw: actor)@Sendable ()\(raw: effects.specifiers) -> \(raw: member.type)
      """,
      member.make(
        first: """
          if let make = graph._cells.\(name.asMemberName).function {
            return \(effects.marks)make()
          }

          """),
    ]
  }
}

extension MacroExpansionContext {
  /// The global actor that a member names, or its type does.
  func actor(around declaration: some DeclSyntaxProtocol) -> String? {
    if let declaration = declaration.asProtocol((any WithAttributesSyntax).self) {
      if let actor = declaration.attributes.globalActor { return actor }
      if let modified = declaration.asProtocol((any WithModifiersSyntax).self),
        modified.modifiers.contains(where: { $0.name.text == "nonisolated" })
      {
        return nil
      }
    }
    return lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)?.attributes.globalActor
  }
}

enum TransientMacro: TransientMemberMacro {
  static var effects: MakeEffects { .none }
}

enum ThrowingTransientMacro: TransientMemberMacro {
  static var effects: MakeEffects { .throwing }
}

enum AsyncTransientMacro: TransientMemberMacro {
  static var effects: MakeEffects { .asynchronous }
}

enum AsyncThrowingTransientMacro: TransientMemberMacro {
  static var effects: MakeEffects { .asynchronousThrowing }
}
