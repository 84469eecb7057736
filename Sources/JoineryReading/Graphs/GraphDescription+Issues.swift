import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

extension GraphDescription {
  /// The graph with what the compiler says of the type, in what is written and in what the macros write.
  ///
  /// - Parameter children: The graph types that have others as their parents.
  /// - Returns: The graph.
  func readGraph(_ children: GraphChildren) -> ReadGraph {
    let syntax = declaration.syntax
    let wiring = Wiring(graph.topology().topology)
    return ReadGraph(
      name: syntax.name.plainName, kind: .type, place: file.place(of: syntax.name),
      graph: family.graph,
      issues: diagnosed(children) + misnamed.map { ReportedIssue($0) }
        + inherited(in: wiring, children) + flawed(in: wiring)
        + GraphJoints(of: self, in: wiring).issues
        + UnfitFactories(of: self).issues.map { ReportedIssue($0) },
      unreadable: unreadable)
  }

  /// What the macro says, with the chains of what the analysis finds as well.
  private func diagnosed(_ children: GraphChildren) -> [ReportedIssue] {
    let model = declaration.graph { file.place(of: $0) }
    let found = Dictionary(model.issues().map { ($0.headline, $0) }) { first, _ in first }
    return declaration.diagnostics().map { diagnostic in
      let issue = diagnostic.reported(in: file, as: found[diagnostic.headline])
      return diagnostic.id == .missingBinding
        ? placing(issue, of: diagnostic.node.id, in: children) : issue
    }
  }

  /// The names that no parent has: the compiler says so in the code that the macro writes.
  private func inherited(in wiring: Wiring, _ children: GraphChildren) -> [ReportedIssue] {
    let missing = missingNames
    if missing.isEmpty { return [] }
    let first = graph.nodes.count - members.count
    typealias Request = (finding: Finding, member: GraphMember, need: GraphNeed)
    let found = Verifier.findings(in: wiring).compactMap { finding -> Request? in
      guard case .missing(_, let requests) = finding, let request = requests.first,
        let edge = request.edge, request.node >= first
      else { return nil }
      let index = edge - wiring.topology.edgeRange(of: request.node).lowerBound
      guard let position = graph.nodes[request.node].edges[index].position else { return nil }
      let member = members[request.node - first].source
      let need = member.needs[position]
      return missing.contains(need.name) ? (finding, member, need) : nil
    }
    let names = graph.nodes.compactMap(\.member)
    return zip(found, graph.issues(for: found.map(\.finding), in: wiring)).map { found, issue in
      var issue = issue
      issue.place = file.place(of: found.need.token)
      issue.fix = fix(forMissing: found.need.name, in: found.member, among: names)
      return placing(ReportedIssue(issue), of: found.need.token.id, in: children)
    }
  }

  /// What is held weakly and is no object, which the compiler doesn't refuse.
  private func flawed(in wiring: Wiring) -> [ReportedIssue] {
    let first = graph.nodes.count - members.count
    let findings = Verifier.findings(in: wiring).filter { finding in
      if case .flawed(let node, .noObject) = finding { node >= first } else { false }
    }
    return graph.issues(for: findings, in: wiring).map { ReportedIssue($0) }
  }

  /// What may put right that neither the graph nor a parent has a name that a member needs.
  private func fix(forMissing name: String, in member: GraphMember, among names: [String]) -> String
  {
    var names = names
    var fix = "add an input '\(name)'"
    if case .assisted(_, let function) = member.kind {
      names += FunctionParameters(of: function).innerNames
      fix = "add an argument '\(name)' to '\(member.name)'"
    }
    return names.similar(to: name).first.map { "did you mean '\($0)'?" } ?? fix
  }

  /// The names that labels ask the parents for and that none has.
  private var missingNames: Set<String> {
    guard let part = family.parts.indices.last else { return [] }
    let needs = family.parts[part].members.flatMap(\.needs).filter { need in
      guard need.isExpected, case .parents = need.source else { return false }
      return family.answers(to: need, of: part).isEmpty
    }
    return Set(needs.map(\.name))
  }
}

extension GraphDiagnostic {
  /// The message as the headline of an issue.
  var headline: String { message + "." }

  /// The diagnostic as an issue.
  ///
  /// - Parameters:
  ///   - file: The file that it is about.
  ///   - found: The same issue as the analysis found it, with its chain.
  /// - Returns: The issue.
  func reported(in file: SourceFile, as found: Issue? = nil) -> ReportedIssue {
    var issue = found ?? Issue(id, headline: headline)
    issue.place = file.place(of: node)
    // What the analysis would write is code of a container.
    issue.fix = fixIts.first?.message
    for note in notes where !note.isOfOtherGraphs && (found == nil || !note.isOfAnalysis) {
      let note = JoineryAnalysis.Note(note.message, place: file.place(of: note.node))
      if !issue.notes.contains(note) { issue.notes.append(note) }
    }
    return ReportedIssue(issue, severity: severity == .error ? .error : .warning)
  }
}
