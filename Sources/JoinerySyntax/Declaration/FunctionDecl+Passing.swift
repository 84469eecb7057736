package import SwiftSyntax

/// Why a function can't be passed on as a value that does the same.
package enum PassingObstacle {
  /// It is generic, and a value is not: the clause, or the first parameter of 'some' type.
  case generic(Syntax)
  /// It takes any number of arguments, and what has them already can't pass them on.
  case variadic(FunctionParameterSyntax)
}

extension FunctionDeclSyntax {
  /// Why the function can't be passed on as a factory; nil where it can.
  package var obstacleToPassing: PassingObstacle? {
    if let clause = genericParameterClause { return .generic(Syntax(clause)) }
    let parameters = signature.parameterClause.parameters
    if let opaque = parameters.first(where: \.isGeneric) { return .generic(Syntax(opaque)) }
    return parameters.first { $0.ellipsis != nil }.map(PassingObstacle.variadic)
  }
}

extension FunctionParameterSyntax {
  /// Whether the parameter makes its function generic.
  fileprivate var isGeneric: Bool {
    type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}
