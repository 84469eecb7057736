import JoineryAnalysis
import JoineryInspection

/// The measures of a graph once more, as plainly as they can be said, by taking vertices away and by
/// trying all paths.
struct PlainStatistics {
  private let linked: LinkedGraph
  private let roots: [Int]
  private let reached: Set<Int>

  init(_ linked: LinkedGraph, roots: [Int]) {
    self.linked = linked
    self.roots = roots
    reached = Self.reachable(from: roots, in: linked, without: nil)
  }

  private static func reachable(
    from starts: [Int], in linked: LinkedGraph, without missing: Int?
  ) -> Set<Int> {
    var seen = Set(starts.filter { $0 != missing })
    var isGrowing = true
    while isGrowing {
      let next = linked.links.filter {
        seen.contains($0.source) && $0.target != missing && !seen.contains($0.target)
      }
      seen.formUnion(next.map(\.target))
      isGrowing = !next.isEmpty
    }
    return seen
  }

  func fanIn(of vertex: Int) -> Int {
    Set(linked.links.filter { $0.target == vertex }.map(\.source)).count
  }

  func fanOut(of vertex: Int) -> Int {
    Set(linked.links.filter { $0.source == vertex }.map(\.target)).count
  }

  func distance(of vertex: Int) -> Int? {
    var level = Set(roots)
    var seen = level
    var distance = 0
    while !level.contains(vertex) {
      level = Set(linked.links.filter { level.contains($0.source) }.map(\.target))
        .subtracting(seen)
      if level.isEmpty { return nil }
      seen.formUnion(level)
      distance += 1
    }
    return distance
  }

  /// Whether a way leads back from one vertex to another over links that aren't deferred.
  private func leads(_ start: Int, to end: Int) -> Bool {
    var seen: Set<Int> = [start]
    var isGrowing = true
    while isGrowing {
      let next = linked.links.filter {
        !$0.isDeferred && seen.contains($0.source) && !seen.contains($0.target)
      }
      seen.formUnion(next.map(\.target))
      isGrowing = !next.isEmpty
    }
    return seen.contains(end)
  }

  func height(of vertex: Int) -> Int {
    linked.links.filter {
      $0.source == vertex && !$0.isDeferred && !leads($0.target, to: vertex)
    }
    .map { height(of: $0.target) + 1 }.max() ?? 0
  }

  /// The vertices, besides itself, that all paths to one go through.
  private func dominators(of vertex: Int) -> [Int] {
    guard reached.contains(vertex) else { return [] }
    return reached.filter {
      $0 != vertex
        && !Self.reachable(from: roots, in: linked, without: $0).contains(vertex)
    }
  }

  func dominator(of vertex: Int) -> Int? {
    let all = dominators(of: vertex)
    return all.first { dominators(of: $0).count == all.count - 1 }
  }

  func dominated(by vertex: Int) -> Int {
    linked.vertices.indices.count { makesValue($0) && dominators(of: $0).contains(vertex) }
  }

  private func makesValue(_ vertex: Int) -> Bool {
    guard case .node(let node) = linked.vertices[vertex] else { return false }
    return ![.decorator, .emptyCollection].contains(linked.graph.nodes[node].role)
  }

  /// Whether there are more parts without a vertex, not counting itself.
  func isArticulationPoint(_ vertex: Int) -> Bool {
    parts(without: vertex) > parts(without: nil)
  }

  private func parts(without missing: Int?) -> Int {
    var labels = Array(linked.vertices.indices)
    for link in linked.links where link.source != missing && link.target != missing {
      let (old, new) = (labels[link.source], labels[link.target])
      for vertex in labels.indices where labels[vertex] == old { labels[vertex] = new }
    }
    return Set(linked.vertices.indices.filter { $0 != missing }.map { labels[$0] }).count
  }

  /// Whether everything that takes part is reached, and from no root another one.
  func areRoots(_ roots: [Int]) -> Bool {
    let expected = linked.vertices.indices.filter {
      !linked.isReplaced($0)
    }
    return Set(expected).isSubset(of: reached)
      && roots.allSatisfy { root in
        let others = Self.reachable(from: [root], in: linked, without: nil).subtracting([root])
        return others.isDisjoint(with: roots)
      }
  }
}
