import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the body of a function of run-time arguments: `@Assisted`.
protocol AssistedMemberMacro: BodyMacro {
  static var effects: MakeEffects { get }
}

extension AssistedMemberMacro {
  // What is written is in the house format already.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    context.diagnosePlace(of: node)
    guard let function = declaration.as(FunctionDeclSyntax.self),
      function.signature.returnClause != nil, function.body == nil,
      function.obstacleToPassing == nil,
      let reference = node.factories.first?.reference,
      !reference.labels.contains(where: { $0.tokenKind == .wildcard })
    else { return ["fatalError()"] }
    let own = FunctionParameters(of: function)
    let call = reference.call { label in
      own.argument(named: label.plainText) ?? "_members.\(label.plainText.asMemberName)"
    }
    let arguments = own.forwarded.joined(separator: ", ")
    let marks = function.signature.marks
    let make = own.freeName("make")
    let name = function.name.plainText
    return [
      """
        if let \(raw: make) = _cells.\(raw: name.asMemberName).function(\
      of: \(literal: name), in: self.graphCore)
        {
          return \(raw: marks)\(raw: make)(\(raw: arguments))
        }
      """,
      made(by: call, in: name),
    ]
  }

  /// The call: what is awaited is a part of a request whose length is known.
  private static func made(by call: String, in name: String) -> CodeBlockItemSyntax {
    if !effects.isAwaited { return "  return \(raw: effects.marks)\(raw: call)" }
    return """
        return \(raw: effects.marks)self.graphCore.awaiting(\(literal: name)) {
          \(raw: effects.marks)\(raw: call)
        }
      """
  }
}

enum AssistedMacro: AssistedMemberMacro {
  static var effects: MakeEffects { .none }
}

enum ThrowingAssistedMacro: AssistedMemberMacro {
  static var effects: MakeEffects { .throwing }
}

enum AsyncAssistedMacro: AssistedMemberMacro {
  static var effects: MakeEffects { .asynchronous }
}

enum AsyncThrowingAssistedMacro: AssistedMemberMacro {
  static var effects: MakeEffects { .asynchronousThrowing }
}
