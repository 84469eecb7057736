import JoineryAnalysis

/// What is bound, and who makes it.
extension ModelContainer {
  /// The last override of a key, or else its first binding that is more than an input.
  func provider(of key: PlanKey) -> BindingPlan? {
    let declared = list(key, .binding)
    return list(key, .override).last ?? declared.first { $0.lifetime != .input } ?? declared.first
  }

  func list(_ key: PlanKey, _ role: Node.Role) -> [BindingPlan] {
    byKey[key, default: []].filter { $0.role == role }
  }

  /// The bindings that answer a need.
  func answers(to need: Need) -> [BindingPlan] {
    need.isCollecting
      ? list(need.key, .contribution) : provider(of: need.key).map { [$0] } ?? []
  }

  /// How long the value of a binding lives: an override may take that of what it replaces.
  func lifetime(of binding: BindingPlan) -> Lifetime {
    if let lifetime = binding.lifetime { return lifetime }
    let others = byKey[binding.key, default: []].prefix {
      $0.id != binding.id || $0.role == .binding
    }
    let replaced = others.last { $0.role == .override } ?? list(binding.key, .binding).first
    return replaced.map { lifetime(of: $0) } ?? .transient
  }

  /// Whether the root container, which is no scope, can't make a value.
  func needsScope(_ binding: BindingPlan, seen: Set<Int> = []) -> Bool {
    switch lifetime(of: binding) {
    case .scoped, .input: return depth == 0
    case .singleton, .weak, .instance: return false
    case .transient, .assisted: break
    }
    if seen.contains(binding.id) { return false }
    return (binding.needs + list(binding.key, .decorator).flatMap(\.needs)).contains {
      answers(to: $0).contains { needsScope($0, seen: seen.union([binding.id])) }
    }
  }

  /// Some bindings, and all that need one of them, directly or not.
  func bindingsThatNeed(_ seeds: [BindingPlan]) -> Set<Int> {
    var found = Set(seeds.map(\.id))
    var count = -1
    while count != found.count {
      count = found.count
      for binding in all where !found.contains(binding.id) {
        let isValue = ![.decorator, .emptyCollection].contains(binding.role)
        let wraps = isValue ? list(binding.key, .decorator) : []
        let needed = binding.needs.flatMap { need in
          let answers = answers(to: need)
          return answers + (answers.isEmpty ? [] : list(need.key, .decorator))
            + (need.isCollecting ? list(need.key, .emptyCollection) : [])
        }
        if (wraps + needed).contains(where: { found.contains($0.id) }) { found.insert(binding.id) }
      }
    }
    return found
  }

  /// Whether this container has decorators of its own for the value of a binding.
  func isWrapped(_ binding: BindingPlan) -> Bool {
    own.contains { $0.role == .decorator && $0.key == binding.key }
  }

  /// Whether this container makes the value of a binding, and not the one around it.
  func makes(_ binding: BindingPlan) -> Bool {
    guard parent != nil, !own.contains(where: { $0.id == binding.id }) else { return true }
    guard isScope else { return affected.contains(binding.id) }
    switch lifetime(of: binding) {
    case .instance, .singleton, .weak: return false
    case .scoped, .input, .transient, .assisted: return true
    }
  }
}
