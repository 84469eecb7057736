/// What a picture of a graph shows, whatever it is drawn with.
struct GraphPicture {
  /// What a box stands for, which decides on its shape and colour.
  enum Kind: Hashable {
    case lifetime(Lifetime)
    case decorator
    case collection
    case missing
  }

  /// What is wrong with a box or an arrow.
  enum Mark: Hashable {
    case cyclic
    case captive
    /// Bound more than once, or good for nothing.
    case faulty
  }

  /// One vertex.
  struct Box {
    var vertex: Int
    /// What it makes, then what there is to say about it, a line each.
    var lines: [String]
    var kind: Kind
    var mark: Mark?
    var isOnMainActor = false
    /// Whether an override has taken its place.
    var isReplaced = false
    var place: SourcePlace?
  }

  /// One link.
  struct Arrow {
    var source: Int
    var target: Int
    var isDeferred: Bool
    var isOptional: Bool
    var mark: Mark?
  }

  /// The boxes of an owner or of a module.
  struct Group {
    var title: String
    var boxes: [Box] = []
    var groups: [Group] = []
  }

  /// All boxes; the outermost group is the picture itself.
  private(set) var group: Group
  private(set) var arrows: [Arrow] = []

  private let linked: LinkedGraph
  private let verdict: Verdict
  private let names: VertexNames
  /// The vertices that are shown.
  private let shown: Set<Int>
  /// For each key of a collection that may be empty.
  private let emptyKeys: Set<Key>

  /// Arranges a graph.
  ///
  /// - Parameters:
  ///   - linked: The graph.
  ///   - selection: The vertices to show, where not all.
  init(of linked: LinkedGraph, showing selection: [Int]?) {
    self.linked = linked
    verdict = Verdict(of: linked)
    names = VertexNames(linked)
    emptyKeys = Set(linked.graph.nodes.lazy.filter { $0.role == .emptyCollection }.map(\.key))
    let collected = Set(
      linked.vertices.compactMap { if case .collection(let key) = $0 { key } else { nil } })
    shown = Set(
      (selection ?? Array(linked.vertices.indices)).filter { vertex in
        guard case .node(let node) = linked.vertices[vertex] else { return true }
        // The box of the collection says that it may be empty.
        return linked.graph.nodes[node].role != .emptyCollection
          || !collected.contains(linked.graph.nodes[node].key)
      })
    group = Group(title: linked.graph.owners.map(\.printable).joined(separator: " / "))
    for vertex in shown.sorted() {
      Self.add(box(vertex), along: path(of: vertex)[...], to: &group)
    }
    arrows = linked.links.enumerated().compactMap { position, link in
      guard shown.contains(link.source) && shown.contains(link.target) else { return nil }
      let isCaptive = verdict.captiveLinks.contains(position)
      return Arrow(
        source: link.source, target: link.target, isDeferred: link.isDeferred,
        isOptional: link.kind == .optional,
        mark: link.isOnCycle ? .cyclic : isCaptive ? .captive : nil)
    }
  }

  /// The titles of the groups around a vertex, the outermost first.
  private func path(of vertex: Int) -> [String] {
    guard case .node(let node) = linked.vertices[vertex] else { return [] }
    let value = linked.graph.nodes[node]
    let owner = linked.graph.owners.count > 1 ? [linked.graph.ownerName(value.owner)] : []
    return (owner + value.modules).map(\.printable)
  }

  private static func add(_ box: Box, along path: ArraySlice<String>, to group: inout Group) {
    guard let title = path.first else {
      group.boxes.append(box)
      return
    }
    let index = group.groups.firstIndex { $0.title == title } ?? group.groups.count
    if index == group.groups.count { group.groups.append(Group(title: title)) }
    add(box, along: path.dropFirst(), to: &group.groups[index])
  }

  private func box(_ vertex: Int) -> Box {
    let hidden = Set(
      linked.links(from: vertex).lazy.map(\.target).filter { !shown.contains($0) }
    ).count
    let rest = hidden > 0 ? ["+ \(hidden.grouped) more"] : []
    let mark: Mark? =
      verdict.cyclic.contains(vertex)
      ? .cyclic
      : verdict.remarks[vertex] != nil
        ? .faulty : verdict.captive.contains(vertex) ? .captive : nil
    let fault = verdict.remarks[vertex].map { [$0] } ?? []
    let title = names.title(of: vertex)
    switch linked.vertices[vertex] {
    case .node(let index):
      let node = linked.graph.nodes[index]
      let key = node.implementation == nil ? [] : ["as \(names.name(of: node.key))"]
      let traits = node.traits.map(\.printable).joined(separator: ", ")
      return Box(
        vertex: vertex,
        lines: [title] + key + [traits] + (linked.isReplaced(vertex) ? ["replaced"] : []) + fault
          + rest,
        kind: Self.kind(of: node), mark: mark, isOnMainActor: node.isolation == .mainActor,
        isReplaced: linked.isReplaced(vertex), place: node.place)
    case .collection(let key):
      let isEmpty = linked.links(from: vertex).isEmpty && !emptyKeys.contains(key)
      let remark = emptyKeys.contains(key) ? ["may be empty"] : isEmpty ? ["no contributions"] : []
      return Box(
        vertex: vertex, lines: [title] + remark + rest, kind: isEmpty ? .missing : .collection,
        mark: mark)
    case .missing:
      return Box(vertex: vertex, lines: [title, "nothing binds it"], kind: .missing, mark: mark)
    }
  }

  private static func kind(of node: Node) -> Kind {
    switch node.role {
    case .binding, .override, .contribution: .lifetime(node.lifetime)
    case .decorator: .decorator
    case .emptyCollection: .collection
    }
  }
}
