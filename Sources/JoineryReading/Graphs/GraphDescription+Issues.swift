import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

extension GraphDescription {
  /// The graph with what the compiler says of the type, and what it can't say of names of parents.
  var readGraph: ReadGraph {
    let syntax = declaration.syntax
    return ReadGraph(
      name: syntax.name.plainName, kind: .type, place: file.place(of: syntax.name),
      graph: graph, issues: diagnosed + inherited, unreadable: unreadable)
  }

  /// What the macro says, with the chains of what the analysis finds as well.
  private var diagnosed: [ReportedIssue] {
    let model = declaration.graph { file.place(of: $0) }
    let found = Dictionary(model.issues().map { ($0.headline, $0) }) { first, _ in first }
    return declaration.diagnostics().map { diagnostic in
      let headline = diagnostic.message + "."
      var issue = found[headline] ?? Issue(diagnostic.id, headline: headline)
      issue.place = file.place(of: diagnostic.node)
      // What the analysis would write is code of a container.
      issue.fix = diagnostic.fixIts.first?.message
      for note in diagnostic.notes {
        let note = Note(note.message, place: file.place(of: note.node))
        if !issue.notes.contains(note) { issue.notes.append(note) }
      }
      return ReportedIssue(issue, severity: diagnostic.severity == .error ? .error : .warning)
    }
  }

  /// The names that no parent has: the compiler says so in the code that the macro writes.
  private var inherited: [ReportedIssue] {
    if missing.isEmpty { return [] }
    let wiring = Wiring(graph.topology().topology)
    let owner = graph.owners.count - 1
    let found = Verifier.findings(in: wiring).compactMap { finding -> (Finding, name: String)? in
      guard case .missing(_, let requests) = finding, let request = requests.first,
        let edge = request.edge
      else { return nil }
      let node = graph.nodes[request.node]
      let position = edge - wiring.topology.edgeRange(of: request.node).lowerBound
      let name = node.edges[position].key.type
      return node.owner == owner && missing.contains(name) ? (finding, name) : nil
    }
    let members = graph.nodes.compactMap(\.member)
    return zip(found, graph.issues(for: found.map(\.0), in: wiring)).map { found, issue in
      var issue = issue
      issue.fix = members.similar(to: found.name).first.map { "did you mean '\($0)'?" }
      return ReportedIssue(issue)
    }
  }
}
