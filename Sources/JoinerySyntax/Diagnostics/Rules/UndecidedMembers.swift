import SwiftSyntax

/// The macro must know of each member that its initialiser has to set.
enum UndecidedMembers: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    graph.undecided.flatMap { condition in
      condition.undecidedMembers.map { .undecidedMember($0.nameToken, in: condition) }
    }
  }
}

extension GraphDeclaration {
  /// The members that may exist, for which code would have to be written.
  package var undecidedMembers: [GraphMember] { undecided.flatMap(\.undecidedMembers) }
}

extension IfConfigDeclSyntax {
  fileprivate var undecidedMembers: [GraphMember] {
    clauses.flatMap { clause -> [GraphMember] in
      guard case .decls(let items)? = clause.elements else { return [] }
      return items.flatMap { item in
        if let inner = item.decl.as(IfConfigDeclSyntax.self) { return inner.undecidedMembers }
        return GraphMember.members(of: item.decl).filter { member in
          switch member.kind {
          case .input, .parent, .provided, .made, .assisted: true
          case .constant, .property, .function: false
          }
        }
      }
    }
  }
}
