import SwiftSyntax

/// A binding with what is written after it: `Singleton(A.init).configured { … }.eager()`.
struct BindingChain {
  let call: BindingCall
  /// The closures of the later steps, in order.
  let steps: [ExprSyntax]
  /// The type of the whole binding, where it is converted to one.
  private let conversion: TypeSyntax?

  /// Takes an expression apart: nil where it doesn't begin with a call that makes a binding.
  init?(_ expression: ExprSyntax) {
    if let sequence = expression.as(SequenceExprSyntax.self), let type = sequence.conversion,
      let first = sequence.elements.first, let chain = BindingChain(first)
    {
      (call, steps, conversion) = (chain.call, chain.steps, type)
      return
    }
    var steps: [ExprSyntax] = []
    var current = expression
    while let call = current.as(FunctionCallExprSyntax.self) {
      if let binding = BindingCall(call) {
        self.call = binding
        self.steps = steps.reversed()
        conversion = nil
        return
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base
      else { return nil }
      switch access.declName.baseName.text {
      case "configured":
        guard
          let step = call.trailingClosure.map(ExprSyntax.init) ?? call.arguments.first?.expression
        else { return nil }
        steps.append(step)
      case "eager", "onStop": break
      default: return nil
      }
      current = base
    }
    return nil
  }

  /// The type between the angle brackets of what the binding is converted to.
  func convertedValue(_ typer: ExpressionTyper, in file: SourceFile) -> TypeValue? {
    guard let clause = conversion?.as(IdentifierTypeSyntax.self)?.genericArgumentClause,
      case .type(let type)? = clause.arguments.first?.argument
    else { return nil }
    let scope = ExpressionScope(of: call.syntax, in: file, index: typer.index)
    return typer.types.type(type, in: scope.context)
  }
}
