import JoineryAnalysis
import SwiftSyntax

/// A label must be the name of a member, unless a parent may have it.
struct UnknownNames {
  private let source: ModelSource
  /// For how many names a similar one is still sought, so that many faults don't take long.
  private var searchesLeft = 20

  init(in source: ModelSource) {
    self.source = source
  }

  /// The diagnostic of one name, at the first label that asks for it.
  mutating func diagnostic(
    of name: String, _ requests: [Step], _ issue: Issue
  ) -> GraphDiagnostic? {
    let path = source.path(requests)
    guard let first = path.first else { return nil }
    var fixIts: [GraphDiagnostic.FixIt] = []
    searchesLeft -= 1
    if searchesLeft >= 0,
      let similar = candidates(for: requests, in: source.graph).similar(to: name).first
    {
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
  private func candidates(for requests: [Step], in graph: GraphDeclaration) -> [String] {
    var names = graph.members.map(\.name)
    for request in requests {
      guard case .assisted(_, let function) = graph.members[request.node].kind else { continue }
      names += function.signature.parameterClause.parameters.map(\.innerName.plainText)
    }
    return names
  }
}
