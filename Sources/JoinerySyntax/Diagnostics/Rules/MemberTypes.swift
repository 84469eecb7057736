import SwiftSyntax

/// Inputs and provided members must say their type, and a stored one must have a concrete type.
enum MemberTypes: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    var lastPattern: SyntaxIdentifier?
    return graph.members.flatMap { member -> [GraphDiagnostic] in
      switch member.kind {
      case .input(let value):
        if member.hasPattern, let pattern = member.binding?.pattern {
          defer { lastPattern = pattern.id }
          return lastPattern == pattern.id ? [] : [.patternOfInputs(pattern)]
        }
        if member.type != nil { return [] }
        return [missingType(of: member, value.flatMap(\.typeOfLiteral))]
      case .parent:
        return member.type == nil ? [missingType(of: member, nil)] : []
      case .provided(_, let attribute):
        guard let type = member.type else {
          if member.hasPattern { return [] }
          return [missingType(of: member, attribute.factories.first?.reference?.initializedType)]
        }
        return type.isOpaque ? concreteTypes(of: member, attribute) : []
      case .made(_, _, let function), .assisted(_, let function):
        guard let type = function.signature.returnClause?.type, type.isOpaque else { return [] }
        return [.opaqueResult(of: function.name, at: type)]
      case .constant, .property, .function:
        return []
      }
    }
  }

  private static func missingType(of member: GraphMember, _ type: String?) -> GraphDiagnostic {
    let type = type ?? "<#Type#>"
    return .missingType(
      of: member.nameToken,
      fixIts: [.addType(type, .inserting(": \(type)", after: member.nameToken))])
  }

  private static func concreteTypes(
    of member: GraphMember, _ attribute: AttributeSyntax
  ) -> [GraphDiagnostic] {
    let factories = attribute.factories
    guard let first = factories.first?.reference?.initializedType else {
      return factories.first?.reference == nil
        ? [] : [.unknownConcreteType(of: member.nameToken, at: factories[0].expression)]
    }
    return factories.dropFirst().compactMap { factory in
      guard let type = factory.reference?.initializedType, type != first else { return nil }
      return .otherConcreteType(of: member.nameToken, at: factory.expression, type: first)
    }
  }
}

extension ExprSyntax {
  /// The type that a literal has on its own.
  fileprivate var typeOfLiteral: String? {
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return nil
  }
}
