import JoineryAnalysis

/// What somebody waits for, and what a wait holds up.
extension WaitGraph {
  /// What somebody waits for.
  enum Goal {
    /// A value in the making.
    case construction(Construction)
    /// The end of an owner's start.
    case start(SlotOwner)
    /// The end of an owner's stop.
    case stop(SlotOwner)

    /// The slot whose value it is, if it is one.
    var slot: AnySlot? {
      switch self {
      case .construction(let construction): construction.slot
      case .start, .stop: nil
      }
    }

    /// Why a value can't be waited for that waits for this, where this waits for who asks.
    func refusal(of slot: AnySlot, around loop: Loop) -> Issue {
      let (event, owner) =
        switch self {
        case .start(let owner): ("start", owner.name)
        case .stop(let owner): ("stop", owner.name)
        case .construction(let construction): ("construction", construction.slot.name)
        }
      return .waitsForItself(
        slot.name, through: "the \(event) of '\(owner)'",
        path: loop.slotsFromGoal.map(\.chainLink))
    }

    /// Whether it is the same as another one.
    func isSame(as other: Goal) -> Bool {
      switch (self, other) {
      case (.construction(let one), .construction(let two)): one === two
      case (.start(let one), .start(let two)), (.stop(let one), .stop(let two)): one === two
      case (.construction, _), (.start, _), (.stop, _): false
      }
    }
  }

  /// What goes on only after a wait.
  struct Held {
    /// The innermost construction.
    let construction: Construction?
    /// The innermost call of what a component does when its owner starts or stops.
    let call: ComponentCall?

    /// What goes on only after what runs here: nil when nothing waits for that.
    static var current: Held? {
      let held = Held(construction: .current, call: .current)
      return held.construction == nil && held.call == nil ? nil : held
    }

    /// The way from something that waits for this to the innermost of this.
    ///
    /// - Returns: The slots, the outermost first; nil when it does not wait for this.
    func path(from goal: Goal) -> [AnySlot]? {
      switch goal {
      case .construction(let outer):
        guard let construction, construction.isMade(for: outer) else { return nil }
        return construction.path(from: outer)
      case .start(let owner), .stop(let owner):
        // A start that fails stops what there is, and waits for what is being made.
        return pathOfCalls(by: owner) ?? pathOfConstructions(in: owner)
      }
    }

    /// The components that an owner's start or stop has called, and what they are having made.
    private func pathOfCalls(by owner: SlotOwner) -> [AnySlot]? {
      guard let calls = call?.path(fromCallBy: owner), !calls.isEmpty else { return nil }
      let slots = calls.map(\.slot)
      guard let made = construction?.slot, !slots.contains(where: { $0 === made }) else {
        return slots
      }
      return slots + [made]
    }

    /// What an owner is making, all of which its stop waits for.
    private func pathOfConstructions(in owner: SlotOwner) -> [AnySlot]? {
      guard let construction else { return nil }
      let made = construction.chain.first { made in
        unsafe made.slot.sharing != .none && made.slot.owner === owner
      }
      return made.map { construction.path(from: $0) }
    }
  }
}
