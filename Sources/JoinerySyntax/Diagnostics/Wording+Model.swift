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
    /// From whoever calls a function, which would be in the place of the member that is made each time.
    case function(name: String, String)
  }

  static func unknownName(
    _ issue: Issue, at label: TokenSyntax, others: [(requester: String, label: TokenSyntax)],
    ways: [Way], fixIts: [FixIt]
  ) -> Self {
    var notes = others.map {
      Note("'\($0.requester)' needs it too", at: $0.label, isOfAnalysis: true)
    }
    notes += ways.map { note(on: $0, at: label) }
    return Self(issue.id, issue.sentence, at: label, notes: notes, fixIts: fixIts)
  }

  private static func note(on way: Way, at label: TokenSyntax) -> Note {
    switch way {
    case .argument(let name, let function):
      Note(
        """
        '\(name)' is neither an argument of '\(function.plainText)' nor a member of the graph; pass it \
        at each call, as an argument '\(name): Type', or add a member
        """, at: function)
    case .child(let name, let graph, let requester):
      Note(
        """
        if '\(name)' is in a graph that has '\(graph)' as its parent, '\(requester)' belongs in that \
        graph
        """, at: label, isOfOtherGraphs: true)
    case .function(let name, let function):
      Note("if '\(name)' differs from call to call, it is an argument: '\(function)'", at: label)
    }
  }

  static func cycle(
    _ issue: Issue, along path: [(member: String, need: GraphNeed)], at node: some SyntaxProtocol,
    in graph: GraphDeclaration
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
          and call it after construction; \(passing(joint.need.name, in: graph))
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

  /// How a member is passed on as a function.
  private static func passing(_ name: String, in graph: GraphDeclaration) -> String {
    guard let member = graph.members.first(where: { $0.name == name }), member.function == nil,
      let type = member.type
    else { return "a label that names a function of the graph passes it on" }
    let function = unusedName(ofFunctionGiving: member, in: graph)
    let actor = member.actor.map { "\($0) " } ?? ""
    return """
      with '\(actor)func \(function)() -> \(type.trimmedDescription) { \(name.asIdentifier) }' in the graph, \
      the label '\(function)' passes it on
      """
  }

  /// A function's own name, which is not that of the function that makes the member.
  private static func unusedName(
    ofFunctionGiving member: GraphMember, in graph: GraphDeclaration
  ) -> String {
    let name = member.name.asFunctionName
    var isTaken = graph.members.contains { $0.name == name }
    if case .made = member.kind { isTaken = true }
    return isTaken ? "get\(name.dropFirst("make".count))" : name
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
