/// Finds what each node of a graph leads to.
struct Links {
  /// What a link leads to, before the vertices besides the nodes have their numbers.
  private struct Target: Hashable {
    enum Kind: Int {
      case node
      case collection
      case missing
    }

    var kind: Kind
    /// The number of a node or of a key.
    var number: Int
  }

  private let graph: Graph
  private let wiring: Wiring
  private let sites: Sites
  /// The same without what is made later.
  private let construction: Sites
  private var found: [(source: Target, target: Target, link: Link)] = []
  private var collections: [Int] = []
  private var missing: [Int] = []

  init(in wiring: Wiring, of graph: Graph) {
    self.graph = graph
    self.wiring = wiring
    sites = Sites(wiring, includesDeferred: true)
    construction = Sites(wiring)
  }

  /// Walks the graph from all that takes part in it.
  mutating func collect() {
    var search = Search(in: sites)
    search.run(from: sites.roots)
    let cycles = cycleNumbers()
    for site in search.reached.lazy.map({ Int($0) }) {
      for position in 0..<sites.successorCount(of: site) {
        note(position, of: site, cycles)
      }
    }
    let ends = found.lazy.flatMap { [$0.source, $0.target] }
    collections = Set(ends.filter { $0.kind == .collection }.map(\.number)).sorted()
    missing = Set(ends.filter { $0.kind == .missing }.map(\.number)).sorted()
  }

  /// For each site, the number of the cycles that it is on together with others, or -1.
  private func cycleNumbers() -> [Int] {
    guard wiring.hasCycles else { return [] }
    var numbers = Array(repeating: -1, count: sites.count)
    let components = Components(of: construction, from: construction.roots)
    for (number, cycle) in components.cycles.enumerated() {
      for site in components.vertices[cycle] { numbers[Int(site)] = number }
    }
    return numbers
  }

  private mutating func note(_ position: Int, of site: Int, _ cycles: [Int]) {
    let successor = sites.successor(of: site, at: position)
    let isMadeAtOnce = successor >= 0 && construction.successor(of: site, at: position) >= 0
    let isOnCycle =
      isMadeAtOnce && !cycles.isEmpty && cycles[site] >= 0 && cycles[site] == cycles[successor]
    guard let node = sites.node(at: site) else {
      if successor >= 0 {
        let link = Link(
          source: 0, target: 0, reason: .contribution, edge: nil, kind: .collecting,
          isDeferred: false, isOnCycle: isOnCycle)
        found.append((target(at: site), target(at: successor), link))
      }
      return
    }
    let edges = wiring.topology.edgeRange(of: node)
    let edge = position < edges.count ? edges.lowerBound + position : nil
    guard let target = successor >= 0 ? target(at: successor) : unanswered(edge, of: node) else {
      return
    }
    let isWrapping = edge.map { wiring.topology.isBase($0, of: node) } ?? true
    let link = Link(
      source: 0, target: 0, reason: isWrapping ? .wrapping : .parameter,
      edge: edge == nil ? nil : position,
      kind: edge == nil ? .hard : graph.nodes[node].edges[position].kind,
      isDeferred: successor < 0 ? isDeferred(edge, of: node) : !isMadeAtOnce, isOnCycle: isOnCycle)
    found.append((Target(kind: .node, number: node), target, link))
  }

  private func isDeferred(_ edge: Int?, of node: Int) -> Bool {
    edge.map { wiring.topology.edges[$0].isDeferred } ?? false
      || wiring.topology.nodes[node].lifetime == .assisted
  }

  private func target(at site: Int) -> Target {
    if let node = sites.node(at: site) { return Target(kind: .node, number: node) }
    return Target(kind: .collection, number: site % sites.stride - sites.nodeCount)
  }

  /// What a request leads to that no node answers.
  private func unanswered(_ edge: Int?, of node: Int) -> Target? {
    guard let edge, !wiring.topology.isBase(edge, of: node) else { return nil }
    let key = Int(wiring.topology.edges[edge].key)
    return switch wiring.topology.edges[edge].kind {
    case .hard: Target(kind: .missing, number: key)
    case .collecting: Target(kind: .collection, number: key)
    case .optional: nil
    }
  }

  /// The vertices of the graph.
  func vertices(_ keys: [Key]) -> [Vertex] {
    graph.nodes.indices.map { .node($0) } + collections.map { .collection(keys[$0]) }
      + missing.map { .missing(keys[$0]) }
  }

  /// The links, each once, by source and parameter.
  var all: [Link] {
    let first = graph.nodes.count
    let collectionNumbers = Self.numbers(of: collections, from: first)
    let missingNumbers = Self.numbers(of: missing, from: first + collections.count)
    func vertex(_ target: Target) -> Int {
      switch target.kind {
      case .node: target.number
      case .collection: collectionNumbers[target.number] ?? 0
      case .missing: missingNumbers[target.number] ?? 0
      }
    }
    func order(_ link: Link) -> (Int, Int, Int) { (link.source, link.edge ?? .max, link.target) }
    var links: [Link] = []
    let numbered = found.map { source, target, link in
      var link = link
      link.source = vertex(source)
      link.target = vertex(target)
      return link
    }
    for link in numbered.sorted(by: { order($0) < order($1) }) {
      if let last = links.last, order(last) == order(link) {
        // The same parameter in another owner.
        links[links.count - 1].isOnCycle = last.isOnCycle || link.isOnCycle
        links[links.count - 1].isDeferred = last.isDeferred && link.isDeferred
      } else {
        links.append(link)
      }
    }
    return links
  }

  private static func numbers(of keys: [Int], from first: Int) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, first + $0) })
  }
}
