import JoineryAnalysis

/// The slots of a graph's members, linked to each other.
final class MemberTable: @unchecked Sendable {
  // `@unchecked`: nothing is written after the initialiser.

  private let members: [GraphMember]
  /// The slot of each member, in the same order.
  let slots: [AnySlot]
  /// Slots that stand for what a member asks for later.
  private let laterSlots: [AnySlot]
  private let indices: [String: Int]
  private let indicesOfSlots: [ObjectIdentifier: Int]

  /// Makes the slots of a graph.
  ///
  /// - Complexity: O(members + needs).
  init(of type: any DependencyGraph.Type, for owner: GraphOwner) {
    let (members, parentNames) = Self.lists(of: type)
    var indices: [String: Int] = [:]
    for (index, member) in members.enumerated() { indices[member.name] = index }
    /// What a member needs: a slot of this graph, by its number, or one of a parent's.
    enum Target {
      case own(Int)
      case other(AnySlot)
    }
    let targets = members.map { member in
      member.needs.compactMap { need -> (target: Target, isLater: Bool)? in
        let inherited: AnySlot?
        switch need.source {
        case .anywhere:
          if let index = indices[need.name] { return (.own(index), need.isLater) }
          inherited = owner.inheritedSlot(named: need.name)
        case .parents:
          inherited = owner.inheritedSlot(named: need.name)
        case .parent(let parent):
          inherited = parentNames.firstIndex(of: parent).flatMap {
            owner.parents[$0].table.slot(named: need.name)
          }
        }
        return inherited.map { (.other($0), need.isLater) }
      }
    }

    // Depth first: a slot comes after what it needs.
    var order: [Int] = []
    var isVisited = Array(repeating: false, count: members.count)
    for start in members.indices {
      var path = [(index: start, position: 0)]
      while let (index, position) = path.last {
        if position == 0, isVisited[index] {
          path.removeLast()
          continue
        }
        isVisited[index] = true
        guard position < targets[index].count else {
          order.append(index)
          path.removeLast()
          continue
        }
        path[path.count - 1].position += 1
        if case (.own(let next), false) = targets[index][position], !isVisited[next] {
          path.append((next, 0))
        }
      }
    }

    var depths = Array(repeating: Int32(1), count: members.count)
    var needsAwait = Array(repeating: false, count: members.count)
    var made: [AnySlot?] = Array(repeating: nil, count: members.count)
    for index in order {
      let member = members[index]
      for case (let target, false) in targets[index] {
        switch target {
        case .own(let next):
          depths[index] = max(depths[index], depths[next] + 1)
          needsAwait[index] = needsAwait[index] || needsAwait[next]
        case .other(let slot):
          depths[index] = max(depths[index], slot.depth + 1)
          needsAwait[index] = needsAwait[index] || slot.needsAwait
        }
      }
      let slot = member.slot(
        in: owner, dependencyCount: targets[index].count, depth: depths[index])
      slot.depth = depths[index]
      slot.needsAwait = slot.access != .anywhere || needsAwait[index]
      needsAwait[index] = slot.needsAwait
      made[index] = slot
    }
    let slots = made.compactMap { $0 }

    var laterSlots: [AnySlot] = []
    for (index, slot) in slots.enumerated() {
      for (position, need) in targets[index].enumerated() {
        let target =
          switch need.target {
          case .own(let next): slots[next]
          case .other(let other): other
          }
        if need.isLater {
          let later = AnySlot(
            record: nil, owner: owner, sharing: .none, access: .anywhere, dependencyCount: 0)
          unsafe later.deferredTarget = target
          laterSlots.append(later)
          slot.link(position, to: later)
        } else {
          slot.link(position, to: target)
        }
      }
    }
    self.members = members
    self.slots = slots
    self.laterSlots = laterSlots
    self.indices = indices
    var indicesOfSlots: [ObjectIdentifier: Int] = [:]
    for (index, slot) in slots.enumerated() { indicesOfSlots[ObjectIdentifier(slot)] = index }
    self.indicesOfSlots = indicesOfSlots
  }

  /// The members of a graph type, and the names of those that hold its parents.
  private static func lists<Root: DependencyGraph>(
    of type: Root.Type
  ) -> (members: [GraphMember], parentNames: [String]) {
    let describer = GraphDescriber<Root>()
    Root.describe(describer)
    return (describer.members, describer.parents.map(\.name))
  }

  /// The slot of a member; nil when there is none of the name.
  func slot(named name: String) -> AnySlot? { indices[name].map { slots[$0] } }

  /// What is said of a member.
  func member(named name: String) -> GraphMember? { indices[name].map { members[$0] } }

  /// The member that a slot belongs to.
  func member(of slot: AnySlot) -> GraphMember? {
    indicesOfSlots[ObjectIdentifier(slot)].map { members[$0] }
  }

  /// The members whose values can be asked for, and their slots.
  var readable: [(member: GraphMember, slot: AnySlot)] {
    zip(members, slots).filter { $0.0.makeSlot != nil }.map { ($0.0, $0.1) }
  }
}

extension GraphOwner {
  /// The slot of a member that the nearest parent has: one that is a parent's parent comes after all
  /// parents.
  func inheritedSlot(named name: String) -> AnySlot? {
    var seen: Set<ObjectIdentifier> = []
    var level = parents
    while !level.isEmpty {
      for parent in level {
        if let slot = parent.table.slot(named: name) { return slot }
      }
      level = level.flatMap(\.parents).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    return nil
  }
}
