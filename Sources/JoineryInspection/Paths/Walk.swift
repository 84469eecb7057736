import JoineryAnalysis

/// The links of a graph as ways for a walk.
struct Walk: DirectedGraph {
  /// Which links are ways, and in which direction.
  enum Direction {
    /// From who needs to what is needed.
    case toNeeds
    /// The same without what is made later.
    case toConstruction
    /// From what is needed to who needs it.
    case toNeeders
    /// Both ways.
    case toNeighbours
  }

  let linked: LinkedGraph
  let direction: Direction

  init(_ linked: LinkedGraph, _ direction: Direction = .toNeeds) {
    self.linked = linked
    self.direction = direction
  }

  var count: Int { linked.vertices.count }

  func successorCount(of vertex: Int) -> Int {
    switch direction {
    case .toNeeds, .toConstruction: linked.linkRange(from: vertex).count
    case .toNeeders: linked.linkIndices(to: vertex).count
    case .toNeighbours:
      linked.linkRange(from: vertex).count + linked.linkIndices(to: vertex).count
    }
  }

  func successor(of vertex: Int, at position: Int) -> Int {
    let link = linked.links[self.link(of: vertex, at: position)]
    return switch direction {
    case .toNeeds: link.target
    case .toConstruction: link.isDeferred ? -1 : link.target
    case .toNeeders: link.source
    case .toNeighbours:
      position < linked.linkRange(from: vertex).count ? link.target : link.source
    }
  }

  /// The position in ``LinkedGraph/links`` of the way from a vertex at a position.
  func link(of vertex: Int, at position: Int) -> Int {
    let range = linked.linkRange(from: vertex)
    let incoming = linked.linkIndices(to: vertex)
    return switch direction {
    case .toNeeds, .toConstruction: range.lowerBound + position
    case .toNeeders: incoming[incoming.startIndex + position]
    case .toNeighbours:
      position < range.count
        ? range.lowerBound + position : incoming[incoming.startIndex + position - range.count]
    }
  }
}
