import JoineryAnalysis

/// What a start makes.
extension ModelContainer {
  /// Makes what has to be awaited and is kept, and what that needs, also in what is overridden here.
  func startAll() throws {
    isStarted = true
    try makeAwaited(without: [])
  }

  private func makeAwaited(without replaced: Set<Int>) throws {
    if !isScope, let parent, !parent.isStarted && !parent.isStopped {
      let others = all.filter { $0.role != .contribution && provider(of: $0.key) != $0 }
      try parent.makeAwaited(without: replaced.union(affected).union(others.map(\.id)))
    }
    for binding in all where binding.isAsynchronous && (makes(binding) || isWrapped(binding)) {
      let lifetime = lifetime(of: binding)
      let isUsed = binding.role == .contribution || provider(of: binding.key) == binding
      guard isUsed, !replaced.contains(binding.id),
        lifetime == .singleton || lifetime == .scoped && depth > 0
      else { continue }
      _ = try value(of: binding, canWait: true)
    }
  }
}
