/// Which shared values of a container need which.
struct ComponentGraph {
  let slots: [AnySlot]
  /// For each slot, what it needs in order to be made.
  private(set) var needs: [[Int]] = []
  /// For each slot, what it can ask for after it was made.
  private var wishes: [[Int]] = []

  /// Works out what some slots need of each other.
  ///
  /// - Complexity: O(slots and dependencies).
  init(of slots: some Sequence<AnySlot>) {
    self.slots = Array(slots)
    var numbers: [ObjectIdentifier: Int] = [:]
    for (number, slot) in self.slots.enumerated() { numbers[ObjectIdentifier(slot)] = number }
    for slot in self.slots {
      let (needs, wishes) = Self.dependencies(of: slot, among: numbers)
      self.needs.append(needs)
      self.wishes.append(wishes)
    }
  }

  /// The shared slots that a slot reaches through values that are not shared.
  private static func dependencies(
    of slot: AnySlot, among numbers: [ObjectIdentifier: Int]
  ) -> (needs: [Int], wishes: [Int]) {
    if slot.dependencyCount == 0, unsafe slot.deferredTarget == nil { return ([], []) }
    // What the caller has supplied in the place of a factory needs nothing of what that would have needed.
    if slot.isCallers { return ([], []) }
    var needs: [Int] = []
    var wishes: [Int] = []
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(slot)]
    var pending: [(slot: AnySlot, isWish: Bool)] = []
    func add(_ slot: AnySlot, isWish: Bool) {
      let isLater = isWish || slot.isAssisted
      for position in 0..<slot.dependencyCount {
        pending.append(
          (
            slot.dependency(at: position),
            isLater || position >= slot.constructionDependencyCount && slot.sharing != .none
          ))
      }
      if let target = unsafe slot.deferredTarget { pending.append((target, true)) }
    }
    add(slot, isWish: false)
    while let (next, isWish) = pending.popLast() {
      guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
      if let number = numbers[ObjectIdentifier(next)] {
        if isWish { wishes.append(number) } else { needs.append(number) }
      } else if next.sharing == .none {
        add(next, isWish: isWish)
      }
    }
    return (needs, wishes)
  }

  /// For each slot, what it needs in order to be started: whoever needs an object needs it started, by whichever
  /// key it is there.
  ///
  /// - Parameter aliases: Slots that have the same object, the one that is started before the others.
  /// - Returns: The numbers of what each slot needs.
  func needs(with aliases: Aliases) -> [[Int]] {
    var needs = needs
    for (alias, other) in aliases.pairs { needs[alias].append(other) }
    return needs
  }

  /// For each slot, what needs it or can ask for it, so that it must not be stopped before that is.
  ///
  /// - Parameter aliases: Slots that have the same object, which is not stopped before what uses any of them.
  /// - Returns: The numbers of what uses each slot.
  /// - Complexity: O(slots + dependencies) for each slot that can ask for another, and for each alias.
  func users(with aliases: Aliases) -> [[Int]] {
    var uses = needs
    for (alias, other) in aliases.pairs where !reaches(alias, from: other, in: uses) {
      uses[alias].append(other)
    }
    for user in wishes.indices {
      for wish in wishes[user] where !reaches(user, from: wish, in: uses) {
        uses[user].append(wish)
      }
    }
    var users: [[Int]] = Array(repeating: [], count: slots.count)
    for (user, used) in uses.enumerated() {
      for slot in Set(used) { users[slot].append(user) }
    }
    return users
  }

  private func reaches(_ target: Int, from start: Int, in uses: [[Int]]) -> Bool {
    var visited: Set<Int> = []
    var pending = [start]
    while let next = pending.popLast() {
      if next == target { return true }
      if visited.insert(next).inserted { pending += uses[next] }
    }
    return false
  }

  /// The slots that wait for one of them, from the outermost to the one itself.
  ///
  /// What the owner has replaced is none of them, although the container that it was made from has it.
  func chain(waitingFor component: Int, in owner: SlotOwner) -> [Int] {
    var chain = [component]
    while let user = needs.indices.first(where: {
      needs[$0].contains(chain[chain.count - 1]) && !chain.contains($0)
        && !owner.replaces(slots[$0])
    }) {
      chain.append(user)
    }
    return chain.reversed()
  }
}
