import Synchronization

/// A call of what a component does when its owner starts or stops, as long as it goes on.
///
/// The owner waits for it, so it can't wait for the owner's stop. The calls form a chain that travels in a
/// task-local value, so that it is known also to child tasks.
final class ComponentCall: Sendable {
  /// The innermost call, as tasks inherit it.
  @TaskLocal private static var inherited: ComponentCall?

  private let slot: AnySlot
  private let owner: ObjectIdentifier
  private let outer: ComponentCall?
  /// A task that the component has begun, and that outlives the call, still has it in its chain.
  private let isOver = Atomic<Bool>(false)

  private init(of slot: AnySlot, by owner: SlotOwner) {
    self.slot = slot
    self.owner = ObjectIdentifier(owner)
    outer = Self.inherited
  }

  /// Calls what a component does when its owner starts or stops.
  nonisolated(nonsending) static func perform(
    of slot: AnySlot, by owner: SlotOwner,
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    let call = ComponentCall(of: slot, by: owner)
    defer { call.isOver.store(true, ordering: .releasing) }
    try await $inherited.withValue(call, operation: body)
  }

  /// The component that an owner has called and that waits for what runs here, if there is one.
  static func component(calledBy owner: SlotOwner) -> AnySlot? {
    var next = inherited
    while let call = next {
      if call.owner == ObjectIdentifier(owner), !call.isOver.load(ordering: .acquiring) {
        return call.slot
      }
      next = call.outer
    }
    return nil
  }
}
