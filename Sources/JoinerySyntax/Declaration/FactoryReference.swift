package import SwiftSyntax

/// A reference to a function by its name and labels, such as `Database.open(path:)`.
package struct FactoryReference {
  /// What is called, without labels and without `.init` after a type: `Database.open`.
  package let callee: String
  /// The labels in the order of the parameters; `_` where there is none.
  package let labels: [TokenSyntax]
  /// The type whose initialiser this is, where it is written.
  package let initializedType: String?

  /// Reads an expression: nil where it is not a reference to a function.
  package init?(_ expression: ExprSyntax) {
    let expression = expression.withoutConversion
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      callee = reference.baseName.text
      labels = reference.argumentNames?.arguments.map(\.name) ?? []
      initializedType = nil
    } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      labels = access.declName.argumentNames?.arguments.map(\.name) ?? []
      let type = base.trimmedDescription
      if access.declName.baseName.tokenKind == .keyword(.`init`) {
        initializedType = type
        callee = base.is(FunctionCallExprSyntax.self) ? type + ".init" : type
      } else {
        initializedType = nil
        callee = type + "." + access.declName.baseName.text
      }
    } else {
      return nil
    }
  }

  /// What the parameters ask of the graph, apart from those that a function has itself.
  func needs(besides own: Set<String>) -> [GraphNeed] {
    labels.enumerated().compactMap { position, label in
      label.tokenKind == .wildcard || own.contains(label.plainText)
        ? nil : GraphNeed(label, position: position)
    }
  }
}

extension ExprSyntax {
  /// The expression without parentheses and without a conversion that tells overloads apart.
  var withoutConversion: ExprSyntax {
    if let conversion = self.as(AsExprSyntax.self) {
      return conversion.expression.withoutConversion
    }
    if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      return first.withoutConversion
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return only.expression.withoutConversion
    }
    return self
  }
}
