import SwiftSyntax

/// Finds the values that a body returns by `return`.
final class ReturnedValues: SyntaxVisitor {
  private var values: [ExprSyntax] = []

  /// The values, in the order of the source, without those of closures and functions in the body.
  static func values(in body: CodeBlockItemListSyntax) -> [ExprSyntax] {
    let visitor = ReturnedValues(viewMode: .sourceAccurate)
    visitor.walk(body)
    return visitor.values
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
