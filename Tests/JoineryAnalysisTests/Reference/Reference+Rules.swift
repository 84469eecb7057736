import JoineryAnalysis

extension Reference {
  /// Each hard edge that nothing answers, as a node and the position of the edge.
  var missing: Set<[Int]> {
    Set(
      reachable.flatMap { ways(from: $0) }.compactMap { way in
        guard let node = way.node, let edge = way.edge, way.target == nil,
          graph.nodes[node].edges[edge].kind == .hard
        else { return nil }
        return [node, edge]
      })
  }

  /// Each cycle, as its nodes from the smallest on.
  var cycles: Set<[Int]> {
    let spots = reachable
    let numbers = Dictionary(uniqueKeysWithValues: zip(spots, spots.indices))
    let targets = spots.map { Set(ways(from: $0).compactMap(\.target).compactMap { numbers[$0] }) }
    var found: Set<[Int]> = []
    func extend(_ path: [Int]) {
      for next in targets[path[path.count - 1]] where next >= path[0] {
        if next == path[0] {
          found.insert(canonical(path.compactMap { node(at: spots[$0]) }))
        } else if !path.contains(next) {
          extend(path + [next])
        }
      }
    }
    for start in spots.indices { extend([start]) }
    return found
  }

  /// Whether a spot is on a cycle, or needs one that is.
  func leadsToCycle(from spot: Spot) -> Bool {
    reachable(from: [spot]).contains { spot in
      reachable(from: ways(from: spot).compactMap(\.target)).contains(spot)
    }
  }

  private func canonical(_ cycle: [Int]) -> [Int] {
    let rotations = cycle.indices.map { Array(cycle[$0...] + cycle[..<$0]) }
    return rotations.min { $0.lexicographicallyPrecedes($1) } ?? cycle
  }

  /// Each pair of a holder and what it holds captive, with the length of a shortest path in nodes.
  var captives: [[Int]: Int] {
    var found: [[Int]: Int] = [:]
    for holder in keepers {
      guard let start = node(at: holder) else { continue }
      var distances = [holder: 0]
      var next = [holder]
      while !next.isEmpty {
        let spot = next.removeFirst()
        guard spot == holder || passes(spot) else { continue }
        for case let target? in ways(from: spot).map(\.target) where distances[target] == nil {
          distances[target] = distances[spot, default: 0] + 1
          next.append(target)
        }
      }
      for (spot, distance) in distances {
        guard let captive = scoped(at: spot) else { continue }
        found[[start, captive]] = min(found[[start, captive]] ?? .max, distance)
      }
    }
    return found
  }

  /// The spots whose values the outermost owner keeps.
  private var keepers: [Spot] {
    let nodes = graph.nodes.indices.filter { graph.nodes[$0].owner == 0 && !isReplaced($0) }
    return nodes.flatMap { node -> [Spot] in
      let key = graph.nodes[node].key
      guard graph.nodes[node].role == .decorator else {
        return isKept(node) ? [.made(node, by: 0)] : []
      }
      let count = (visible(key, [.decorator], from: 0).firstIndex(of: node) ?? 0) + 1
      let wrapsOne = provider(of: key, from: 0).map { isKept($0) } ?? false
      let wrapsMany = visible(key, [.contribution], from: 0).contains {
        graph.nodes[$0].owner == 0 && isKept($0)
      }
      return (wrapsOne ? [.decorated(key, count, by: 0)] : [])
        + (wrapsMany ? [.collected(key, count, by: 0)] : [])
    }
  }

  private func scoped(at spot: Spot) -> Int? {
    let node: Int? =
      switch spot {
      case .made(let node, _): node
      case .decorated(let key, _, let owner): provider(of: key, from: owner)
      case .collected: nil
      }
    return node.flatMap { [.scoped, .input].contains(graph.nodes[$0].lifetime) ? $0 : nil }
  }

  private func passes(_ spot: Spot) -> Bool {
    switch spot {
    case .made(let node, _):
      return [.transient, .assisted].contains(graph.nodes[node].lifetime)
    case .decorated(let key, _, let owner):
      return provider(of: key, from: owner).map {
        [.transient, .assisted].contains(graph.nodes[$0].lifetime)
      } ?? false
    case .collected(_, 0, _):
      return true
    case .collected(let key, _, _):
      return graph.nodes.contains {
        $0.key == key && $0.role == .contribution
          && ![.singleton, .weak, .instance].contains($0.lifetime)
      }
    }
  }
}
