import JoineryAnalysis
import SwiftSyntax

/// An input should be there for a member, or for those who have the graph.
enum UnusedInputs {
  /// The inputs that nothing in the graph names, as indices into its members.
  ///
  /// Whether others read an input is not known. It may be a requirement of a protocol, unless it is
  /// private, and who marks it `package` or `public` means it to be read.
  static func members(of graph: GraphDeclaration) -> [Int] {
    guard graph.members.contains(where: { $0.attribute != nil }) else { return [] }
    let used = Set(graph.members.lazy.flatMap(\.needs).map(\.name))
    let mayBeRequired = graph.mayHaveRequirements
    let candidates = graph.members.indices.filter { index in
      let member = graph.members[index]
      guard case .input = member.kind, !used.contains(member.name), !member.hasPattern,
        let variable = member.syntax.as(VariableDeclSyntax.self),
        variable.attributes.ofGraphMembers.isEmpty
      else { return false }
      return switch variable.modifiers.accessLevel {
      case "open", "public", "package": false
      case "private", "fileprivate": true
      default: !mayBeRequired
      }
    }
    if candidates.isEmpty { return [] }
    let mentions = Mentions(in: graph)
    return candidates.filter { index in
      !mentions.contain(graph.members[index].name, besides: graph.members[index].nameToken)
    }
  }

  static func diagnostic(of member: GraphMember, _ issue: Issue) -> GraphDiagnostic {
    let variable = member.syntax.as(VariableDeclSyntax.self)
    let fixIts: [GraphDiagnostic.FixIt] =
      variable?.bindings.count == 1
      ? [.remove("'\(member.name)'", .removingLine(member.syntax))] : []
    return .unusedInput(issue, at: member.nameToken, fixIts: fixIts)
  }
}

/// The identifiers in the body of a graph.
private struct Mentions {
  private var tokens: [String: Set<SyntaxIdentifier>] = [:]

  init(in graph: GraphDeclaration) {
    for token in graph.syntax.memberBlock.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind {
        tokens[token.plainText, default: []].insert(token.id)
      }
    }
  }

  func contain(_ name: String, besides token: TokenSyntax) -> Bool {
    tokens[name]?.contains { $0 != token.id } ?? false
  }
}

extension GraphDeclaration {
  /// Whether the class may conform to a protocol that asks for members.
  fileprivate var mayHaveRequirements: Bool {
    syntax.inheritanceClause?.inheritedTypes.contains { inherited in
      inherited.type.trimmedDescription.split(whereSeparator: { " .&".contains($0) }).last
        != "Sendable"
    } ?? false
  }
}
