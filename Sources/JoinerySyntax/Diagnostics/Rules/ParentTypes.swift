import SwiftSyntax

/// Parents are told apart by their types, through which names are looked up.
enum ParentTypes: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    var parents: [String: GraphMember] = [:]
    return graph.parents.compactMap { parent in
      // One with accessors is no parent yet.
      guard let type = parent.type?.trimmedDescription, parent.binding?.accessorBlock == nil else {
        return nil
      }
      guard let first = parents[type] else {
        parents[type] = parent
        return nil
      }
      let attribute = parent.syntax.as(VariableDeclSyntax.self)?.attributes.named("Parent")
      return .secondParent(
        parent.nameToken, of: type, first: first.nameToken,
        fixIts: attribute.map { [.remove("'@Parent'", .removingFirst($0))] } ?? [])
    }
  }
}
