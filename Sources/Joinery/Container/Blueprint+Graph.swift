import JoineryAnalysis

extension Blueprint {
  /// The blueprint in words.
  ///
  /// - Complexity: O(bindings + dependencies).
  var graph: Graph {
    let keys = keyTypes.map { Key(ofType: $0) }
    let topology = topology
    return Graph(
      owners: owners,
      nodes: nodes.indices.map { index in
        let node = nodes[index]
        let record = node.record
        let base = record.role == .decorator ? 1 : 0
        let range = topology.edgeRange(of: index)
        return JoineryAnalysis.Node(
          keys[Int(topology.nodes[index].key)], role: record.role,
          lifetime: topology.nodes[index].lifetime, owner: node.owner,
          isolation: record.isolation, effects: record.effects,
          place: record.place, modules: node.module?.names ?? [],
          edges: range.map { edge in
            Edge(
              keys[Int(topology.edges[edge].key)], kind: topology.edges[edge].kind,
              isDeferred: topology.edges[edge].isDeferred,
              position: position(edge - range.lowerBound + base, in: record))
          }, member: record.offeredMember?.name)
      })
  }

  /// The position of a dependency in the factory: nil for one of a later step, or of an injection's.
  private func position(_ index: Int, in record: BindingRecord) -> Int? {
    index < record.dependencies.count && record.places.isEmpty ? index : nil
  }

  /// Where the step of an injection was written that asks for something: nil for other bindings.
  func place(of step: Step) -> SourcePlace? {
    guard let edge = step.edge else { return nil }
    let index = edge - topology.edgeRange(of: step.node).lowerBound
    let places = nodes[step.node].record.places
    return index < places.count ? places[index].place : nil
  }
}
