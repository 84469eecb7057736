import JoineryAnalysis
import JoineryInspection

/// What the script of the page knows of a graph.
struct ExplorerData {
  private let linked: LinkedGraph
  private let verdict: Verdict
  private let statistics: GraphStatistics
  private let names: VertexNames
  private let roots: Set<Int>
  /// The vertices that the page has.
  private let shown: [Int]
  /// The number that the page has for each of them.
  private let numbers: [Int: Int]
  /// The links between them.
  private let shownLinks: [Int]
  /// The number that the page has for each of those.
  private let linkNumbers: [Int: Int]

  /// Measures and verifies a graph, of which the page has some vertices, or all.
  init(_ linked: LinkedGraph, showing selection: [Int]?) {
    self.linked = linked
    verdict = Verdict(of: linked)
    statistics = GraphStatistics(of: linked)
    names = VertexNames(linked)
    roots = Set(statistics.roots)
    shown = selection ?? Array(linked.vertices.indices)
    let numbers = Self.numbers(of: shown)
    self.numbers = numbers
    shownLinks = linked.links.indices.filter {
      numbers[linked.links[$0].source] != nil && numbers[linked.links[$0].target] != nil
    }
    linkNumbers = Self.numbers(of: shownLinks)
  }

  private static func numbers(of items: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
  }

  /// The data, in short form: a large graph is a large page.
  var json: JSONValue {
    .object([
      "owners": .strings(linked.graph.owners.map(\.printable)),
      "vertices": .array(shown.map(vertex)),
      "links": .array(shownLinks.map(link)),
      "issues": .array(zip(verdict.issues, verdict.subjects).compactMap(self.issue)),
    ])
  }

  /// An issue, unless nothing that it is about is shown.
  private func issue(_ issue: Issue, about vertices: [Int]) -> JSONValue? {
    let subjects = vertices.compactMap { numbers[$0] }
    if subjects.isEmpty && !vertices.isEmpty { return nil }
    return .object([
      "id": .string(issue.id.rawValue), "headline": .string(issue.headline.printable),
      "place": .string(issue.place?.description.printable),
      "fix": .string(issue.fix?.printable),
      "text": .string(PlainTextRenderer().text(of: issue)),
      "subjects": .ints(subjects),
    ])
  }

  private func vertex(_ index: Int) -> JSONValue {
    let measures = statistics.measures[index]
    let marks = [
      (roots.contains(index), "root"), (verdict.cyclic.contains(index), "cyclic"),
      (verdict.captive.contains(index), "captive"), (linked.isReplaced(index), "replaced"),
      (verdict.remarks[index] != nil, "faulty"), (measures.isArticulationPoint, "articulation"),
    ]
    let common: [(name: String, value: JSONValue?)] = [
      ("title", .string(names.title(of: index))),
      ("marks", .strings(marks.filter(\.0).map(\.1))),
      ("remark", .string(verdict.remarks[index])),
      ("fanIn", .int(measures.fanIn)), ("fanOut", .int(measures.fanOut)),
      ("distance", measures.distance.map { .int($0) }), ("height", .int(measures.height)),
      ("dominator", measures.dominator.flatMap { numbers[$0] }.map { .int($0) }),
      ("dominated", .int(measures.dominated)),
      ("path", statistics.lastStep(to: index).flatMap { linkNumbers[$0] }.map { .int($0) }),
      ("longest", statistics.firstStep(from: index).flatMap { linkNumbers[$0] }.map { .int($0) }),
    ]
    return .object(
      (common + own(linked.vertices[index]))
        .compactMap { name, value in value.map { (name: name, value: $0) } })
  }

  /// What only one kind of vertex has.
  private func own(_ vertex: Vertex) -> [(name: String, value: JSONValue?)] {
    switch vertex {
    case .collection(let key):
      [("kind", .string("collection")), ("type", .string(key.type.printable))]
    case .missing(let key): [("kind", .string("missing")), ("type", .string(key.type.printable))]
    case .node(let index): own(linked.graph.nodes[index])
    }
  }

  private func own(_ node: Node) -> [(name: String, value: JSONValue?)] {
    let kind: String =
      switch node.role {
      case .binding, .override, .contribution: node.lifetime.rawValue
      case .decorator: "decorator"
      case .emptyCollection: "emptyCollection"
      }
    let isolation: String =
      switch node.isolation {
      case .none: "none"
      case .mainActor: "main actor"
      case .actor(let name): name.printable
      }
    return [
      ("kind", .string(kind)), ("role", .string(node.role.rawValue)),
      ("key", node.implementation.map { _ in .string(names.name(of: node.key)) }),
      ("type", .string((node.implementation ?? node.key.type).printable)),
      ("owner", .int(node.owner)), ("modules", .strings(node.modules.map(\.printable))),
      ("isolation", .string(isolation)),
      ("traits", .strings(node.traits.map(\.printable))),
      ("member", .string(node.member?.printable)),
      ("place", .string(node.place?.description.printable)),
    ]
  }

  /// A link as an array: source, target, label, and its marks.
  private func link(_ position: Int) -> JSONValue {
    let link = linked.links[position]
    let edge = names.edge(of: link)
    let marks = [
      (link.isDeferred, "deferred"), (link.kind == .optional, "optional"),
      (link.isOnCycle, "cyclic"), (verdict.captiveLinks.contains(position), "captive"),
      (link.reason == .wrapping, "wrapping"),
    ]
    return .array([
      .int(numbers[link.source] ?? 0), .int(numbers[link.target] ?? 0),
      .string(edge?.label?.printable ?? ""),
      .strings(marks.filter(\.0).map(\.1)),
    ])
  }
}
