package import JoineryAnalysis

/// How a graph hangs together, for people and as JSON.
package struct StatisticsReport: Sendable {
  /// How many bindings a list has at most.
  private static let listLimit = 5

  private let statistics: GraphStatistics
  private let names: VertexNames
  private let issueCount: Int

  /// Measures a graph.
  ///
  /// - Complexity: That of ``GraphStatistics`` and of the verification.
  package init(of linked: LinkedGraph) {
    statistics = GraphStatistics(of: linked)
    names = VertexNames(linked)
    issueCount = linked.graph.issues().count
  }

  private var linked: LinkedGraph { statistics.linked }

  /// The vertices that are bindings.
  private var nodes: [Int] {
    linked.graph.nodes.indices.filter { linked.graph.nodes[$0].role != .emptyCollection }
  }

  /// The bindings with the largest values, the largest first.
  private func top(_ value: (GraphStatistics.Measures) -> Int) -> [(vertex: Int, value: Int)] {
    nodes.map { (vertex: $0, value: value(statistics.measures[$0])) }
      .filter { $0.value > 0 }
      .sorted { ($1.value, $0.vertex) < ($0.value, $1.vertex) }
  }

  private var articulationPoints: [Int] {
    nodes.filter { statistics.measures[$0].isArticulationPoint }
  }

  /// The report as text, which ends without a line break.
  package var text: String {
    let graph = linked.graph
    var counts = TextColumns()
    counts.append("bindings", nodes.count.grouped)
    for lifetime in Lifetime.allCases {
      let count = nodes.count {
        graph.nodes[$0].hasLifetime && graph.nodes[$0].lifetime == lifetime
      }
      if count > 0 { counts.append("  \(lifetime.rawValue)", count.grouped) }
    }
    counts.append("links", linked.links.count.grouped)
    counts.append("  later", linked.links.count { $0.isDeferred }.grouped)
    counts.append("roots", statistics.roots.count.grouped)
    let steps = statistics.longestPath.count
    counts.append("longest path", "\(steps.grouped) step\(steps == 1 ? "" : "s")")
    counts.append("articulation points", articulationPoints.count.grouped)
    counts.append("issues", issueCount.grouped)
    let path = PlainTextRenderer().chain(names.chain(along: statistics.longestPath))
    return
      ([
        ["graph of '\(graph.owners.joined(separator: " / ").printable)'"]
          + counts.lines(indentedBy: 2),
        path.isEmpty ? [] : ["longest path"] + path.map(\.printable),
        list("needed by most (fan-in)", top(\.fanIn)),
        list("needing most (fan-out)", top(\.fanOut)),
        list("others are reached only through (dominators)", top(\.dominated)),
        list("holding parts together (articulation points)", articulationPoints.map { ($0, nil) }),
      ])
      .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func list(_ title: String, _ rows: [(vertex: Int, value: Int?)]) -> [String] {
    if rows.isEmpty { return [] }
    var columns = TextColumns()
    for (vertex, value) in rows.prefix(Self.listLimit) {
      columns.append(
        names.name(of: vertex), value?.grouped ?? "",
        names.place(of: vertex)?.description.printable ?? "")
    }
    let rest = rows.count - Self.listLimit
    return [title] + columns.lines(indentedBy: 2) + (rest > 0 ? ["  … \(rest.grouped) more"] : [])
  }

  /// The report as JSON, with the measures of every binding, which ends without a line break.
  package var jsonText: String {
    JSONWriter().text(
      of: .object([
        "bindings": .int(nodes.count),
        "links": .int(linked.links.count),
        "issues": .int(issueCount),
        "roots": .strings(statistics.roots.map { names.name(of: $0) }),
        "longestPath": .array(names.chain(along: statistics.longestPath).map(\.json)),
        "measures": .array(nodes.map(json)),
      ]))
  }

  private func json(_ vertex: Int) -> JSONValue {
    let measures = statistics.measures[vertex]
    return .object([
      "name": .string(names.name(of: vertex)),
      "key": linked.graph.nodes[vertex].key.json,
      "fanIn": .int(measures.fanIn), "fanOut": .int(measures.fanOut),
      "distance": measures.distance.map { .int($0) }, "height": .int(measures.height),
      "dominator": measures.dominator.map { .string(names.name(of: $0)) },
      "dominated": .int(measures.dominated),
      "isArticulationPoint": .bool(measures.isArticulationPoint),
    ])
  }
}
