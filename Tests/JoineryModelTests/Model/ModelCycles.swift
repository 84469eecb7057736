/// The cycles among what is made, found by following every path.
struct ModelCycles {
  private let container: ModelContainer
  private let successors: [[Int]]
  private let vertices: [ModelVertex]

  init(_ container: ModelContainer, _ judged: [BindingPlan]) {
    self.container = container
    var numbers: [ModelVertex: Int] = [:]
    var vertices = container.vertices(of: judged)
    var successors: [[ModelVertex]] = []
    for (number, vertex) in vertices.enumerated() { numbers[vertex] = number }
    while successors.count < vertices.count {
      let next = container.vertices(
        neededBy: vertices[successors.count], isDeferredToo: false)
      for vertex in next where numbers[vertex] == nil {
        numbers[vertex] = vertices.count
        vertices.append(vertex)
      }
      successors.append(next)
    }
    self.vertices = vertices
    self.successors = successors.map { Set($0.compactMap { numbers[$0] }).sorted() }
  }

  /// The cycles, each from the binding that was registered first.
  var verdicts: [String] {
    let remaining = whatNeedsItself
    if remaining.isEmpty { return [] }
    var found: Set<[Int]> = []
    func extend(_ path: [Int]) {
      for next in successors[path[path.count - 1]] where next >= path[0] && remaining.contains(next)
      {
        if next == path[0] {
          found.insert(canonical(path))
        } else if !path.contains(next) {
          extend(path + [next])
        }
      }
    }
    for start in remaining.sorted() { extend([start]) }
    return found.map { cycle in
      "dependency-cycle "
        + (cycle + [cycle[0]]).map { "\(container.all[$0].id)" }
        .joined(separator: " ")
    }
  }

  /// What is left when everything is taken away, again and again, that needs nothing that is left.
  private var whatNeedsItself: Set<Int> {
    var remaining = Set(vertices.indices)
    while true {
      let free = remaining.filter { successors[$0].allSatisfy { !remaining.contains($0) } }
      if free.isEmpty { return remaining }
      remaining.subtract(free)
    }
  }

  private func canonical(_ path: [Int]) -> [Int] {
    let nodes = path.compactMap { container.binding(at: vertices[$0]) }
      .compactMap { binding in container.all.firstIndex { $0.id == binding.id } }
    return nodes.indices.map { Array(nodes[$0...] + nodes[..<$0]) }
      .min { $0.lexicographicallyPrecedes($1) } ?? nodes
  }
}
