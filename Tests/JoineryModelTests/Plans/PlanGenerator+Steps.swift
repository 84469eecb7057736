import JoineryAnalysis
import JoineryTestSupport

extension PlanGenerator {
  /// What a generator knows of a container.
  private struct Known {
    var id: Int
    var isScope = false
    var isStarted = false
    var isStopped = false
    var hasChildren = false
  }

  /// Adds what is done with the containers.
  mutating func addSteps() {
    var containers = [Known(id: 0)]
    for id in 1...Int.random(in: 3...9, using: &random) {
      let index = Int.random(in: 0..<containers.count, using: &random)
      let known = containers[index]
      var step = PlanStep(id: id, container: known.id, action: .release)
      switch Int.random(in: 0..<100, using: &random) {
      case ..<16 where !known.isStopped:
        step.action = .override(overrides())
        containers[index].hasChildren = true
        containers.append(Known(id: id, isScope: known.isScope))
      case ..<34 where shape.hasScopes && !known.isStopped:
        step.action = .scope(additions(isNested: known.isScope))
        containers[index].hasChildren = true
        containers.append(Known(id: id, isScope: true))
      case ..<40
      where !known.isStarted && !known.isStopped && !shape.hasFailures && !known.hasChildren:
        step.action = .start
        containers[index].isStarted = true
      case ..<43 where known.id > 0 && !known.hasChildren:
        step.action = .stop
        containers[index].isStopped = true
      case ..<48 where shape.isOrdered: step.action = .release
      case _: step.action = request()
      }
      plan.steps.append(step)
    }
  }

  private mutating func request() -> PlanStep.Action {
    let isAwaited = shape.isAwaited && random.chance(85)
    guard !facts.isEmpty, !random.chance(3) else {
      return .get(Need(key: PlanKey(type: 900), form: pick([.one, .all])), isAwaited: isAwaited)
    }
    let fact = pick(facts)
    let forms: [Need.Form] = [.one, .one, .one, .optional, .all]
    return .get(
      Need(key: fact.key, form: pick(forms.filter { fact.isFit(for: $0) } + [.one])),
      isAwaited: isAwaited)
  }

  private mutating func overrides() -> [BindingPlan] {
    var bindings: [BindingPlan] = []
    for fact in facts.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)) {
      if !fact.key.isFunction, fact.isBound, random.chance(15) {
        bindings.append(decorator(of: fact))
      } else if fact.isContributed, random.chance(50) {
        var contribution = binding(of: fact.key, .transient)
        contribution.role = .contribution
        bindings.append(contribution)
      } else if fact.isBound {
        var override = override(of: fact)
        if override.lifetime != nil, random.chance(50) { override.role = .binding }
        bindings.append(override)
      }
    }
    return bindings
  }

  /// What a scope supplies and adds.
  private mutating func additions(isNested: Bool) -> [BindingPlan] {
    var bindings: [BindingPlan] = []
    if !isNested {
      for fact in facts where fact.lifetime == .input && !random.chance(2) {
        bindings.append(BindingPlan(id: newID(), key: fact.key, lifetime: .instance))
      }
    }
    if random.chance(50) { return bindings }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let fact = facts.isEmpty ? nil : pick(facts)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        bindings.append(
          binding(
            of: PlanKey(type: 600 + Int.random(in: 0..<300, using: &random)),
            pick([.singleton, .scoped, .transient])))
      case 1:
        guard let fact, !fact.key.isFunction, fact.isContributed else { continue }
        var contribution = binding(of: fact.key, pick([.transient, .scoped]))
        contribution.role = .contribution
        bindings.append(contribution)
      case 2:
        guard let fact, !fact.key.isFunction, fact.isBound else { continue }
        bindings.append(decorator(of: fact))
      case _:
        guard let fact, fact.isBound, fact.lifetime != .input else { continue }
        bindings.append(override(of: fact))
      }
    }
    return bindings
  }
}
