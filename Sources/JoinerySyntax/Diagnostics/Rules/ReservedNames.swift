import SwiftSyntax

/// What the macros write must not meet something of the same name.
enum ReservedNames: SourceRule {
  /// The names of what is written into each graph.
  private static let ofGraph: Set<String> = [
    "graphCore", "graphPlan", "describe", "start", "stop", "run", "override", "factories",
    "inherited", "_members", "_cells", "_graph", "Overrides", "Factories", "Inherited", "_Members",
    "_Cells", "_Reading",
  ]

  /// The names in the initialiser, beside those of the inputs.
  private static let ofInitializer: Set<String> = ["context", "observers", "overrides"]

  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    let types = graph.declarations.compactMap(\.typeName)
    var found = (graph.members.map(\.nameToken) + types)
      .filter { ofGraph.contains($0.plainText) }.map { GraphDiagnostic.reservedName($0) }
    var members: [String: GraphMember] = [:]
    var factories: [String: GraphMember] = [:]
    for member in graph.members {
      switch member.kind {
      case .input, .parent:
        if ofInitializer.contains(member.name) { found.append(.reservedName(member.nameToken)) }
      case .provided(.transient, _):
        factories["\(member.name)Factory"] = member
        members[member.name] = member
      case .provided, .made:
        members[member.name] = member
      case .constant, .assisted, .property, .function:
        break
      }
    }
    for token in types {
      guard let member = factories[token.plainText] else { continue }
      found.append(.reservedName(token, for: member.nameToken))
    }
    // A provided member is made by a static function of its name.
    for token in graph.declarations.flatMap(\.staticNames) {
      guard let member = members[token.plainText] else { continue }
      found.append(.reservedName(token, for: member.nameToken))
    }
    return found
  }
}

extension DeclSyntax {
  /// The names of static functions that could be those that the macros write, which take the graph.
  fileprivate var staticNames: [TokenSyntax] {
    guard let function = self.as(FunctionDeclSyntax.self), function.modifiers.isStatic else {
      return []
    }
    let parameters = function.signature.parameterClause.parameters
    let isAlike = parameters.count == 1 && parameters.first?.firstName.tokenKind == .wildcard
    return isAlike ? [function.name] : []
  }

  /// The name of the type that is declared.
  fileprivate var typeName: TokenSyntax? {
    // A chain of `??` would take the compiler most of a second.
    let declaration: (any NamedDeclSyntax)? =
      switch kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl:
        asProtocol((any NamedDeclSyntax).self)
      default: nil
      }
    return declaration?.name
  }
}
