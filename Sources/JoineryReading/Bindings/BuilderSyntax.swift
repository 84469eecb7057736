import SwiftParser
import SwiftSyntax

extension ExprSyntax {
  /// Whether the expression is a name of Joinery's, with or without the module.
  func isNamed(_ name: String) -> Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.plainName == name
    }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.plainName == name
      && access.base?.trimmedDescription == "Joinery"
  }

  /// The text of a literal without interpolations.
  var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension FunctionCallExprSyntax {
  /// Where the compiler says that the call is: at its parentheses, or else at the closure after it.
  var callPosition: AbsolutePosition {
    (leftParen.map(Syntax.init) ?? trailingClosure.map(Syntax.init) ?? Syntax(self))
      .positionAfterSkippingLeadingTrivia
  }

  /// The closure that lists bindings: after the call, or with a label.
  func listClosure(_ label: String?) -> ClosureExprSyntax? {
    if let trailingClosure { return trailingClosure }
    return arguments.last { $0.label?.plainName == label }?.expression.as(ClosureExprSyntax.self)
  }

  /// The text of the first argument, which has no label; nil without one.
  ///
  /// An argument that is no literal stands for itself.
  var nameArgument: String? {
    guard let argument = arguments.first, argument.label == nil,
      !argument.expression.is(ClosureExprSyntax.self)
    else { return nil }
    return argument.expression.literalText ?? argument.expression.shortText
  }
}

extension AttributeListSyntax {
  /// Whether a function with these attributes lists bindings.
  var isBuilder: Bool {
    contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("BindingBuilder")
        ?? false
    }
  }
}

extension AccessorBlockSyntax {
  /// The statements that give the value of a computed property.
  var getterBody: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let items): items
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    default: nil
    }
  }
}

extension SyntaxProtocol {
  /// Whether one of the inner statements runs in any case: there is an `else`, or it is a `switch`.
  var hasAllCases: Bool {
    guard let condition = self.as(IfExprSyntax.self) else { return self.is(SwitchExprSyntax.self) }
    return switch condition.elseBody {
    case .codeBlock?: true
    case .ifExpr(let next)?: next.hasAllCases
    default: false
    }
  }

  /// The statements of the parts of a loop or a condition; none for other syntax.
  var innerStatements: [CodeBlockItemListSyntax] {
    if let loop = self.as(ForStmtSyntax.self) { return [loop.body.statements] }
    if let condition = self.as(IfExprSyntax.self) {
      let others: [CodeBlockItemListSyntax] =
        switch condition.elseBody {
        case .codeBlock(let block)?: [block.statements]
        case .ifExpr(let next)?: next.innerStatements
        default: []
        }
      return [condition.body.statements] + others
    }
    guard let choice = self.as(SwitchExprSyntax.self) else { return [] }
    return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
  }
}
