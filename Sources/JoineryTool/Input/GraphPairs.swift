import JoineryAnalysis
import JoineryInspection

/// The graphs of two inputs, by name: what a change does to each.
struct GraphPairs {
  /// What a change does to the graph of a name.
  struct Pair {
    var name: String
    var difference: GraphDifference
  }

  /// Every graph that is different, those within others first.
  let pairs: [Pair]
  /// Whether each input has one graph, so that names need not be said.
  private let isSingle: Bool

  /// Compares graphs.
  ///
  /// A graph that only one of the inputs has is compared with an empty one. Two inputs with one graph each
  /// are compared whatever the graphs are called.
  init(_ before: [GraphInput.Named], _ after: [GraphInput.Named]) {
    isSingle = before.count == 1 && after.count == 1
    if isSingle {
      pairs = [
        Pair(
          name: after[0].name,
          difference: GraphDifference(from: before[0].graph, to: after[0].graph))
      ]
      return
    }
    let old = Dictionary(before.map { ($0.name, $0.graph) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.name, $0.graph) }) { first, _ in first }
    var names: [String] = []
    var seen: Set<String> = []
    for named in after + before where seen.insert(named.name).inserted { names.append(named.name) }
    let graphs = names.map { name in
      let owners = (new[name] ?? old[name])?.owners ?? []
      return (name, old[name] ?? Graph(owners: owners), new[name] ?? Graph(owners: owners))
    }.enumerated().sorted { left, right in
      (left.element.2.owners.count, left.offset) < (right.element.2.owners.count, right.offset)
    }.map(\.element)
    var pairs: [Pair] = []
    for (name, old, new) in graphs {
      let difference = GraphDifference(from: old, to: new).without(pairs.map(\.difference))
      if !difference.isEmpty { pairs.append(Pair(name: name, difference: difference)) }
    }
    self.pairs = pairs
  }

  /// Whether a graph has an issue that it did not have.
  var bringsIssues: Bool { pairs.contains { !$0.difference.newIssues.isEmpty } }

  /// The differences as text for a terminal.
  var text: String {
    joined { pair in
      isSingle
        ? pair.difference.text : "\(pair.name.printable): \(pair.difference.text)"
    } ?? "no difference"
  }

  /// The differences as Markdown.
  var markdown: String {
    joined {
      isSingle ? $0.difference.markdown : "## \(code($0.name))\n\n\($0.difference.markdown)"
    }
      ?? "### Dependency graph: no difference"
  }

  /// The differences as JSON: an object, or an array of them with names where there were several graphs.
  var jsonText: String {
    if isSingle, let only = pairs.first { return only.difference.jsonText }
    let objects = pairs.map { pair in
      let name = JSONWriter().text(of: .string(pair.name))
      return "{\"graph\": \(name), \"difference\": \(pair.difference.jsonText)}"
    }
    return "[\(objects.joined(separator: ",\n"))]"
  }

  private func joined(_ text: (Pair) -> String) -> String? {
    if pairs.isEmpty { return nil }
    return pairs.map(text).joined(separator: "\n\n")
  }

  private func code(_ name: String) -> String {
    "`\(name.printable.replacing("`", with: "'"))`"
  }
}
