import SwiftSyntax

/// A call that makes a binding, taken apart: `Singleton<any Users>(SQLUsers.init, qualifier: Audit.self)`.
struct BindingCall {
  let form: BindingForm
  /// The type in angle brackets.
  let explicitType: TypeSyntax?
  let arguments: [LabeledExprSyntax]
  /// A closure after the parentheses.
  let trailingClosure: ClosureExprSyntax?
  let syntax: FunctionCallExprSyntax

  /// Takes a call apart: nil where it isn't one of a binding.
  init?(_ call: FunctionCallExprSyntax) {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      guard case .type(let type)? = generic.genericArgumentClause.arguments.first?.argument else {
        return nil
      }
      explicitType = type
      callee = generic.expression
    } else {
      explicitType = nil
    }
    if let access = callee.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "Joinery"
    {
      callee = ExprSyntax(access.declName)
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self),
      let form = BindingForm(rawValue: name.baseName.plainName)
    else { return nil }
    self.form = form
    arguments = Array(call.arguments)
    trailingClosure = call.trailingClosure
    syntax = call
  }

  /// The argument with a label; the first one without, for nil.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.plainName == label }?.expression
  }

  /// What makes the value, with the label that says where.
  var factory: (expression: ExprSyntax, label: String?)? {
    // After types of run-time arguments, the closure is what 'make:' names.
    if form == .assisted, let trailingClosure { return (ExprSyntax(trailingClosure), nil) }
    for label in [nil, "main", "isolated", "make"] {
      if label == nil, form == .assisted, argument("make") != nil || argument("main") != nil {
        continue
      }
      if let expression = argument(label) { return (expression, label) }
    }
    return trailingClosure.map { (ExprSyntax($0), nil) }
  }
}
