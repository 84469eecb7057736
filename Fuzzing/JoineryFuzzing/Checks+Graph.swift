import Foundation
import JoineryAnalysis
import JoineryExplorer
import JoineryInspection

extension Checks {
  /// How many keys of a graph are explained, and taken as roots.
  private static let keyLimit = 4

  /// Reads JSON as the tool does, and exercises the graph that it is.
  mutating func exercise(json bytes: [UInt8]) {
    guard let graph = try? JSONDecoder().decode(Graph.self, from: Data(bytes)) else { return }
    exercise(graph)
  }

  /// Writes a graph in every form, and checks it against every rule.
  mutating func exercise(_ graph: Graph) {
    exerciseText(of: graph)
    exercisePictures(of: graph)
    exerciseDifference(of: graph)
    // In an order that is the same each time, so that bytes that were found wrong stay wrong.
    var seen: Set<Key> = []
    let keys = graph.nodes.flatMap { [$0.key] + $0.edges.map(\.key) }
      .filter { seen.insert($0).inserted }
    for key in keys.prefix(Self.keyLimit) { exercise(key, of: graph) }
  }

  /// Writes a graph as text and JSON, and checks it against every rule.
  mutating func exerciseText(of graph: Graph) {
    exerciseJSON(of: graph)
    expectPrintable(graph.text, from: "the renderer of text")
    let issues = graph.issues(
      reportsUnused: true, roots: graph.nodes.prefix(1).map(\.key), requiresInputs: true)
    expectPrintable(
      PlainTextRenderer().report(issues, graph: graph.owners.last ?? ""), from: "a report")
    for issue in issues {
      expect(issue.headline.contains { !$0.isWhitespace }, "'\(issue.id)' says nothing")
      expect(isJSON(JSONWriter().text(of: issue.json)), "'\(issue.id)' is no JSON")
    }
  }

  private mutating func exerciseJSON(of graph: Graph) {
    let read = try? JSONDecoder().decode(Graph.self, from: Data(graph.jsonText.utf8))
    expect(read == graph, "a graph is read back as another one: \(graph.jsonText)")
  }

  private mutating func exercisePictures(of graph: Graph) {
    let linked = LinkedGraph(graph)
    expectPrintable(GraphDOTRenderer().text(of: linked), from: "the renderer of DOT")
    expectPrintable(GraphMermaidRenderer().text(of: linked), from: "the renderer of Mermaid")
    let statistics = StatisticsReport(of: linked)
    expectPrintable(statistics.text, from: "the report of statistics")
    expect(isJSON(statistics.jsonText), "the report of statistics is no JSON")
    // What a name has must not end the script that holds the data.
    let page = ExplorerPage(linked).html
    expect(
      count(of: "<script", in: page) == count(of: "</script", in: page),
      "a name ends a script of the page")
  }

  /// How often a text has a word, in letters of either case.
  private func count(of word: StaticString, in text: String) -> Int {
    let word = word.description.utf8
    let lower = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return lower.indices.count { lower[$0] == word.first && lower[$0...].starts(with: word) }
  }

  private mutating func exerciseDifference(of graph: Graph) {
    let same = GraphDifference(from: graph, to: graph)
    expect(same.isEmpty, "a graph differs from itself: \(same.text)")
    var part = graph
    part.nodes.removeFirst(min(1, part.nodes.count))
    for difference in [
      GraphDifference(from: graph, to: part), GraphDifference(from: part, to: graph),
    ] {
      expectPrintable(difference.text, from: "the difference as text")
      expectPrintable(difference.markdown, from: "the difference as Markdown")
      expect(isJSON(difference.jsonText), "the difference is no JSON")
    }
  }

  /// Looks for a key, explains it, and takes what it leads to.
  mutating func exercise(_ key: Key, of graph: Graph) {
    _ = KeySearch(in: graph).result(for: graph.displayName(of: key))
    if let explanation = GraphExplanation(of: key, in: graph) {
      expectPrintable(explanation.text, from: "an explanation")
      expect(isJSON(explanation.jsonText), "an explanation is no JSON")
    }
    for depth in [nil, 0, 1] {
      guard let part = graph.rooted(at: key, depth: depth) else { continue }
      expect(part.nodes.count <= graph.nodes.count, "a part is larger than the whole")
      expectPrintable(part.text, from: "the renderer of text")
    }
  }

  private func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }
}
