import JoineryAnalysis
import SwiftSyntax

/// A label must be the name of a member, unless a parent may have it.
enum UnknownNames {
  /// The diagnostic of one name, at the first label that asks for it.
  static func diagnostic(
    of name: String, _ requests: [Step], _ issue: Issue, in source: ModelSource
  ) -> GraphDiagnostic? {
    let path = source.path(requests)
    guard let first = path.first else { return nil }
    var fixIts: [GraphDiagnostic.FixIt] = []
    if let similar = candidates(for: requests, in: source.graph).similar(to: name).first {
      fixIts.append(
        .rename(to: similar, path.map { .replacing($0.need.token, with: similar) }))
    }
    fixIts.append(
      .addInput(name, source.graph.addingMember("let \(name.asIdentifier): <#Type#>")))
    return .unknownName(
      issue, at: first.need.token, others: path.dropFirst().map { ($0.member, $0.need.token) },
      fixIts: fixIts)
  }

  /// The names that may have been meant: members, and the parameters of the function that asks.
  private static func candidates(for requests: [Step], in graph: GraphDeclaration) -> [String] {
    var names = graph.members.map(\.name)
    for request in requests {
      guard case .assisted(_, let function) = graph.members[request.node].kind else { continue }
      names += function.signature.parameterClause.parameters.map(\.innerName.plainText)
    }
    return names
  }
}
