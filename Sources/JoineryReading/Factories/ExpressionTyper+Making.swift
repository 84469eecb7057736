import SwiftSyntax

extension ExpressionTyper {
  /// The type whose initialiser a call names; nil where it isn't known.
  ///
  /// It is `App` in `App()`, in `App.init()`, in a `self.init()` of its own, and in `.init()` where an `App` is
  /// asked for.
  func madeType(of call: FunctionCallExprSyntax, in file: SourceFile) -> TypeValue? {
    let callee = call.calledExpression
    guard let access = callee.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`)
    else { return namedType(callee, in: file) }
    guard let base = access.base else { return expectedType(of: call, in: file) }
    guard base.trimmedDescription == "self" else { return namedType(base, in: file) }
    return ExpressionScope(of: call, in: file, index: index).context.owner.map {
      .nominal($0.type())
    }
  }

  /// The type that is written for an expression, or what may be in it if that is optional.
  func expectedType(of expression: some ExprSyntaxProtocol, in file: SourceFile) -> TypeValue? {
    ExpectedType.written(for: expression).map { written in
      let scope = ExpressionScope(of: expression, in: file, index: index)
      let type = types.type(written, in: scope.context)
      return type.wrapped ?? type
    }
  }
}

extension ExprSyntax {
  /// Whether this is `.init`, which leaves out whose it is.
  var isBareInitializer: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil && access.declName.baseName.tokenKind == .keyword(.`init`)
  }
}
