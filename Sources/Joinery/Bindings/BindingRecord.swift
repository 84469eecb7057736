public import JoineryAnalysis

/// What a container keeps of a binding.
///
/// Its contents are the container's business; it is public because ``ContainerBinding`` is.
public final class BindingRecord: Sendable {
  /// The key: the type that is provided, or ``Qualified`` with that type and its qualifier.
  let type: Any.Type
  let role: Node.Role
  /// How long the value lives: nil when that is for the binding to say which this one applies to.
  let lifetime: Lifetime?
  let effects: Effects
  let isolation: Isolation
  /// The actor that the value belongs to.
  let actor: (any Actor)?
  let location: Location
  /// The types of the factory's parameters.
  let dependencies: [Any.Type]
  /// Where each dependency is asked for, if that is not the binding's own place.
  let places: [Location]
  /// What is done with the object once it exists.
  let steps: [ConfigurationStep]
  /// Other types under which the value is found as well.
  let aliases: [SlotAlias]
  /// Whether starting the container makes the value although it need not be awaited.
  let isEager: Bool
  /// The member of a graph that the value is: the graph makes, starts and stops it.
  let offeredMember: OfferedMember?
  /// What is done with the object when the container stops, in reverse order.
  let finalizers: [Finalizer]
  /// What is wrong with the binding on its own.
  let flaw: Flaw?
  let makeSlot: SlotMaker

  /// Makes the slot of the binding in a container.
  @usableFromInline typealias SlotMaker = @Sendable (SlotPlan) -> AnySlot

  init(
    type: Any.Type, role: Node.Role, lifetime: Lifetime?, effects: Effects,
    isolation: Isolation = .none, actor: (any Actor)? = nil, location: Location,
    dependencies: [Any.Type], places: [Location] = [],
    steps: [ConfigurationStep] = [],
    aliases: [SlotAlias] = [], isEager: Bool = false, offeredMember: OfferedMember? = nil,
    finalizers: [Finalizer] = [], flaw: Flaw? = nil,
    makeSlot: @escaping SlotMaker
  ) {
    self.type = type
    self.role = role
    self.lifetime = lifetime
    self.effects = effects
    self.isolation = isolation
    self.actor = actor
    self.location = location
    self.dependencies = dependencies
    self.places = places
    self.steps = steps
    self.aliases = aliases
    self.isEager = isEager
    self.offeredMember = offeredMember
    self.finalizers = finalizers
    self.flaw = flaw
    self.makeSlot = makeSlot
  }

  /// Creates the record of a binding whose value is made by a recipe.
  @usableFromInline
  convenience init<Value>(
    _ recipe: Recipe<Value>, role: Node.Role = .binding, lifetime: Lifetime?, _ location: Location
  ) {
    self.init(
      type: Value.self, role: role, lifetime: lifetime,
      effects: recipe.factory.effects, isolation: recipe.factory.isolation,
      actor: recipe.factory.actor, location: location,
      dependencies: recipe.dependencies,
      flaw: role == .decorator ? nil : Self.flaw(of: Value.self, lifetime),
      makeSlot: { plan in
        Slot<Value>(
          record: plan.record, owner: plan.container, sharing: plan.sharing,
          isDeep: plan.isDeep, access: max(plan.leastAccess, recipe.factory.access),
          dependencyCount: plan.dependencyCount, factory: recipe.factory)
      })
  }

  /// Makes the record of a binding that may have a qualifier.
  @usableFromInline
  static func make<Value, Qualifier>(
    _ recipe: Recipe<Value>, lifetime: Lifetime, qualifier: Qualifier.Type, _ location: Location
  ) -> BindingRecord {
    if qualifier == Unqualified.self {
      return BindingRecord(recipe, lifetime: lifetime, location)
    }
    return BindingRecord(recipe.qualified(by: qualifier), lifetime: lifetime, location)
  }

  /// The same binding with something changed.
  private func copy(
    role: Node.Role? = nil, effects: Effects? = nil, steps: [ConfigurationStep]? = nil,
    isEager: Bool? = nil, finalizers: [Finalizer]? = nil
  ) -> BindingRecord {
    BindingRecord(
      type: type, role: role ?? self.role, lifetime: lifetime, effects: effects ?? self.effects,
      isolation: isolation, actor: actor, location: location, dependencies: dependencies,
      places: places, steps: steps ?? self.steps, aliases: aliases,
      isEager: isEager ?? self.isEager, offeredMember: offeredMember,
      finalizers: finalizers ?? self.finalizers, flaw: flaw, makeSlot: makeSlot)
  }

  /// Whether two records are of one binding, or of one member of one graph.
  func isSame(as other: BindingRecord) -> Bool {
    if self === other { return true }
    guard let slot = offeredMember?.slot else { return false }
    return slot == other.offeredMember?.slot
  }

  /// The same binding in another role.
  ///
  /// What provides no value, and came through a type of the user's, stays what it is.
  func playing(_ role: Node.Role) -> BindingRecord {
    self.role == .binding && lifetime != .input ? copy(role: role) : self
  }

  /// The same binding, made when the container is started.
  func eager() -> BindingRecord { copy(isEager: true) }

  /// The same binding with something more to do when the container stops.
  func adding(_ finalizer: Finalizer) -> BindingRecord {
    copy(finalizers: finalizers + [finalizer])
  }

  /// The same binding with one more step after the factory.
  func adding(_ step: ConfigurationStep) -> BindingRecord {
    copy(
      effects: step.isThrowing ? effects.union(.throwing) : effects, steps: steps + [step])
  }

  /// Where the binding was written.
  var place: SourcePlace { location.place }

  /// How many dependencies belong to steps.
  var stepDependencyCount: Int {
    steps.reduce(0) { $0 + $1.dependencies.count }
  }

  /// Carries out the steps on an object that has just been made.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - slot: The slot whose dependencies the steps read.
  ///   - first: The step to start with.
  /// - Returns: Nil when all steps are done; otherwise the step that has to wait, and why.
  /// - Throws: What the steps throw.
  func configure<Value>(
    _ object: Value, in slot: AnySlot, startingAt first: Int = 0
  ) throws -> (step: Int, reason: BlockedStep)? {
    var position = slot.constructionDependencyCount
    for (index, step) in steps.enumerated() {
      defer { position += step.dependencies.count }
      if index < first { continue }
      do {
        try unsafe withUnsafePointer(to: object) { pointer in
          try unsafe step.perform(UnsafeRawPointer(pointer), slot, position)
        }
      } catch let reason as BlockedStep {
        return (index, reason)
      }
    }
    return nil
  }
}
