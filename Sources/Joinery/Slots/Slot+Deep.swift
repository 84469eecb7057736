import JoineryThreads

/// Constructions that would nest deeper than a thread's stack allows.
///
/// A slot is deep when more than ``AnySlot/shallowDepth`` constructions nest below it. Shared values
/// below it are then built first, the deepest first, and values that are not kept are made from the
/// bottom up and handed to the factory that needs them.
extension Slot {
  /// The shared value of a deep slot.
  func obtainDeep() throws -> Value {
    if let value = try suppliedValue() { return value }
    let kept = try prepareDependencies()
    return try withExtendedLifetime(kept) { try obtain() }
  }

  /// A new value of a deep slot.
  func makeDeep() throws -> Value {
    if let box = Donation.current?.take(for: self) as? TypedValueBox<Value> { return box.value }
    let kept = try prepareDependencies()
    defer { withExtendedLifetime(kept) {} }
    var frames = [DeepFrame(self)]
    while true {
      let top = frames.count - 1
      if let next = frames[top].nextDependency() {
        frames.append(DeepFrame(next))
        continue
      }
      let frame = frames.removeLast()
      let box = try Donation.$current.withValue(Donation(frame.made)) {
        try frame.slot.makeUnshared()
      }
      guard !frames.isEmpty else {
        guard let box = box as? TypedValueBox<Value> else {
          preconditionFailure("a slot made a value of another type")
        }
        return box.value
      }
      frames[top - 1].made.append((frame.slot, box))
    }
  }
}

extension AnySlot {
  /// How many constructions may nest before a slot counts as deep.
  static var shallowDepth: Int32 { 64 }

  var isDeep: Bool { depth > Self.shallowDepth }

  /// Builds every shared value that is needed below this one and not built yet, the deepest first.
  ///
  /// - Returns: What keeps the values that their slots do not keep.
  /// - Complexity: O(slots and dependencies below this one that are deep and not built).
  func prepareDependencies() throws -> [ValueBox] {
    var kept: [ValueBox] = []
    var visited: Set<ObjectIdentifier> = []
    var path: [(slot: AnySlot, position: Int)] = [(self, 0)]
    while let (slot, position) = path.last {
      guard position < slot.requiredDependencyCount else {
        path.removeLast()
        if slot !== self, let box = try slot.prepare() { kept.append(box) }
        continue
      }
      path[path.count - 1].position += 1
      let dependency = slot.dependency(at: position)
      if dependency.isDeep, !dependency.hasValue, !dependency.cell.isSupplied,
        visited.insert(ObjectIdentifier(dependency)).inserted
      {
        path.append((dependency, 0))
      }
    }
    return kept
  }

  /// How many of the dependencies have to be there before the value can be made.
  ///
  /// The steps of a shared object may wait for others; those of one that is not shared are a part of
  /// making it.
  fileprivate var requiredDependencyCount: Int {
    sharing == .none ? dependencyCount : constructionDependencyCount
  }

  /// How many of the dependencies are read by the factory, and not by a later step.
  var constructionDependencyCount: Int {
    dependencyCount - (record?.stepDependencyCount ?? 0)
  }
}

/// A deep slot whose dependencies are being made.
private struct DeepFrame {
  let slot: AnySlot
  private var position = 0
  /// The values made so far, in the order in which the factory will ask for them.
  var made: [(slot: AnySlot, value: ValueBox)] = []

  init(_ slot: AnySlot) {
    self.slot = slot
  }

  /// The next dependency that has to be made before the factory is called.
  mutating func nextDependency() -> AnySlot? {
    while position < slot.requiredDependencyCount {
      defer { position += 1 }
      let dependency = slot.dependency(at: position)
      if dependency.isDeep, dependency.sharing == .none { return dependency }
    }
    return nil
  }
}

/// The values that were made for a factory ahead of its call.
private final class Donation: Sendable {
  @TaskLocal static var current: Donation?

  private let made: Mutex<ArraySlice<Item>>

  private struct Item: @unchecked Sendable {
    // `@unchecked`: made by the thread that takes it.
    let slot: AnySlot
    let value: ValueBox
  }

  init(_ made: [(slot: AnySlot, value: ValueBox)]) {
    self.made = Mutex(made.map { Item(slot: $0.slot, value: $0.value) }[...])
  }

  /// The next value, if it was made for this slot.
  func take(for slot: AnySlot) -> ValueBox? {
    made.withLock { made in
      guard made.first?.slot === slot else { return nil }
      return made.removeFirst().value
    }
  }
}
