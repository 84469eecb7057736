/// What the rules say of a graph, and of which of its vertices and links they say it.
package struct Verdict: Sendable {
  /// What is wrong, as ``Graph/issues(reportsUnused:roots:requiresInputs:)`` gives it.
  package let issues: [Issue]
  /// For each issue, the vertices that it is about.
  package let subjects: [[Int]]
  /// The vertices that are on a cycle which can't be made.
  package let cyclic: Set<Int>
  /// The vertices on a path from what outlives a scope to what belongs to one.
  package let captive: Set<Int>
  /// The links on such a path, as positions in ``LinkedGraph/links``.
  package let captiveLinks: Set<Int>

  /// What is wrong with vertices on their own, in a few words: those that are bound more than once where
  /// only one binding may be, that replace or wrap nothing, and collections without contributions.
  package let remarks: [Int: String]

  /// Applies all rules to a graph.
  ///
  /// - Complexity: That of the verification.
  package init(of linked: LinkedGraph) {
    let findings = Verifier.findings(in: linked.wiring)
    issues = linked.graph.issues(for: findings, in: linked.wiring)
    let extras = Self.extras(of: linked)
    subjects = findings.map { finding in
      finding.nodes + (finding.unansweredKey.flatMap { extras[$0] } ?? [])
    }
    remarks = Self.remarks(on: findings, extras)
    cyclic = Set(linked.links.lazy.filter(\.isOnCycle).flatMap { [$0.source, $0.target] })
    var captive: Set<Int> = []
    var captiveLinks: Set<Int> = []
    for case .captive(let path, let end) in findings {
      captive.formUnion(path.map(\.node) + [end])
      for (step, next) in zip(path, path.dropFirst().map(\.node) + [end]) {
        captiveLinks.formUnion(linked.positions(of: step, to: next))
      }
    }
    captive.formUnion(
      captiveLinks.lazy.flatMap { [linked.links[$0].source, linked.links[$0].target] })
    self.captive = captive
    self.captiveLinks = captiveLinks
  }

  private static func remarks(
    on findings: [Finding], _ extras: [Int: [Int]]
  ) -> [Int: String] {
    var remarks: [Int: String] = [:]
    for finding in findings {
      let (vertices, remark): ([Int], String) =
        switch finding {
        case .duplicate(_, let nodes): (nodes, "bound more than once")
        case .overrideOfNothing(let node): ([node], "replaces nothing")
        case .decoratorOfNothing(let node): ([node], "wraps nothing")
        case .emptyCollection(let key, _): (extras[key] ?? [], "no contributions")
        case .flawed(let node, .noValue): ([node], "gives no value")
        case .flawed(let node, .noObject): ([node], "gives no object")
        case .missing, .cycle, .captive, .scopedOutsideScope, .unused, .unsuppliedInput,
          .awaited, .onMainActor, .limitReached:
          ([], "")
        }
      for vertex in vertices { remarks[vertex] = remark }
    }
    return remarks
  }

  /// The vertices besides nodes of each key that nothing answers.
  private static func extras(of linked: LinkedGraph) -> [Int: [Int]] {
    var extras: [Int: [Int]] = [:]
    for (vertex, value) in linked.vertices.enumerated().dropFirst(linked.graph.nodes.count) {
      switch value {
      case .node: break
      case .collection, .missing:
        for link in linked.links(to: vertex) {
          if let edge = link.edge {
            let first = linked.wiring.topology.edgeRange(of: link.source).lowerBound
            extras[Int(linked.wiring.topology.edges[first + edge].key), default: []].append(vertex)
            break
          }
        }
      }
    }
    return extras
  }
}

extension LinkedGraph {
  /// The positions in ``links`` of the way that a step takes to a node.
  fileprivate func positions(of step: Step, to next: Int) -> [Int] {
    let first = wiring.topology.edgeRange(of: step.node).lowerBound
    let edge = step.edge.map { $0 - first }
    return linkRange(from: step.node).filter { links[$0].edge == edge }.flatMap { position in
      let target = links[position].target
      if target == next { return [position] }
      // The way leads through a collection.
      let last = linkRange(from: target).first { links[$0].target == next }
      if case .collection = vertices[target], let last { return [position, last] }
      return []
    }
  }
}

extension Finding {
  /// The nodes that the finding is about.
  var nodes: [Int] {
    switch self {
    case .missing(_, let requests), .emptyCollection(_, let requests): requests.map(\.node)
    case .duplicate(_, let nodes): nodes
    case .cycle(let steps): steps.map(\.node)
    case .captive(let path, let end), .scopedOutsideScope(let path, let end, _):
      path.map(\.node) + [end]
    case .overrideOfNothing(let node), .decoratorOfNothing(let node), .unused(let node),
      .flawed(let node, _):
      [node]
    case .unsuppliedInput(let node, let requests): [node] + requests.map(\.node)
    case .awaited(let request, let source), .onMainActor(let request, let source):
      [request.node, source]
    case .limitReached: []
    }
  }

  /// The key that is asked for in vain.
  fileprivate var unansweredKey: Int? {
    switch self {
    case .missing(let key, _), .emptyCollection(let key, _): key
    case .duplicate, .cycle, .captive, .scopedOutsideScope, .overrideOfNothing,
      .decoratorOfNothing, .unused, .unsuppliedInput, .awaited, .onMainActor, .flawed,
      .limitReached:
      nil
    }
  }
}
