import JoineryAnalysis

/// Something that is made on the way to a value.
enum ModelVertex: Hashable {
  /// What a binding makes.
  case made(BindingPlan)
  /// The value of a key after a number of decorators.
  case decorated(PlanKey, Int)
  /// The contributions to a key, each after a number of decorators.
  case collected(PlanKey, Int)
}

extension ModelContainer {
  /// The binding whose factory is called, if it is one.
  func binding(at vertex: ModelVertex) -> BindingPlan? {
    switch vertex {
    case .made(let binding): binding
    case .decorated(let key, let count): list(key, .decorator)[count - 1]
    case .collected(let key, let count): count == 0 ? nil : list(key, .decorator)[count - 1]
    }
  }

  /// How long what is made lives: nil for a collection.
  func lifetime(at vertex: ModelVertex) -> Lifetime? {
    switch vertex {
    case .made(let binding): lifetime(of: binding)
    case .decorated(let key, _): provider(of: key).map { lifetime(of: $0) }
    case .collected: nil
    }
  }

  /// What has to be made first.
  ///
  /// - Parameters:
  ///   - vertex: What is made.
  ///   - isDeferredToo: Whether also what is requested later.
  /// - Returns: What it needs itself.
  func vertices(neededBy vertex: ModelVertex, isDeferredToo: Bool) -> [ModelVertex] {
    var needed: [ModelVertex] = []
    if let binding = binding(at: vertex), !leavesToParent(binding) {
      let isLater = lifetime(of: binding) == .assisted && binding.role != .decorator
      needed += binding.needs.filter { isDeferredToo || !$0.isDeferred && !isLater }
        .compactMap { self.vertex(for: $0) }
    }
    switch vertex {
    case .made: break
    case .decorated(let key, 1): needed += provider(of: key).map { [.made($0)] } ?? []
    case .decorated(let key, let count): needed.append(.decorated(key, count - 1))
    case .collected(let key, 0): needed += list(key, .contribution).map { .made($0) }
    case .collected(let key, let count): needed.append(.collected(key, count - 1))
    }
    return needed
  }

  /// What answers a need.
  private func vertex(for need: Need) -> ModelVertex? {
    let count = list(need.key, .decorator).count
    guard let first = answers(to: need).first else { return nil }
    if need.isCollecting { return .collected(need.key, count) }
    return count == 0 ? .made(first) : .decorated(need.key, count)
  }

  /// Everything that may be made by some bindings.
  func vertices(of bindings: [BindingPlan]) -> [ModelVertex] {
    bindings.flatMap { binding -> [ModelVertex] in
      guard binding.role == .decorator else {
        return binding.role == .emptyCollection ? [] : [.made(binding)]
      }
      let number = (list(binding.key, .decorator).firstIndex(of: binding) ?? 0) + 1
      return (provider(of: binding.key) == nil ? [] : [.decorated(binding.key, number)])
        + (list(binding.key, .contribution).isEmpty ? [] : [.collected(binding.key, number)])
    }
  }

  /// Whether an owner around this scope keeps the value of a binding.
  func leavesToParent(_ binding: BindingPlan) -> Bool {
    guard let parent, !own.contains(where: { $0.id == binding.id }) else { return false }
    let isDecorator = binding.role == .decorator
    let wrapped =
      isDecorator
      ? (provider(of: binding.key).map { [$0] } ?? []) + list(binding.key, .contribution) : []
    if !isScope {
      let isRemade = ([binding] + wrapped).contains { affected.contains($0.id) }
      return !isRemade && parent.leavesToParent(binding)
    }
    if isDecorator { return wrapped.allSatisfy { leavesToParent($0) } }
    switch lifetime(of: binding) {
    case .instance, .singleton, .weak: return true
    case .scoped, .input, .transient, .assisted: return false
    }
  }

  /// How many scopes are around the container that has a binding.
  func ownerDepth(of binding: BindingPlan) -> Int {
    guard let parent, !own.contains(where: { $0.id == binding.id }) else { return depth }
    return parent.ownerDepth(of: binding)
  }
}
