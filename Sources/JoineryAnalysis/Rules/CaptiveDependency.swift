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
    var holders: ContiguousArray<Int> = []
    for node in wiring.topology.nodes.indices {
      graph.appendKeptSites(of: node, to: &holders)
    }
    var search = Search(in: graph)
    // One walk from all holders together tells whether there is anything to tell apart.
    search.run(from: holders) { graph.standing(of: $0) == .passes }
    guard search.reached.contains(where: { captive(at: Int($0), in: graph) != nil }) else {
      return []
    }
    return findings(of: holders, in: graph, with: &search)
  }

  /// What each of some holders holds, one after the other.
  private static func findings(
    of holders: ContiguousArray<Int>, in graph: Sites, with search: inout Search<Sites>
  ) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<[Int?]> = []
    for holder in holders {
      search.run(from: CollectionOfOne(holder)) { graph.standing(of: $0) == .passes }
      let captives = search.reached.compactMap { captive(at: Int($0), in: graph) }
      if captives.isEmpty {
        search.close { graph.standing(of: $0) == .passes }
      }
      for (site, captive) in captives
      where seen.insert([graph.node(at: holder), captive]).inserted {
        if findings.count == limit {
          return findings + [.limitReached(.captiveDependency, limit: limit)]
        }
        findings.append(.captive(path: search.path(to: site), shortLived: captive))
      }
    }
    return findings
  }

  private static func captive(at site: Int, in graph: Sites) -> (site: Int, node: Int)? {
    guard case .belongsToScope(let node) = graph.standing(of: site) else { return nil }
    return (site, node)
  }
}
