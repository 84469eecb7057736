import SwiftDiagnostics
package import SwiftIfConfig
package import SwiftSyntax

/// A graph type as it is written: its members by name, and what each needs.
package struct GraphDeclaration {
  /// The class.
  package let syntax: ClassDeclSyntax
  /// All declarations of the body in this build, in the order of the source.
  package let declarations: [DeclSyntax]
  /// The members, without static ones and initialisers, in the order of the source.
  package let members: [GraphMember]
  /// Each `#if` whose active part isn't known, so that the members in it are left out.
  package let undecided: [IfConfigDeclSyntax]

  /// Reads a class.
  ///
  /// - Parameters:
  ///   - syntax: The class.
  ///   - configuration: What decides `#if`; without one the members in it are left out.
  /// - Complexity: O(*n*), where *n* is the length of the source.
  package init(_ syntax: ClassDeclSyntax, configuration: (any BuildConfiguration)? = nil) {
    self.syntax = syntax
    var list = MemberList(configuration: configuration)
    list.add(syntax.memberBlock.members)
    undecided = list.undecided
    declarations = list.declarations
    members = GraphMember.wired(list.declarations.flatMap(GraphMember.members))
  }

  /// The name of the class, as it is written.
  package var name: String { syntax.name.trimmedDescription }

  /// The access level of the class as a modifier, or nil if it is internal.
  package var access: String? { syntax.modifiers.accessLevel }

  /// The global actor that the class names, as an attribute.
  package var actor: String? { syntax.attributes.globalActor }

  /// Whether the class says that it is `Sendable`, or belongs to a global actor.
  package var isSendable: Bool {
    if actor != nil { return true }
    return syntax.inheritanceClause?.inheritedTypes.contains { inherited in
      let type = inherited.type.trimmedDescription
      return type.split(whereSeparator: { " .&".contains($0) }).last == "Sendable"
    } ?? false
  }

  /// The members that hold a parent graph.
  package var parents: [GraphMember] {
    members.filter { if case .parent = $0.kind { true } else { false } }
  }

  /// The members of each name.
  package var membersByName: [String: [GraphMember]] {
    Dictionary(grouping: members, by: \.name)
  }
}

/// Collects the declarations that a class has in this build.
private struct MemberList {
  let configuration: (any BuildConfiguration)?
  var declarations: [DeclSyntax] = []
  var undecided: [IfConfigDeclSyntax] = []

  mutating func add(_ members: MemberBlockItemListSyntax) {
    for member in members {
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else {
        declarations.append(member.decl)
        continue
      }
      guard let configuration else {
        undecided.append(condition)
        continue
      }
      let active = condition.activeClause(in: configuration)
      if active.diagnostics.contains(where: { $0.diagMessage.severity == .error }) {
        undecided.append(condition)
      } else if case .decls(let members)? = active.clause?.elements {
        add(members)
      }
    }
  }
}
