import JoineryAnalysis
import SwiftSyntax

/// What the rules of the analysis find in the graph: unknown names and cycles.
///
/// Each node of the model is a member and each edge one of its needs, so that what is found by number
/// has a place in the source.
enum ModelRules: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    let model = graph.graph { _ in nil }
    let wiring = Wiring(model.topology().topology)
    let unusedInputs = UnusedInputs.members(of: graph)
    let findings =
      Verifier.findings(in: wiring).filter(isOfSource)
      + unusedInputs.map { Finding.unused(node: $0) }
    if findings.isEmpty { return [] }
    let source = ModelSource(graph, wiring)
    let undecided = Set(graph.undecidedMembers.map(\.name))
    var unknownNames = UnknownNames(in: source)
    return zip(findings, model.issues(for: findings, in: wiring)).compactMap { finding, issue in
      switch finding {
      case .missing(_, let requests):
        guard let name = source.need(of: requests.first)?.name, !undecided.contains(name) else {
          return nil
        }
        return unknownNames.diagnostic(of: name, requests, issue)
      case .cycle(let steps):
        let path = source.path(steps)
        guard let closing = path.last?.need.token else { return nil }
        return .cycle(issue, along: path, at: closing, in: graph)
      case .limitReached:
        return .moreCycles(issue, at: graph.syntax.name)
      case .unused(let node):
        return UnusedInputs.diagnostic(of: graph.members[node], issue)
      case .duplicate, .captive, .overrideOfNothing, .decoratorOfNothing, .emptyCollection,
        .unsuppliedInput, .scopedOutsideScope, .awaited, .onMainActor, .flawed:
        return nil
      }
    }
  }

  /// Whether a finding is about names; the compiler says more about types and isolation.
  private static func isOfSource(_ finding: Finding) -> Bool {
    switch finding {
    case .missing, .cycle: true
    case .limitReached(let id, _): id == .dependencyCycle
    case .duplicate, .captive, .overrideOfNothing, .decoratorOfNothing, .emptyCollection,
      .unsuppliedInput, .scopedOutsideScope, .awaited, .onMainActor, .flawed, .unused:
      false
    }
  }
}

/// Where in the source the numbers of a finding stand.
struct ModelSource {
  let graph: GraphDeclaration
  private let wiring: Wiring

  init(_ graph: GraphDeclaration, _ wiring: Wiring) {
    self.graph = graph
    self.wiring = wiring
  }

  /// The need that a step follows.
  func need(of step: Step?) -> GraphNeed? {
    guard let step, let edge = step.edge else { return nil }
    let needs = graph.members[step.node].needsInGraph
    let index = edge - wiring.topology.edgeRange(of: step.node).lowerBound
    return needs.indices.contains(index) ? needs[index] : nil
  }

  /// The members along some steps, each with the need that leads on.
  func path(_ steps: [Step]) -> [(member: String, need: GraphNeed)] {
    steps.compactMap { step in need(of: step).map { (graph.members[step.node].name, $0) } }
  }
}
