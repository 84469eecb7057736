import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// What does not fit in the joints of a graph type: the compiler says it in code that the macros write.
///
/// Only what is written decides. What the sources don't show is taken to fit.
struct GraphJoints {
  private let graph: GraphDescription
  private let wiring: Wiring
  /// The number of the graph type in its family.
  private let part: Int
  /// The number of its first member's node.
  private let firstNode: Int

  init(of graph: GraphDescription, in wiring: Wiring) {
    self.graph = graph
    self.wiring = wiring
    part = graph.family.parts.count - 1
    firstNode = graph.graph.nodes.count - graph.members.count
  }

  /// The issues, each at the label or name that is at fault.
  var issues: [ReportedIssue] {
    (ambiguous + unawaited + throwing).map { ReportedIssue($0) }
  }

  private func name(of member: GraphDescription.Member, at index: Int) -> String {
    member.lifetime == .assisted
      ? member.name : graph.graph.displayName(of: graph.graph.nodes[firstNode + index].key)
  }

  // MARK: Names

  /// The labels whose names several parents have.
  private var ambiguous: [Issue] {
    let parents = graph.family.parts[part].parents
    // That two of them are of one type is said once.
    guard Set(parents.map(\.type)).count == parents.count else { return [] }
    return needs.compactMap { index, member, need in
      guard need.position != nil, need.source == .parent else { return nil }
      let places = graph.family.answers(to: need.ofFamily(isWhole: false), of: part)
      guard places.count > 1 else { return nil }
      let family = graph.family
      var seen: Set<GraphFamily<Int>.Place> = []
      let notes = places.filter { seen.insert($0).inserted }.map { place in
        Note(
          "'\(need.name)' of '\(family.parts[place.part].name)'",
          place: family.parts[place.part].members[place.member].node.place)
      }
      let ways = family.parents(leadingTo: need.name, of: part)
      let isDirect = parents.contains { $0.type == family.parts[places[0].part].id }
      return .ambiguousName(
        need.name, neededBy: name(of: member, at: index), parents: ways,
        fix: """
          var \(need.name): \(typeName(of: places[0])) { \
          \(ways.first.map { $0 + (isDirect ? "." : ".inherited.") } ?? "")\(need.name) }
          """, at: graph.file.place(of: need.token), notes: notes)
    }
  }

  /// The type of a member, as a person would write it.
  private func typeName(of place: GraphFamily<Int>.Place) -> String {
    let key = graph.family.parts[place.part].members[place.member].node.key
    return graph.graph.displayName(of: Key(type: key.type))
  }

  // MARK: Effects and isolation

  /// What is made at once and needs what has to be awaited, or what belongs to the main actor.
  private var unawaited: [Issue] {
    var needs: [(member: GraphDescription.Member, need: GraphNeed)] = []
    let findings = Verifier.findings(in: wiring).filter { finding in
      let joint: (step: Step, source: Int, isOfActor: Bool)
      switch finding {
      case .awaited(let request, let source): joint = (request, source, false)
      case .onMainActor(let request, let source): joint = (request, source, true)
      case .missing, .duplicate, .cycle, .captive, .overrideOfNothing, .decoratorOfNothing,
        .emptyCollection, .unsuppliedInput, .scopedOutsideScope, .flawed, .unused, .limitReached:
        return false
      }
      guard joint.step.node >= firstNode, graph.graph.nodes[joint.source].lifetime != .instance,
        let need = need(of: joint.step)
      else { return false }
      let member = graph.members[joint.step.node - firstNode]
      guard isMadeAtOnce(member, for: need), !joint.isOfActor || graph.isNonisolated(member) else {
        return false
      }
      needs.append((member, need))
      return true
    }
    return zip(graph.graph.issues(for: findings, in: wiring), needs).map { issue, joint in
      var issue = issue
      issue.place = graph.file.place(of: joint.need.token)
      issue.notes = []
      issue.fix =
        issue.id == .isolatedDependency
        ? graph.fix(movingToMainActor: joint.member)
        : Issue.fix(makingSingletonOf: joint.need.name)
      return issue
    }
  }

  /// What can't throw and needs what is made anew by something that may.
  private var throwing: [Issue] {
    needs.compactMap { index, member, need in
      guard !need.isDeferred, !mayThrow(member, for: need),
        let place = graph.family.answers(to: need.ofFamily(isWhole: false), of: part).first
      else { return nil }
      let source = graph.node(at: place)
      guard graph.graph.nodes[source].lifetime == .transient,
        graph.graph.nodes[source].effects == .throwing
      else { return nil }
      return .throwingDependency(
        graph.graph.displayName(of: graph.graph.nodes[source].key),
        neededBy: name(of: member, at: index), at: graph.file.place(of: need.token),
        chain: graph.graph.chain(through: [firstNode + index, source], in: wiring),
        fix: Issue.fix(makingSingletonOf: need.name))
    }
  }

  // MARK: What is known

  private var needs: [(index: Int, member: GraphDescription.Member, need: GraphNeed)] {
    graph.members.enumerated().flatMap { index, member in
      member.source.needs.map { (index, member, $0) }
    }
  }

  /// The need that a step follows.
  private func need(of step: Step) -> GraphNeed? {
    guard let edge = step.edge else { return nil }
    let index = edge - wiring.topology.edgeRange(of: step.node).lowerBound
    guard let position = graph.graph.nodes[step.node].edges[index].position else { return nil }
    return graph.members[step.node - firstNode].source.needs[position]
  }

  /// Whether the code that has a need is known to run without waiting.
  private func isMadeAtOnce(_ member: GraphDescription.Member, for need: GraphNeed) -> Bool {
    if need.position != nil { return member.callable.map { !$0.isAsync } ?? false }
    return need.isReadInBody(of: member.source) && !member.bodyEffects.contains(.asynchronous)
  }

  /// Whether the code that has a need may throw, or isn't known.
  private func mayThrow(_ member: GraphDescription.Member, for need: GraphNeed) -> Bool {
    if need.position != nil { return member.callable?.isThrowing ?? true }
    return !need.isReadInBody(of: member.source) || need.isTried
      || member.bodyEffects.contains(.throwing)
  }
}

extension GraphDescription {
  /// Whether a member is known to belong to no actor.
  ///
  /// A class that says nothing belongs to the main actor in a module whose default that is, unless it says
  /// that it is `Sendable`: then it has to say so itself.
  func isNonisolated(_ member: Member) -> Bool {
    declaration.actor == nil && declaration.isSendable
      || declaration.syntax.modifiers.isNonisolated || member.isNonisolated
  }

  /// What lets a member that belongs to no actor need one of the main actor.
  func fix(movingToMainActor member: Member) -> String {
    guard member.isNonisolated else { return Issue.fix(movingToMainActor: member.name) }
    let isOfMainActor = declaration.actor?.hasSuffix("MainActor") ?? false
    return Issue.fix(isolating: member.name, inGraphOfMainActor: isOfMainActor)
  }

  /// The number of the node of a member.
  fileprivate func node(at place: GraphFamily<Int>.Place) -> Int {
    family.parts[..<place.part].map(\.members.count).reduce(0, +) + place.member
  }
}

extension GraphDescription.Member {
  /// Whether the member itself says that it belongs to no actor.
  fileprivate var isNonisolated: Bool {
    source.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers.isNonisolated ?? false
  }
}
