import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes a member that is made for each request: `@Transient`.
protocol TransientMemberMacro: ProvidedMemberMacro {}

extension TransientMemberMacro {
  static func accessor(of member: ProvidedMember) -> AccessorDeclSyntax {
    """
      get\(raw: effects.specifiers) {
        \(raw: effects.marks)\(raw: member.graph).\(raw: member.plainName.asMemberName)(self)
      }
    """
  }

  static func peers(
    of member: ProvidedMember, _ declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let name = member.plainName
    let actor = context.actor(around: declaration).map { $0 + " " } ?? ""
    return [
      """
      \(raw: member.access)typealias \(raw: (name + "Factory").asIdentifier) = \
      \(raw: actor)@Sendable ()\(raw: effects.specifiers) -> \(raw: member.type)
      """,
      member.make(
        first: """
          if let make = graph._cells.\(name.asMemberName).\(function(of: member)) {
            return \(effects.marks)make()
          }

          """,
        isRequest: !needsNothing(member)),
    ]
  }

  /// How the member's cell is asked for the function that stands in.
  ///
  /// What is made from nothing can't be a part of a loop through an object, so it looks at no stack, and is
  /// small enough to be inlined.
  private static func function(of member: ProvidedMember) -> String {
    needsNothing(member)
      ? "function" : "function(of: \"\(member.plainName)\", in: graph.graphCore)"
  }

  private static func needsNothing(_ member: ProvidedMember) -> Bool {
    member.attribute.factories.allSatisfy { $0.reference?.labels.isEmpty == true }
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
