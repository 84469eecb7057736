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
    let isSimilarThere = !fixIts.isEmpty
    let functions = assistedFunctions(of: requests)
    if !functions.isEmpty {
      fixIts.append(
        .addArgument(name, to: functions.map(\.name.plainText), functions.map { $0.adding(name) }))
    }
    fixIts.append(
      .addInput(name, source.graph.addingMember("let \(name.asIdentifier): <#Type#>")))
    return .unknownName(
      issue, at: first.need.token, others: path.dropFirst().map { ($0.member, $0.need.token) },
      ways: ways(for: name, first.member, functions, isSimilarThere: isSimilarThere),
      fixIts: fixIts)
  }

  /// Where what is asked for may come from, if nothing like it is there.
  private func ways(
    for name: String, _ requester: String, _ functions: [FunctionDeclSyntax],
    isSimilarThere: Bool
  ) -> [GraphDiagnostic.Way] {
    if isSimilarThere { return [] }
    if let function = functions.first { return [.argument(name: name, function: function.name)] }
    let child = GraphDiagnostic.Way.child(
      name: name, graph: source.graph.name, requester: requester)
    let member = source.graph.members.first { $0.name == requester }
    guard let member, case .provided(.transient, _) = member.kind, let type = member.type else {
      return [child]
    }
    let actor = member.actor.map { "\($0) " } ?? ""
    let function = "func \(member.name.asFunctionName)(\(name.asArgumentLabel): Type)"
    return [
      child,
      .function(name: name, "\(actor)@Assisted(…) \(function) -> \(type.trimmedDescription)"),
    ]
  }

  /// The functions whose bodies are written and that ask; none where something else asks as well, which no
  /// argument would help.
  private func assistedFunctions(of requests: [Step]) -> [FunctionDeclSyntax] {
    var functions: [FunctionDeclSyntax] = []
    for request in requests {
      guard case .assisted(_, let function) = source.graph.members[request.node].kind else {
        return []
      }
      if !functions.contains(where: { $0.id == function.id }) { functions.append(function) }
    }
    return functions
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

extension FunctionDeclSyntax {
  /// Adds a parameter after the others.
  fileprivate func adding(_ name: String) -> GraphDiagnostic.Edit {
    let clause = signature.parameterClause
    guard let last = clause.parameters.last else {
      return .inserting("\(name.asArgumentLabel): <#Type#>", after: clause.leftParen)
    }
    let comma = last.trailingComma == nil ? ", " : " "
    return .inserting("\(comma)\(name.asArgumentLabel): <#Type#>", after: last)
  }
}
