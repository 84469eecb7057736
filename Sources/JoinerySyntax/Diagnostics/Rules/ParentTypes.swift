package import SwiftSyntax

/// Parents are told apart by their types, through which names are looked up.
enum ParentTypes: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    graph.parents.compactMap(optionalType) + graph.parents.compactMap { itself($0, graph) }
      + repeatedTypes(of: graph)
  }

  /// That a graph has one of its own type as its parent, which would have one, and so on.
  private static func itself(
    _ parent: GraphMember, _ graph: GraphDeclaration
  ) -> GraphDiagnostic? {
    guard let type = parent.binding?.typeAnnotation?.type,
      let name = type.as(IdentifierTypeSyntax.self)?.name,
      [graph.syntax.name.plainText, "Self"].contains(name.plainText)
    else { return nil }
    var edits = [GraphDiagnostic.Edit.replacing(type, with: "\(type.trimmed)?")]
    let attributes = parent.syntax.as(VariableDeclSyntax.self)?.attributes
    if let attribute = attributes?.named("Parent") { edits.append(.removingFirst(attribute)) }
    return .ownParent(
      parent.nameToken, of: graph.syntax.name, at: type,
      fixIts: [.replace(with: "\(parent.nameToken.text): \(type.trimmed)?", edits)])
  }

  private static func optionalType(of parent: GraphMember) -> GraphDiagnostic? {
    guard let type = parent.binding?.typeAnnotation?.type, let wrapped = type.optionalContent else {
      return nil
    }
    return .optionalParent(
      parent.nameToken, at: type,
      fixIts: [.replace(with: "\(wrapped)", [.replacing(type, with: "\(wrapped)")])])
  }

  private static func repeatedTypes(of graph: GraphDeclaration) -> [GraphDiagnostic] {
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

extension TypeSyntax {
  /// The type under a question mark or an exclamation mark; nil for other types.
  package var optionalContent: TypeSyntax? {
    let wrapped =
      self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return wrapped?.trimmed
  }
}
