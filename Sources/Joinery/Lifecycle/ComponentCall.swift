import JoineryThreads

/// A call of what a component does when its owner starts or stops, as long as it goes on.
///
/// The owner waits for it, so it can't wait for the owner's stop. The calls form a chain that travels in a
/// task-local value, so that it is known also to child tasks.
final class ComponentCall: Sendable {
  /// The innermost call, as tasks inherit it.
  @TaskLocal private static var inherited: ComponentCall?

  let slot: AnySlot
  /// Who waits for it: the one who calls, and the one that the component belongs to.
  private let owners: [ObjectIdentifier]
  private let outer: ComponentCall?
  private let state = Mutex(State())

  private struct State {
    /// A task that the component has begun, and that outlives the call, still has it in its chain.
    var ending = Ending()
    /// Why the owner has ended that has left the call behind.
    var reason: EndReason?
  }

  init(of slot: AnySlot, by owner: SlotOwner) {
    self.slot = slot
    owners = [owner, unsafe slot.owner].compactMap(\.self).map { ObjectIdentifier($0) }
    outer = Self.current
  }

  /// The innermost call that waits for what runs here.
  static var current: ComponentCall? { inherited?.chain.first { _ in true } }

  /// Calls what a component does when its owner starts or stops.
  nonisolated(nonsending) static func perform(
    of slot: AnySlot, by owner: SlotOwner,
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    let call = ComponentCall(of: slot, by: owner)
    defer { _ = call.finish() }
    try await call.perform(body)
  }

  /// Does what the call is.
  nonisolated(nonsending) func perform(
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    try await Self.$inherited.withValue(self, operation: body)
  }

  /// This call and those that it is made in, the innermost first, without those that are over.
  var chain: some Sequence<ComponentCall> {
    sequence(first: self, next: \.outer).lazy.filter { !$0.state.withLock { $0.ending.isOver } }
  }

  /// This call and those that it is made in, up to the outermost one by an owner.
  ///
  /// - Returns: The calls, the outermost first: empty when the owner makes none of them.
  func path(fromCallBy owner: SlotOwner) -> [ComponentCall] {
    let calls = Array(chain)
    guard let first = calls.lastIndex(where: { $0.owners.contains(ObjectIdentifier(owner)) }) else {
      return []
    }
    return calls[...first].reversed()
  }

  // MARK: The end

  /// Ends the call.
  ///
  /// - Returns: Why the owner has ended, if it has left the call behind.
  func finish() -> EndReason? {
    let (end, reason) = state.withLock { ($0.ending.finish(), $0.reason) }
    end?.send()
    return reason
  }

  /// Waits until the call is over.
  func untilEnd() async {
    await state.withLock { $0.ending.awaited() }?.wait()
  }

  /// The owner ends without the component, which is to be stopped when the call is over after all.
  ///
  /// - Returns: False when it is over already.
  func leaveBehind(_ reason: EndReason) -> Bool {
    state.withLock { state in
      if state.ending.isOver { return false }
      state.reason = reason
      return true
    }
  }
}
