import JoineryAnalysis
import JoineryInspection

extension Checks {
  /// Looks for the name in the first line among the types that the other lines name.
  ///
  /// A type's name and that of its qualifier have a vertical bar between them.
  mutating func exercise(names text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let keys = lines.dropFirst().prefix(32).map { line in
      let parts = line.split(separator: "|", maxSplits: 1).map(String.init)
      return Key(type: parts.first ?? "", qualifier: parts.count > 1 ? parts[1] : nil)
    }
    let graph = Graph(
      nodes: zip(keys, keys.dropFirst() + keys.prefix(1)).map { key, next in
        Node(key, lifetime: .singleton, implementation: next.type, edges: [Edge(next)])
      })
    let search = KeySearch(in: graph)
    switch search.result(for: lines.first ?? "") {
    case .found(let key): exercise(key, of: graph)
    case .ambiguous(let found):
      expect(Set(found).count == found.count && found.count > 1, "one key is found twice")
    case .unknown(let similar):
      for name in similar { expectPrintable(name, from: "the search") }
    }
    for key in keys {
      // Whatever else a key is called, it is found by its own name, maybe among others.
      let isFound =
        switch search.result(for: key.type + (key.qualifier.map { " (\($0))" } ?? "")) {
        case .found(let found): found == key
        case .ambiguous(let found): found.contains(key)
        case .unknown: false
        }
      expect(isFound, "a key isn't found by its own name: \(key)")
    }
    expectPrintable(graph.text, from: "the renderer of text")
    _ = graph.issue(whenNotBound: Key(type: lines.first ?? ""))
  }
}
