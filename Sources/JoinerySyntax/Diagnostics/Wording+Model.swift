import JoineryAnalysis
import SwiftSyntax

// What a container can say as well is said in the words of the analysis.
extension GraphDiagnostic {
  /// Where a value may come from that no member of the graph gives.
  enum Way {
    /// From whoever calls the function.
    case argument(name: String, function: TokenSyntax)
    /// From a graph that has this one as its parent.
    case child(name: String, graph: String, requester: String)
  }

  static func unknownName(
    _ issue: Issue, at label: TokenSyntax, others: [(requester: String, label: TokenSyntax)],
    way: Way?, fixIts: [FixIt]
  ) -> Self {
    var notes = others.map {
      Note("'\($0.requester)' needs it too", at: $0.label, isOfAnalysis: true)
    }
    switch way {
    case .argument(let name, let function):
      notes.append(
        Note(
          """
          '\(name)' is neither an argument of '\(function.plainText)' nor a member of the graph; pass it \
          at each call, as an argument '\(name): Type', or add a member
          """, at: function))
    case .child(let name, let graph, let requester):
      notes.append(
        Note(
          """
          if '\(name)' is in a graph that has '\(graph)' as its parent, '\(requester)' belongs in that \
          graph
          """, at: label, isOfOtherGraphs: true))
    case nil: break
    }
    return Self(issue.id, issue.sentence, at: label, notes: notes, fixIts: fixIts)
  }

  static func cycle(
    _ issue: Issue, along path: [(member: String, need: GraphNeed)], at node: some SyntaxProtocol
  ) -> Self {
    var notes = path.dropLast().map { step in
      Note("'\(step.member)' needs '\(step.need.name)'", at: step.need.token, isOfAnalysis: true)
    }
    // A label is easier to change than a body.
    if let joint = path.last(where: { $0.need.position != nil }) ?? path.last {
      notes.append(
        Note(
          """
          to break the cycle, let '\(joint.member)' take a function that gives '\(joint.need.name)', \
          and call it after construction; a label that names a function of the graph passes it on
          """, at: joint.need.token))
      if joint.member != joint.need.name {
        notes.append(
          Note(
            """
            what '\(joint.member)' and '\(joint.need.name)' share may go into a third member, which both \
            take
            """, at: joint.need.token, isOfAnalysis: true))
      }
    }
    return Self(issue.id, issue.sentence, at: node, notes: notes)
  }

  /// There are more cycles than are listed.
  static func moreCycles(_ issue: Issue, at name: TokenSyntax) -> Self {
    Self(issue.id, issue.sentence, at: name)
  }

  static func unusedInput(_ issue: Issue, at name: TokenSyntax, fixIts: [FixIt]) -> Self {
    Self(
      issue.id, "Nothing needs the input '\(name.plainText)'", at: name, severity: .warning,
      notes: [
        Note(
          """
          remove it, give it its value in place with 'let', or make it 'package' or 'public' if it \
          is there for those who have the graph
          """, at: name)
      ], fixIts: fixIts)
  }
}

extension Issue {
  /// The headline as compilers write it.
  fileprivate var sentence: String {
    headline.hasSuffix(".") ? String(headline.dropLast()) : headline
  }
}
