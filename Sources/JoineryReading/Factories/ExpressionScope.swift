import SwiftSyntax

/// Where an expression stands: what the names in it may mean.
struct ExpressionScope {
  let file: SourceFile
  let context: TypeContext

  /// The scope of a piece of syntax.
  init(of node: some SyntaxProtocol, in file: SourceFile, index: DeclarationIndex) {
    self.file = file
    var context = TypeContext(file: file)
    var parameters: Set<String> = []
    var ancestor = node.parent
    while let current = ancestor {
      if let type = index.typesBySyntax[current.id] {
        context = TypeContext(file: file, owner: type)
        break
      }
      parameters.formUnion(current.genericParameters)
      ancestor = current.parent
    }
    for parameter in parameters { context.substitutions[parameter] = .unknown(parameter) }
    self.context = context
  }
}

extension Syntax {
  /// The names of the generic parameters of a function.
  fileprivate var genericParameters: [String] {
    let clause =
      self.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? self.as(InitializerDeclSyntax.self)?.genericParameterClause
    return clause?.parameters.map(\.name.text) ?? []
  }
}
