import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// Which graph types have another one as their parent, directly or through others.
struct GraphChildren {
  private var byAncestor: [Int: [GraphDescription]] = [:]

  /// Looks at all graph types of the sources.
  ///
  /// - Complexity: O(*n*), where *n* is the number of graph types and of their ancestors.
  init(among graphs: [GraphDescription]) {
    for graph in graphs {
      for part in graph.family.parts where part.id != graph.number {
        byAncestor[part.id, default: []].append(graph)
      }
    }
  }

  /// The members of a name that children of a graph type have.
  func members(
    named name: String, inChildrenOf graph: GraphDescription
  ) -> [(graph: GraphDescription, member: GraphDescription.Member)] {
    (byAncestor[graph.number] ?? []).compactMap { child in
      child.members.first { $0.name == name }.map { (child, $0) }
    }
  }
}

extension GraphDescription {
  /// The issue of a name that the graph doesn't have, as that of one that children of it have.
  ///
  /// - Parameters:
  ///   - issue: The issue.
  ///   - need: The label or the name that asks.
  ///   - children: The graph types that have this one as their parent.
  /// - Returns: The issue in other words; as it is where no child has the name.
  func placing(
    _ issue: ReportedIssue, of need: SyntaxIdentifier, in children: GraphChildren
  ) -> ReportedIssue {
    for member in members {
      guard let need = member.source.needs.first(where: { $0.token.id == need }) else { continue }
      let found = children.members(named: need.name, inChildrenOf: self)
      guard let first = found.first else { return issue }
      var placed = issue.issue
      placed.belongsInChild(
        need.name, neededBy: member.name, in: name,
        owners: found.map { ($0.graph.name, $0.member.place) })
      placed.fix = "move '\(member.name)' to '\(first.graph.name)'"
      return ReportedIssue(placed, severity: issue.severity)
    }
    return issue
  }

  /// The name of the graph type.
  private var name: String { declaration.syntax.name.plainName }
}
