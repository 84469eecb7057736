import JoineryAnalysis

/// What is wrong with the bindings of a model container, judged by trying everything.
///
/// A container that is derived from a valid one is judged as its innermost owner sees it: what an owner
/// around it keeps stays as it was.
struct ModelJudge {
  let container: ModelContainer
  /// What takes part: neither replaced, nor kept by an owner around a scope.
  private let judged: [BindingPlan]

  init(_ container: ModelContainer) {
    self.container = container
    judged = container.all.filter { binding in
      let isReplaced =
        [.binding, .override].contains(binding.role)
        && !container.list(binding.key, .override).isEmpty
        && container.provider(of: binding.key)?.id != binding.id
      return !isReplaced && !container.leavesToParent(binding)
    }
  }

  /// Each problem as a line: its id, and the numbers of the bindings.
  var verdicts: [String] {
    unanswered + duplicates + appliedToNothing + awaited + unsupplied
      + ModelCycles(container, judged).verdicts + ModelCaptives(container, judged).verdicts
  }

  private func isOwn(_ binding: BindingPlan) -> Bool {
    container.own.contains { $0.id == binding.id }
  }

  /// Keys that are needed and not bound, or not contributed to, with the first that needs them.
  private var unanswered: [String] {
    var seen: Set<String> = []
    return judged.flatMap { binding in
      binding.needs.compactMap { need -> String? in
        guard need.form != .optional, container.answers(to: need).isEmpty else { return nil }
        if need.isCollecting && !container.list(need.key, .emptyCollection).isEmpty { return nil }
        let id = need.isCollecting ? IssueID.emptyCollection : .missingBinding
        let isFirst = seen.insert("\(id.rawValue) \(need.key)").inserted
        return isFirst ? "\(id.rawValue) \(need.key) for \(binding.id)" : nil
      }
    }
  }

  private var duplicates: [String] {
    var groups: [[BindingPlan]] = []
    for key in Set(container.all.map(\.key)) {
      let bindings = container.list(key, .binding)
      groups.append(bindings.filter { one in bindings.contains { areRivals(one, $0) } })
      let overrides = container.list(key, .override)
      groups += Dictionary(grouping: overrides) { container.ownerDepth(of: $0) }.values
    }
    return groups.filter { group in
      let new = group.filter(isOwn)
      let isRenewed = new.count == 1 && new[0].role == .override
      return group.count > 1 && !new.isEmpty && (!isRenewed || group.allSatisfy(isOwn))
    }
    .map { "duplicate-binding " + $0.map { "\($0.id)" }.joined(separator: " ") }
  }

  /// Whether only one of two bindings of a key may stay.
  private func areRivals(_ one: BindingPlan, _ other: BindingPlan) -> Bool {
    if one.id == other.id { return false }
    let (depth, otherDepth) = (container.ownerDepth(of: one), container.ownerDepth(of: other))
    switch (one.lifetime == .input, other.lifetime == .input) {
    case (false, false): return true
    case (true, true): return depth == otherDepth
    case (true, false): return otherDepth <= depth
    case (false, true): return depth <= otherDepth
    }
  }

  private var appliedToNothing: [String] {
    container.own.compactMap { binding in
      let isBound = !container.list(binding.key, .binding).isEmpty
      let isContributed = !container.list(binding.key, .contribution).isEmpty
      switch binding.role {
      case .override: return isBound ? nil : "override-of-nothing \(binding.id)"
      case .decorator:
        let isOverridden = !container.list(binding.key, .override).isEmpty
        return isBound || isOverridden || isContributed ? nil : "decorator-of-nothing \(binding.id)"
      case .binding, .contribution, .emptyCollection: return nil
      }
    }
  }

  /// Factories that can't wait for what they need.
  private var awaited: [String] {
    judged.filter { !$0.isAsynchronous }.flatMap { binding in
      let isAssisted = container.lifetime(of: binding) == .assisted
      return binding.needs.filter { !$0.isDeferred || isAssisted }.flatMap { need in
        container.answers(to: need)
          .filter { $0.isAsynchronous && container.lifetime(of: $0) != .singleton }
          .map { "awaited-dependency \(binding.id) \($0.id)" }
      }
    }
  }

  /// Inputs to which a scope gives no value.
  private var unsupplied: [String] {
    if container.depth == 0 { return [] }
    return container.all.filter {
      $0.role == .binding && $0.lifetime == .input && container.provider(of: $0.key) == $0
    }
    .map { "unsupplied-input \($0.id)" }
  }
}
