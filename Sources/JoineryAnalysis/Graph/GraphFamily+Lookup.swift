extension GraphFamily {
  /// A member of the family: that of a number, of the graph type of a number.
  package struct Place: Hashable, Sendable {
    package let part: Int
    package let member: Int
  }

  /// The members that a need of a graph type may mean, the first one first.
  ///
  /// There is more than one where a name is looked up and several parents that are as near have it. One
  /// that several of them have through the same parent of theirs is there once for each way to it, two ways
  /// at most: to the compiler they are different members.
  ///
  /// - Complexity: O(1) where the type itself has the name, or else O(graph types).
  package func answers(to need: GraphFamilyMember.Need, of part: Int) -> [Place] {
    switch need.source {
    case .anywhere:
      if let member = parts[part].membersByName[need.name] {
        return [Place(part: part, member: member)]
      }
      return inherited(need.name, by: part)
    case .parents:
      return inherited(need.name, by: part)
    case .parent(let name):
      return parents(of: part).first { $0.name == name }.flatMap { parent in
        parts[parent.number].membersByName[need.name]
          .map { [Place(part: parent.number, member: $0)] }
      } ?? []
    }
  }

  private func parents(of part: Int) -> [(name: String, number: Int)] {
    parts[part].parents.compactMap { parent in
      number(of: parent.type).map { (parent.name, $0) }
    }
  }

  /// The members of a graph type that hold the parents through which the nearest members of a name are found.
  ///
  /// - Complexity: O(*p* · *t*), where *p* is the number of parents and *t* that of graph types.
  package func parents(leadingTo name: String, of part: Int) -> [String] {
    let distances = parents(of: part).map { parent in
      parts[parent.number].membersByName[name] == nil ? distance(to: name, from: parent.number) : 0
    }
    guard let nearest = distances.compactMap(\.self).min() else { return [] }
    return zip(parents(of: part), distances).filter { $1 == nearest }.map(\.0.name)
  }

  /// How many parents lie between a graph type and the nearest one that has a name.
  private func distance(to name: String, from part: Int) -> Int? {
    var level: Set<Int> = [part]
    for distance in 1...parts.count {
      level = Set(level.flatMap { parents(of: $0).map(\.number) })
      if level.contains(where: { parts[$0].membersByName[name] != nil }) { return distance }
    }
    return nil
  }

  /// The members of a name that the nearest parents have.
  private func inherited(_ name: String, by part: Int) -> [Place] {
    // The types at one distance, and whether more than one way leads there.
    var level = [(part: part, isForked: false)]
    for _ in parts.indices {
      var next: [(part: Int, isForked: Bool)] = []
      var positions: [Int: Int] = [:]
      for (part, isForked) in level {
        for (_, parent) in parents(of: part) {
          if let position = positions[parent] {
            next[position].isForked = true
          } else {
            positions[parent] = next.count
            next.append((parent, isForked))
          }
        }
      }
      let found = next.flatMap { part, isForked in
        parts[part].membersByName[name].map {
          Array(repeating: Place(part: part, member: $0), count: isForked ? 2 : 1)
        } ?? []
      }
      if !found.isEmpty || next.isEmpty { return found }
      level = next
    }
    return []
  }
}
