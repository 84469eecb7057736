/// Where a cycle is broken with the least change.
extension Explainer {
  /// An edge of a cycle that may be deferred.
  struct Joint {
    var step: Step
    var edge: Edge
    /// The node to which it leads.
    var target: Int
  }

  /// The edge of a cycle that is deferred most easily; nil where a decorator wraps, and nothing else asks.
  ///
  /// It is one that most cycles have, so that one change mends them all; one whose value is kept, so that it is
  /// the same later; one that asks for a value that has to be there; and the last of these.
  func weakestJoint(of steps: [Step]) -> Joint? {
    let joints = steps.indices.compactMap { index -> Joint? in
      let step = steps[index]
      guard !isWrapping(step), let edge = edge(of: step), !edge.isDeferred else { return nil }
      return Joint(step: step, edge: edge, target: steps[(index + 1) % steps.count].node)
    }
    return joints.enumerated().max { rank($0.element, $0.offset) < rank($1.element, $1.offset) }?
      .element
  }

  private func rank(_ joint: Joint, _ index: Int) -> (Int, Int, Int, Int) {
    let ease =
      switch joint.edge.kind {
      case .hard: 2
      case .optional: 1
      case .collecting: 0
      }
    return (cyclesByStep[joint.step] ?? 1, isKept(joint.target) ? 1 : 0, ease, index)
  }

  private func isKept(_ node: Int) -> Bool {
    switch lifetime(of: node) {
    case .singleton, .weak, .scoped, .instance, .input: true
    case .transient, .assisted: false
    }
  }

  /// The type that defers an edge, and which one that is.
  func fix(deferring joint: Joint) -> String {
    let wrapper = isKept(joint.target) ? "Lazy" : "Provider"
    let type = "\(wrapper)<\(names.name(ofType: joint.edge.key.type))>"
    let count = cyclesByStep[joint.step] ?? 1
    return """
      \(joint.edge.kind == .collecting ? "[\(type)]" : type)  // \(parameterName(joint.edge)) of \
      \(subject(joint.step.node))\(count > 1 ? ", which breaks \(count.grouped) cycles" : "")
      """
  }

  /// Counts in how many cycles each step is.
  static func cyclesByStep(in findings: [Finding]) -> [Step: Int] {
    var counts: [Step: Int] = [:]
    for case .cycle(let steps) in findings {
      for step in Set(steps) { counts[step, default: 0] += 1 }
    }
    return counts
  }
}
