import SwiftSyntax

/// Finds the type that is written for what stands at a place: `Container` for `.init` in
/// `let app: Container = try .init { … }`.
enum ExpectedType {
  /// The type that an expression has to have; nil where none is written for it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of nodes around the expression.
  static func written(for expression: some ExprSyntaxProtocol) -> TypeSyntax? {
    var child = Syntax(expression)
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr: break
      case .labeledExpr(let element):
        guard element.label == nil else { return nil }
      case .labeledExprList(let list):
        guard list.count == 1, list.parent?.is(TupleExprSyntax.self) == true else { return nil }
      case .tupleExpr: break
      case .exprList(let list):
        guard list.first?.id == child.id else { return nil }
      case .sequenceExpr(let sequence): return sequence.conversion
      case .asExpr(let conversion): return conversion.type
      case .initializerClause: break
      case .patternBinding(let binding): return binding.typeAnnotation?.type
      case .functionParameter(let parameter): return parameter.type
      case .returnStmt: return result(around: parent)
      case .codeBlockItem: break
      case .codeBlockItemList(let items):
        return items.count == 1 ? result(around: parent) : nil
      default: return nil
      }
      child = parent
    }
    return nil
  }

  /// What the innermost function, closure or property around a statement returns.
  private static func result(around node: Syntax) -> TypeSyntax? {
    var child = node
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl(let function): return function.signature.returnClause?.type
      case .subscriptDecl(let declaration): return declaration.returnClause.type
      case .patternBinding(let binding): return binding.typeAnnotation?.type
      case .closureExpr(let closure):
        if let type = closure.signature?.returnClause?.type { return type }
        // A closure that is called where it is written.
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == ExprSyntax(closure).id
        else { return nil }
        return written(for: call)
      case .initializerDecl, .ifExpr, .switchExpr, .doStmt:
        // A statement that returns is looked for further outside; a value of an `if` is not.
        if parent.is(InitializerDeclSyntax.self) { return nil }
        guard node.is(ReturnStmtSyntax.self) else { return nil }
      default: break
      }
      child = parent
    }
    return nil
  }
}
