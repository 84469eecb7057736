/// Makes a plan smaller as long as something is wrong with it.
struct PlanShrinker {
  /// Whether what is wrong with the plan is still wrong.
  let fails: (GraphPlan) async -> Bool

  /// The smallest plan that is found by leaving things out, one after the other.
  func smallest(of plan: GraphPlan) async -> GraphPlan {
    var plan = plan
    // Large pieces first.
    var length = plan.bindings.count / 2
    while length > 1 {
      var start = 0
      while start < plan.bindings.count {
        var smaller = plan
        smaller.bindings.removeSubrange(start..<min(start + length, plan.bindings.count))
        if await fails(smaller) { plan = smaller } else { start += length }
      }
      length /= 2
    }
    search: while true {
      for smaller in simpler(plan) where await fails(smaller) {
        plan = smaller
        continue search
      }
      return plan
    }
  }

  /// All plans that are simpler by one thing.
  private func simpler(_ plan: GraphPlan) -> [GraphPlan] {
    var plans: [GraphPlan] = []
    for index in plan.steps.indices.reversed() {
      var smaller = plan
      let id = smaller.steps.remove(at: index).id
      smaller.steps.removeAll { $0.container == id }
      plans.append(smaller)
      if case .get(let need, let isAwaited) = plan.steps[index].action {
        for key in plan.bindings.map(\.key) where key.type < need.key.type {
          var smaller = plan
          smaller.steps[index].action = .get(Need(key: key), isAwaited: isAwaited)
          plans.append(smaller)
        }
      }
      plans += simpler(plan.steps[index].bindings).map { bindings in
        var smaller = plan
        smaller.steps[index] = plan.steps[index].with(bindings: bindings)
        return smaller
      }
    }
    return plans
      + simpler(plan.bindings).map { bindings in
        var smaller = plan
        smaller.bindings = bindings
        return smaller
      }
  }

  private func simpler(_ bindings: [BindingPlan]) -> [[BindingPlan]] {
    let removals = bindings.indices.map { index in
      var smaller = bindings
      smaller.remove(at: index)
      return smaller
    }
    return removals
      + bindings.indices.flatMap { index in
        simpler(bindings[index]).map { binding in
          var smaller = bindings
          smaller[index] = binding
          return smaller
        }
      }
  }

  private func simpler(_ binding: BindingPlan) -> [BindingPlan] {
    var plans: [BindingPlan] = []
    func add(_ change: (inout BindingPlan) -> Void) {
      var copy = binding
      change(&copy)
      if copy != binding { plans.append(copy) }
    }
    for index in binding.needs.indices {
      add { $0.needs.remove(at: index) }
      if !binding.needs[index].isCollecting { add { $0.needs[index].form = .one } }
    }
    add { $0.failures = 0 }
    if binding.failures == 0, binding.lifetime != nil { add { $0.isThrowing = false } }
    add { $0.isAsynchronous = false }
    return plans
  }
}
