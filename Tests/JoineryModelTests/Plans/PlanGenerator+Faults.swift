import JoineryAnalysis
import JoineryTestSupport

extension PlanGenerator {
  /// Adds one to three changes, most of which make the graph invalid.
  mutating func addFaults() {
    for _ in 0..<Int.random(in: 1...3, using: &random) { addFault() }
  }

  private mutating func addFault() {
    guard !plan.bindings.isEmpty else { return }
    let index = Int.random(in: 0..<plan.bindings.count, using: &random)
    let other = pick(plan.bindings)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: plan.bindings.remove(at: index)
    case 1, 2: addNeed(Need(key: other.key, form: pick([.one, .one, .one, .all])), at: index)
    case 3:
      var copy = plan.bindings[index]
      copy.id = newID()
      plan.bindings.append(copy)
    case 4:
      plan.bindings.append(
        BindingPlan(
          id: newID(), key: PlanKey(type: 800 + index), role: .override, lifetime: .singleton))
    case 5:
      plan.bindings.append(
        BindingPlan(id: newID(), key: PlanKey(type: 800 + index), role: .decorator))
    case 6: addNeed(Need(key: PlanKey(type: 900), form: pick([.one, .all, .lazy])), at: index)
    case _:
      guard plan.bindings[index].hasFactory, !plan.bindings[index].key.isFunction,
        plan.bindings[index].lifetime != nil
      else { return }
      plan.bindings[index].lifetime = pick([.scoped, .singleton, .transient])
    }
  }

  private mutating func addNeed(_ need: Need, at index: Int) {
    let binding = plan.bindings[index]
    if binding.hasFactory, binding.needs.count < 4 { plan.bindings[index].needs.append(need) }
  }
}
