/// What the outermost owner keeps must not hold what belongs to a scope.
///
/// Deferred edges count as well: the value would be made in the owner that keeps the holder, and
/// that owner is no scope.
enum CaptiveDependency: Rule {
  /// How many findings are made at most.
  static let limit = 1_000

  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    guard wiring.features.contains(.shortLived) else { return [] }
    let graph = Sites(wiring, includesDeferred: true)
    var search = Search(in: graph)
    var findings: [Finding] = []
    for node in wiring.topology.nodes.indices {
      var seen: Set<Int> = []
      for holder in graph.sitesWhereKept(node) {
        search.run(from: CollectionOfOne(holder)) { graph.standing(of: $0) == .passes }
        let captives = search.reached.lazy.compactMap { captive(at: Int($0), in: graph) }
        if captives.isEmpty {
          search.close { graph.standing(of: $0) == .passes }
        }
        for (site, captive) in captives where seen.insert(captive).inserted {
          if findings.count == limit {
            return findings + [.limitReached(.captiveDependency, limit: limit)]
          }
          findings.append(.captive(path: search.path(to: site), shortLived: captive))
        }
      }
    }
    return findings
  }

  private static func captive(at site: Int, in graph: Sites) -> (site: Int, node: Int)? {
    guard case .belongsToScope(let node) = graph.standing(of: site) else { return nil }
    return (site, node)
  }
}
