import JoineryAnalysis

/// Offers the members of a graph to a container, each by its type.
///
/// ```swift
/// let container = try Container {
///   Members(of: graph)
///   Contribute<any PaymentMethod>(GiftCard.init(users:))
/// }
/// ```
///
/// The graph makes them, keeps them and stops them; the container keeps the graph. Members of one type
/// are reported as bound twice: leave out all but one of them. What is `private` or `fileprivate` in the graph
/// is not offered, and a graph whose members are offered in several places offers each of them once. What belongs to
/// an actor, in a graph on one or by its own attribute, is offered if its type is `Sendable`: a container hands its
/// values to anyone.
public struct Members: Sendable {
  let list: BindingList

  /// Lists the members of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - excluded: The names of members that are not offered.
  public init(of graph: some DependencyGraph & Sendable, except excluded: Set<String> = []) {
    let members = graph.graphCore.owner.readable.filter {
      !$0.member.isHidden && !excluded.contains($0.member.name)
    }
    list = BindingList(
      members.compactMap { member, slot in
        member.makeBinding.map { BindingList($0(slot, graph)) }
      })
  }
}

extension BindingBuilder {
  /// Offers the members of a graph.
  public static func buildExpression(_ members: Members) -> BindingList {
    members.list
  }
}

extension GraphMember {
  /// The binding of a member, whose value is that of its slot.
  static func binding<Value>(
    _ name: String, to slot: Slot<Value>, as lifetime: Lifetime, in location: Location,
    keeping graph: AnyObject
  ) -> BindingRecord {
    // The graph is kept, and with it the slot; it is `Sendable`, since `Members` asks for that.
    let held = UncheckedTransfer(value: graph)
    let make: Factory<Value>.Synchronous = { _ in
      try withExtendedLifetime(held.value) { try slot.value() }
    }
    let makeAwaited: Factory<Value>.Asynchronous = { _ in
      defer { withExtendedLifetime(held.value) {} }
      return try await slot.awaitedValue()
    }
    let factory = Factory<Value>(
      copying: slot.factory, make: slot.factory.make == nil ? nil : make,
      makeAwaited: slot.factory.makeAwaited == nil ? nil : makeAwaited)
    return BindingRecord(
      type: Value.self, role: .binding, lifetime: lifetime == .assisted ? .transient : lifetime,
      effects: factory.effects,
      isolation: factory.isolation, actor: factory.actor, location: location,
      dependencies: [], offeredMember: OfferedMember(name: name, slot: ObjectIdentifier(slot)),
      makeSlot: { plan in
        let offered = Slot<Value>(
          record: plan.record, owner: plan.container, sharing: plan.sharing, isDeep: plan.isDeep,
          access: max(plan.leastAccess, factory.access), dependencyCount: plan.dependencyCount,
          factory: factory)
        // What was started need not be awaited again.
        if plan.sharing == .once, let value = slot.publishedValue { offered.publish(value) }
        return offered
      })
  }
}
