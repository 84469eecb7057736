/// What needs each other can't be made, unless an edge is deferred.
enum DependencyCycle: Rule {
  /// How many cycles are reported at most.
  static let limit = 256

  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard wiring.hasCycles else { return [] }
    let graph = Sites(wiring)
    let components = Components(of: graph, from: graph.roots)
    var cycles: [[Step]] = []
    var seen: Set<[Int]> = []
    var isCutShort = false
    for component in components.cycles where !isCutShort {
      var search = ElementaryCycles(among: components.vertices[component], of: graph)
      while let cycle = search.next() {
        let steps = canonical(cycle.compactMap { graph.step(from: $0.vertex, at: $0.position) })
        guard seen.insert(steps.map(\.node)).inserted else { continue }
        if cycles.count == limit {
          isCutShort = true
          break
        }
        cycles.append(steps)
      }
    }
    cycles.sort { $0.lazy.map(\.node).lexicographicallyPrecedes($1.lazy.map(\.node)) }
    return cycles.map { .cycle($0) }
      + (isCutShort ? [.limitReached(.dependencyCycle, limit: limit)] : [])
  }

  /// The same cycle from the node that was registered first.
  private static func canonical(_ cycle: [Step]) -> [Step] {
    guard let first = cycle.lazy.map(\.node).min() else { return cycle }
    // A node that is made in several owners may be on a cycle several times.
    return cycle.indices.lazy.filter { cycle[$0].node == first }
      .map { Array(cycle[$0...] + cycle[..<$0]) }
      .min { $0.lazy.map(\.node).lexicographicallyPrecedes($1.lazy.map(\.node)) } ?? cycle
  }
}
