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
  let location: Location
  /// The types of the factory's parameters.
  let dependencies: [Any.Type]
  /// What is done with the object once it exists.
  let steps: [ConfigurationStep]
  /// Another type under which the value is found as well.
  let alias: SlotAlias?
  let makeSlot: SlotMaker

  /// Makes the slot of the binding in a container.
  @usableFromInline typealias SlotMaker = @Sendable (SlotPlan) -> AnySlot

  init(
    type: Any.Type, role: Node.Role, lifetime: Lifetime?, effects: Effects,
    location: Location, dependencies: [Any.Type], steps: [ConfigurationStep] = [],
    alias: SlotAlias? = nil, makeSlot: @escaping SlotMaker
  ) {
    self.type = type
    self.role = role
    self.lifetime = lifetime
    self.effects = effects
    self.location = location
    self.dependencies = dependencies
    self.steps = steps
    self.alias = alias
    self.makeSlot = makeSlot
  }

  /// Creates the record of a binding whose value is made by a recipe.
  @usableFromInline
  convenience init<Value>(
    _ recipe: Recipe<Value>, role: Node.Role = .binding, lifetime: Lifetime?, _ location: Location,
    alias: SlotAlias? = nil
  ) {
    self.init(
      type: Value.self, role: role, lifetime: lifetime,
      effects: recipe.isThrowing ? .throwing : [], location: location,
      dependencies: recipe.dependencies, alias: alias,
      makeSlot: { plan in
        Slot<Value>(
          record: plan.record, container: plan.container, sharing: plan.sharing,
          isDeep: plan.isDeep, dependencyCount: plan.dependencyCount, factory: recipe.factory)
      })
  }

  /// The same binding in another role.
  func playing(_ role: Node.Role) -> BindingRecord {
    BindingRecord(
      type: type, role: role, lifetime: lifetime, effects: effects, location: location,
      dependencies: dependencies, steps: steps, alias: alias,
      makeSlot: makeSlot)
  }

  /// The same binding with one more step after the factory.
  func adding(_ step: ConfigurationStep) -> BindingRecord {
    BindingRecord(
      type: type, role: role, lifetime: lifetime,
      effects: step.isThrowing ? effects.union(.throwing) : effects, location: location,
      dependencies: dependencies, steps: steps + [step], alias: alias, makeSlot: makeSlot)
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
