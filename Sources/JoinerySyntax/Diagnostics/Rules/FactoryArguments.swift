import SwiftSyntax

/// What an attribute is given must be a reference to a function that names all its parameters.
enum FactoryArguments: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    graph.members.flatMap { member -> [GraphDiagnostic] in
      switch member.kind {
      case .provided(_, let attribute), .assisted(let attribute, _):
        attribute.factories.flatMap { diagnostics(of: $0, of: member) }
      case .input, .parent, .constant, .made, .property, .function: []
      }
    }
  }

  private static func diagnostics(
    of factory: FactoryArgument, of member: GraphMember
  ) -> [GraphDiagnostic] {
    guard let reference = factory.reference else { return [notAFactory(factory, of: member)] }
    return reference.labels.enumerated().filter { $0.element.tokenKind == .wildcard }
      .prefix(1).map { position, label in
        .unlabelledParameter(
          label, position: position, of: reference.callee,
          fixIts: factory.label == nil
            ? BodyOfMember(member).fixIts(making: call(of: reference, for: member)) : [])
      }
  }

  private static func notAFactory(
    _ factory: FactoryArgument, of member: GraphMember
  ) -> GraphDiagnostic {
    let expression = factory.expression
    let body = BodyOfMember(member)
    var fixIts: [GraphDiagnostic.FixIt] = []
    if let call = expression.as(FunctionCallExprSyntax.self), let text = call.asReference {
      fixIts.append(.replace(with: text, [.replacing(expression, with: text)]))
    } else if let access = expression.as(MemberAccessExprSyntax.self),
      let type = member.type?.trimmedDescription, member.type?.isNominal == true
    {
      let text = type + access.trimmedDescription
      fixIts.append(.replace(with: text, [.replacing(expression, with: text)]))
    }
    if factory.label == nil {
      if let closure = expression.as(ClosureExprSyntax.self) {
        if closure.signature == nil {
          fixIts += body.fixIts(withBody: closure.trimmedDescription)
        }
      } else if expression.is(FunctionCallExprSyntax.self) {
        fixIts += body.fixIts(making: expression.trimmedDescription)
      }
    }
    return .notAFactory(
      expression, GraphDiagnostic.reason(expression, function: body.example), fixIts: fixIts)
  }

  /// The call of a function with the members that its labels name.
  private static func call(of reference: FactoryReference, for member: GraphMember) -> String {
    let parameters = member.function.map(FunctionParameters.init)
    let arguments = reference.labels.map { label in
      if label.tokenKind == .wildcard { return "<#value#>" }
      let name = label.plainText
      return "\(label.text): \(parameters?.argument(named: name) ?? name.asIdentifier)"
    }
    return "\(reference.callee)(\(arguments.joined(separator: ", ")))"
  }
}

extension FunctionCallExprSyntax {
  /// The reference to what is called; nil where an argument has no label.
  fileprivate var asReference: String? {
    guard trailingClosure == nil, arguments.allSatisfy({ $0.label != nil }) else { return nil }
    let labels = arguments.compactMap { $0.label.map { "\($0.text):" } }.joined()
    let list = labels.isEmpty ? "" : "(\(labels))"
    let callee = calledExpression.trimmedDescription
    if calledExpression.namesType { return "\(callee).init\(list)" }
    if let access = calledExpression.as(MemberAccessExprSyntax.self), access.base == nil {
      return nil
    }
    return callee + list
  }
}

extension ExprSyntax {
  /// Whether the expression is the name of a type, as names of types are written.
  fileprivate var namesType: Bool {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.namesType
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base != nil && access.declName.baseName.text.first?.isUppercase == true
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}

extension TypeSyntax {
  /// Whether the type is a name, and so may have initialisers.
  fileprivate var isNominal: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
  }
}
