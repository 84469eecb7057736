import Joinery
import JoineryAnalysis
import Testing

/// One wiring as a graph and as a container: they say the same of it.
@Suite struct ParityTests {
  @Test(arguments: WiringPair.all)
  func `S24: a graph and a container are described alike`(pair: WiringPair) throws {
    let container = try pair.container().description
    #expect(pair.graph.links == container.links)
    #expect(pair.graph.issues().map(\.id) == container.issues().map(\.id))
  }

  @Test(arguments: WiringPair.all)
  func `a graph and a container have the same ways to each binding`(pair: WiringPair) throws {
    let container = try pair.container().description
    #expect(pair.graph.chains == container.chains)
  }
}

/// A wiring in both forms.
struct WiringPair: Sendable, CustomTestStringConvertible {
  let name: String
  let graph: Graph
  let container: @Sendable () throws -> Container

  var testDescription: String { name }

  init<Root: DependencyGraph>(
    _ name: String, _ root: Root.Type,
    @BindingBuilder _ bindings: @escaping @Sendable () -> BindingList
  ) {
    self.name = name
    graph = root.description
    container = { try Container(name, bindings) }
  }
}

extension Graph {
  /// Every binding with what it needs, as a line of text.
  ///
  /// A function is called later by nature: whether its edges say so, or those that lead to it, is free.
  fileprivate var links: [String] {
    let functions = Set(nodes.filter { $0.lifetime == .assisted }.map(\.key))
    return nodes.map { node in
      let edges = node.edges.map { edge in
        let isFunction = node.lifetime == .assisted || functions.contains(edge.key)
        return (edge.isDeferred && !isFunction ? "later " : "") + edge.key.plainName
      }
      return "\(node.lifetime) \(node.key.plainName) \(node.effects.rawValue) \(node.isolation): "
        + edges.joined(separator: ", ")
    }.sorted()
  }

  /// The names along every way that begins at what nothing needs.
  fileprivate var chains: [String] {
    var needed: Set<Key> = []
    for node in nodes { needed.formUnion(node.edges.map(\.key)) }
    var found: [String] = []
    func follow(_ key: Key, _ path: [String]) {
      guard let node = nodes.first(where: { $0.key == key }), path.count < 20 else { return }
      let path = path + [key.plainName]
      if node.edges.isEmpty { found.append(path.joined(separator: " → ")) }
      for edge in node.edges where !edge.isDeferred { follow(edge.key, path) }
    }
    for node in nodes where !needed.contains(node.key) { follow(node.key, []) }
    return found.sorted()
  }
}

extension Key {
  /// The type, without what only tells a function of a graph from one of a container.
  fileprivate var plainName: String { type.replacing("@Sendable ", with: "") }
}
