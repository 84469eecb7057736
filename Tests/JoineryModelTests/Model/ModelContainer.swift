import JoineryAnalysis

/// A container as plainly as it can be said, to compare the real one with.
///
/// It looks everything up in lists when it is asked, and recurs. Nothing is shared between threads.
final class ModelContainer: @unchecked Sendable {
  // `@unchecked`: a test uses a model from one task.

  /// What holds a value that was made once.
  private enum Keeper {
    case strong(Receipt)
    case weak(() -> (any Product)?)
    case failed(any Error)
  }

  let parent: ModelContainer?
  let isScope: Bool
  /// How many scopes there are around.
  let depth: Int
  /// The bindings of this container alone, where those of `overriding` are overrides.
  let own: [BindingPlan]
  let all: [BindingPlan]
  let byKey: [PlanKey: [BindingPlan]]
  private let journal: ConstructionJournal
  private let mistake: Mistake?
  /// What is kept of each binding, and of its parts: of what the caller has made, and of what is wrapped.
  private var kept: [[Int]: Keeper] = [:]
  private(set) lazy var affected = bindingsThatNeed(own)
  var isStarted = false
  var isStopped = false

  /// Whether the container, or one that it needs, was stopped.
  private var isClosed: Bool { isStopped || parent?.isClosed ?? false }

  /// Creates a container, a scope, or, where there is a parent, a container with overrides.
  init(
    _ bindings: [BindingPlan], in parent: ModelContainer? = nil, isScope: Bool = false,
    journal: ConstructionJournal, mistake: Mistake? = nil
  ) throws {
    self.parent = parent
    self.isScope = isScope
    self.journal = journal
    self.mistake = mistake
    depth = (parent?.depth ?? 0) + (isScope ? 1 : 0)
    own = bindings.map { binding in
      var binding = binding
      if parent != nil && !isScope && binding.role == .binding { binding.role = .override }
      return binding
    }
    all = (parent?.all ?? []) + own
    byKey = Dictionary(grouping: all, by: \.key)
    // The caller makes its values before the container is there.
    for binding in own where binding.lifetime == .instance {
      kept[[-binding.id]] = .strong(.one(ModelProduct(journal.instance(binding))))
    }
    let verdicts = ModelJudge(self).verdicts
    if !verdicts.isEmpty { throw Refusal(verdicts) }
  }

  /// A scope of this container, or a container with overrides.
  func derived(_ bindings: [BindingPlan], isScope: Bool) throws -> ModelContainer {
    if isClosed { throw Refusal(.containerStopped) }
    return try ModelContainer(
      bindings, in: self, isScope: isScope, journal: journal, mistake: mistake)
  }

  /// Answers a request.
  func get(_ need: Need, canWait: Bool) throws -> Receipt {
    if isClosed { throw Refusal(.containerStopped) }
    let bindings = answers(to: need)
    if need.form != .optional {
      let mayBeEmpty = need.isCollecting && !list(need.key, .emptyCollection).isEmpty
      if bindings.isEmpty && !mayBeEmpty { throw Refusal(.notBound) }
      if bindings.contains(where: { needsScope($0) }) { throw Refusal(.scopedOutsideScope) }
    } else if bindings.contains(where: { needsScope($0) }) {
      return .none
    }
    return try receipt(for: need, canWait: canWait)
  }

  private func receipt(for need: Need, canWait: Bool) throws -> Receipt {
    let bindings = answers(to: need)
    switch need.form {
    case .one, .optional:
      return try bindings.first.map { try value(of: $0, canWait: canWait) } ?? .none
    case .all: return .many(try bindings.map { try value(of: $0, canWait: canWait) })
    case .lazy: return later(bindings[0], isKept: true)
    case .provider: return later(bindings[0], isKept: false)
    case .lazies: return .many(bindings.map { later($0, isKept: true) })
    }
  }

  /// A request that comes later, whose value may be kept by who has it.
  private func later(_ binding: BindingPlan, isKept: Bool) -> Receipt {
    let memory = ModelMemory()
    let keeps = isKept && [.transient, .assisted].contains(lifetime(of: binding))
    let ask = { @Sendable [unowned self] (canWait: Bool) in
      if let value = memory.value { return value }
      let value = try value(of: binding, canWait: canWait)
      if keeps { memory.value = value }
      return value
    }
    return .later(Later(now: { try ask(false) }, awaited: { try ask(true) }))
  }

  func value(of binding: BindingPlan, canWait: Bool) throws -> Receipt {
    let isWeak = lifetime(of: binding) == .weak
    if isWeak && binding.isAsynchronous && !canWait { throw Refusal(.notStarted) }
    if makes(binding) {
      return try keeping(binding) {
        if binding.isAsynchronous && !canWait { throw Refusal(.notStarted) }
        let inner = try keeping(binding, part: [0]) { try make(binding, canWait: canWait) }
        return try wrapped(inner, by: all, of: binding, canWait: canWait)
      }
    }
    guard let parent else { preconditionFailure("a root makes everything") }
    if !isWrapped(binding) { return try parent.value(of: binding, canWait: canWait) }
    return try keeping(binding) {
      if binding.isAsynchronous && !canWait { throw Refusal(.notStarted) }
      let inner = try parent.value(of: binding, canWait: canWait)
      return try wrapped(inner, by: own, of: binding, canWait: canWait)
    }
  }

  /// The value that is kept, or else a new one, which is kept if its lifetime says so.
  private func keeping(
    _ binding: BindingPlan, part: [Int] = [], _ make: () throws -> Receipt
  ) throws -> Receipt {
    let place = [binding.id] + part
    switch kept[place] {
    case .strong(let value): return value
    case .weak(let object): if let object = object() { return .one(object) }
    case .failed(let error): throw error
    case nil: break
    }
    let value: Receipt
    do {
      value = try make()
    } catch {
      if mistake == .keepsFailures { kept[place] = .failed(error) }
      throw error
    }
    switch (lifetime(of: binding), value) {
    case (.singleton, _) where mistake == .forgetsSingletons: break
    case (.singleton, _), (.scoped, _), (.instance, _), (.input, _):
      kept[place] = .strong(value)
    case (.weak, .one(let object)) where part.isEmpty:
      kept[place] = .weak { [weak object] in object }
    case (.weak, _), (.transient, _), (.assisted, _): break
    }
    return value
  }

  /// The value that the caller has supplied, here or to a container around.
  private func instance(of binding: BindingPlan) -> Receipt? {
    if case .strong(let instance)? = kept[[-binding.id]] { return instance }
    return parent?.instance(of: binding)
  }

  private func make(_ binding: BindingPlan, canWait: Bool) throws -> Receipt {
    if let instance = instance(of: binding) { return instance }
    if lifetime(of: binding) == .assisted {
      let call = { @Sendable [unowned self] (canWait: Bool) -> Receipt in
        let received = try binding.needs.map { try receipt(for: $0, canWait: canWait) }
        return .one(ModelProduct(try journal.origin(binding, received, argument: 7)))
      }
      return .later(Later(now: { try call(false) }, awaited: { try call(false) }))
    }
    let received = try binding.needs.map { try receipt(for: $0, canWait: canWait) }
    return .one(ModelProduct(try journal.origin(binding, received)))
  }

  private func wrapped(
    _ value: Receipt, by bindings: [BindingPlan], of wrapped: BindingPlan, canWait: Bool
  ) throws -> Receipt {
    let decorators = bindings.filter { $0.role == .decorator && $0.key == wrapped.key }
    var value = value
    for decorator in mistake == .decoratesBackwards ? decorators.reversed() : decorators {
      value = try keeping(wrapped, part: [decorator.id]) {
        let received = try decorator.needs.map { try receipt(for: $0, canWait: canWait) }
        return .one(ModelProduct(try journal.origin(decorator, [value] + received)))
      }
    }
    return value
  }
}
