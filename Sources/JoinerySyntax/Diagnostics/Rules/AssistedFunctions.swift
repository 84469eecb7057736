import SwiftSyntax

/// The macro writes the body of an assisted function, which passes all parameters on.
enum AssistedFunctions: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    graph.members.flatMap { member -> [GraphDiagnostic] in
      guard case .assisted(let attribute, let function) = member.kind else { return [] }
      var found: [GraphDiagnostic] = []
      if let body = function.body {
        found.append(
          .assistedWithBody(
            function.name, at: body,
            fixIts: [
              .remove("the body", .removingLast(body)),
              .remove("'@Assisted'", .removingFirst(attribute)),
            ]))
      }
      if function.signature.returnClause == nil {
        found.append(.assistedWithoutResult(function.name, fixIts: [.result(of: function)]))
      }
      let references = attribute.factories.compactMap(\.reference)
      // A label that nothing answers is probably this parameter with another name.
      if references.isEmpty || references.count < attribute.factories.count
        || member.needs.contains(where: { $0.source == .unknown })
      {
        return found
      }
      let unused = FunctionParameters(of: function).unused(by: references.flatMap(\.labels))
      return found + unused.map { .unusedParameter($0, of: function.name) }
    }
  }
}
