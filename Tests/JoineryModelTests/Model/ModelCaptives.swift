import JoineryAnalysis

/// What the root container keeps and what belongs to a scope and is reached from there.
struct ModelCaptives {
  private let container: ModelContainer
  private let judged: [BindingPlan]

  init(_ container: ModelContainer, _ judged: [BindingPlan]) {
    self.container = container
    self.judged = judged
  }

  /// Each holder with each captive.
  var verdicts: [String] {
    if container.depth > 0 { return [] }
    var found: Set<[Int]> = []
    for holder in container.vertices(of: judged) where isKept(holder) {
      guard let binding = container.binding(at: holder) else { continue }
      var seen: Set<ModelVertex> = [holder]
      var pending = [holder]
      while let vertex = pending.popLast() {
        if let captive = captive(at: vertex) { found.insert([binding.id, captive]) }
        guard vertex == holder || passes(vertex) else { continue }
        for next in container.vertices(neededBy: vertex, isDeferredToo: true)
        where seen.insert(next).inserted {
          pending.append(next)
        }
      }
    }
    return found.map { "captive-dependency \($0[0]) \($0[1])" }
  }

  private func isKept(_ vertex: ModelVertex) -> Bool {
    if case .collected(let key, _) = vertex {
      return container.list(key, .contribution).contains { isShared(container.lifetime(of: $0)) }
    }
    return container.lifetime(at: vertex).map(isShared) ?? false
  }

  private func isShared(_ lifetime: Lifetime) -> Bool {
    [.singleton, .weak, .instance].contains(lifetime)
  }

  private func passes(_ vertex: ModelVertex) -> Bool {
    if case .collected(let key, let count) = vertex {
      return count == 0
        || !container.list(key, .contribution).allSatisfy { isShared(container.lifetime(of: $0)) }
    }
    return [.transient, .assisted].contains(container.lifetime(at: vertex))
  }

  /// The binding that belongs to a scope and whose value is made here.
  private func captive(at vertex: ModelVertex) -> Int? {
    guard let lifetime = container.lifetime(at: vertex), [.scoped, .input].contains(lifetime) else {
      return nil
    }
    switch vertex {
    case .made(let binding): return binding.id
    case .decorated(let key, _): return container.provider(of: key)?.id
    case .collected: return nil
    }
  }
}
