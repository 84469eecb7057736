import JoineryAnalysis

/// The slots of a graph's members, each made when it is first needed.
///
/// What a slot needs, at once or later, is made and linked together with it.
struct MemberTable {
  let plan: GraphPlan
  /// The slot of each member, in the plan's order: nil until somebody needs it.
  private(set) var slots: [AnySlot?]
  /// Slots that stand for what a member asks for later.
  private var laterSlots: [AnySlot] = []
  /// The values that the caller has supplied: the graph holds them, also those of weak members.
  private var overrides: [Int: ValueBox] = [:]
  /// The slots that have one of them.
  private(set) var supplied: Set<ObjectIdentifier> = []

  /// A place in a slot where another one is still to be linked.
  private struct Gap {
    let slot: AnySlot
    let position: Int
    let target: Int
    let isLater: Bool
  }

  init(_ plan: GraphPlan) {
    self.plan = plan
    slots = Array(repeating: nil, count: plan.entries.count)
  }

  /// The slot of a member.
  ///
  /// - Parameters:
  ///   - number: The member's number.
  ///   - owner: The owner of the slots.
  /// - Returns: The slot.
  /// - Complexity: O(1) when it was made before; otherwise O(members and needs that are reached).
  mutating func slot(at number: Int, of owner: GraphOwner) -> AnySlot {
    if let slot = slots[number] { return slot }
    var gaps: [Gap] = []
    makeSlots(from: number, of: owner, &gaps)
    var next = 0
    while next < gaps.count {
      makeSlots(from: gaps[next].target, of: owner, &gaps)
      next += 1
    }
    for gap in gaps {
      let target = madeSlot(at: gap.target)
      gap.slot.link(gap.position, to: gap.isLater ? laterSlot(for: target, of: owner) : target)
    }
    return madeSlot(at: number)
  }

  /// Replaces the value of a member.
  ///
  /// - Returns: Whether nobody has asked for the value; and the value that it replaces, which has to be let
  ///   go of after the lock.
  mutating func override(
    _ number: Int, with value: ValueBox, of owner: GraphOwner
  ) -> (isInTime: Bool, replaced: ValueBox?) {
    let replaced = overrides.updateValue(value, forKey: number)
    // A test wants to know of overrides also when nobody reads any member.
    if owner.watch != nil, slots[number] == nil {
      _ = slot(at: number, of: owner)
      return (true, replaced)
    }
    guard let slot = slots[number] else { return (true, replaced) }
    return (supply(value, to: slot, at: number, of: owner), replaced)
  }

  /// Supplies the value of a slot, until somebody asks for it.
  ///
  /// - Returns: Whether nobody has.
  private mutating func supply(
    _ value: ValueBox, to slot: AnySlot, at number: Int, of owner: GraphOwner
  ) -> Bool {
    // What it replaces is among the overrides, or has just been: it isn't let go of here.
    if !slot.cell.supply(value).isInTime { return false }
    noteSupplied(slot, at: number, of: owner)
    return true
  }

  private mutating func noteSupplied(_ slot: AnySlot, at number: Int, of owner: GraphOwner) {
    guard supplied.insert(ObjectIdentifier(slot)).inserted else { return }
    owner.watch?.expectUse(of: slot, named: plan.entries[number].member.name)
  }

  private func madeSlot(at number: Int) -> AnySlot {
    guard let slot = slots[number] else {
      preconditionFailure("a member's slot was read before it was made")
    }
    return slot
  }

  /// Makes the slot of a member after those that it needs at once.
  private mutating func makeSlots(
    from start: Int, of owner: GraphOwner, _ gaps: inout [Gap]
  ) {
    // Depth first, and without recursion: a chain may be long. What is not on the way has its slot when it is
    // met again; a way that is longer than the list goes in a circle, which only a person can have written.
    var path = [(number: start, position: 0)]
    while let (number, position) = path.last {
      let needs = plan.entries[number].needs
      guard position < needs.count, slots[number] == nil else {
        path.removeLast()
        if slots[number] == nil { makeSlot(at: number, of: owner, &gaps) }
        continue
      }
      path[path.count - 1].position += 1
      if !needs[position].isLater, case .own(let next) = needs[position].target,
        slots[next] == nil, path.count < slots.count
      {
        path.append((next, 0))
      }
    }
  }

  private mutating func makeSlot(
    at number: Int, of owner: GraphOwner, _ gaps: inout [Gap]
  ) {
    let entry = plan.entries[number]
    // What no parent has is left out: who reads it says so.
    var targets: [(need: GraphPlan.Need.Target, slot: AnySlot?, isLater: Bool)] = []
    var depth: Int32 = 1
    var needsAwait = false
    for need in entry.needs {
      let slot: AnySlot?
      switch need.target {
      case .own(let next):
        slot = slots[next]
      case .inherited(let name):
        slot = owner.inheritedSlot(named: name)
        if slot == nil { continue }
      case .parent(let parent, let name):
        slot = owner.parents[parent].slot(named: name)
        if slot == nil { continue }
      }
      targets.append((need.target, slot, need.isLater))
      guard let slot, !need.isLater else { continue }
      depth = max(depth, slot.depth + 1)
      needsAwait = needsAwait || slot.needsAwait
    }
    let slot = entry.makeSlot(of: owner, dependencyCount: targets.count, depth: depth)
    slot.depth = depth
    slot.needsAwait = slot.access != .anywhere || needsAwait
    for (position, target) in targets.enumerated() {
      if let other = target.slot {
        slot.link(position, to: target.isLater ? laterSlot(for: other, of: owner) : other)
      } else if case .own(let next) = target.need {
        gaps.append(Gap(slot: slot, position: position, target: next, isLater: target.isLater))
      }
    }
    slots[number] = slot
    if !overrides.isEmpty, let value = overrides[number] {
      // Nobody has had the slot yet.
      _ = supply(value, to: slot, at: number, of: owner)
    }
  }

  /// The slot that stands for another one where it is asked for later.
  private mutating func laterSlot(for target: AnySlot, of owner: GraphOwner) -> AnySlot {
    let later = AnySlot(
      record: nil, owner: owner, sharing: .none, access: .anywhere, dependencyCount: 0)
    unsafe later.deferredTarget = target
    laterSlots.append(later)
    return later
  }
}
