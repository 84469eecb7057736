import JoineryAnalysis
import JoineryTestSupport

/// Makes random plans, most of them valid.
struct PlanGenerator {
  var random: SeededGenerator
  let shape: PlanShape
  var facts: [KeyFacts] = []
  var plan = GraphPlan()
  private var nextID = 1

  /// How many objects a request makes at most, besides what is kept.
  private static let costLimit = 40

  /// A plan of a size.
  static func plan(seed: Int, size: Int) -> GraphPlan {
    var random = SeededGenerator(seed: seed)
    let shape = PlanShape(size: size, using: &random)
    var generator = PlanGenerator(random: random, shape: shape)
    generator.addBindings()
    if shape.isFaulty { generator.addFaults() }
    generator.addSteps()
    return generator.plan
  }

  private init(random: SeededGenerator, shape: PlanShape) {
    self.random = random
    self.shape = shape
  }

  mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  // MARK: Bindings

  private mutating func addBindings() {
    for type in 0..<shape.size {
      if random.chance(85) { addKey(PlanKey(type: type)) }
      if random.chance(12) { addKey(PlanKey(type: type, qualifier: pick([0, 1]))) }
      if random.chance(10) { addKey(PlanKey(type: type, isFunction: true)) }
    }
    plan.bindings.shuffle(using: &random)
    if !shape.hasScopes { addBackEdges() }
  }

  /// Adds what binds a key, contributes to it, wraps or replaces it.
  private mutating func addKey(_ key: PlanKey) {
    var fact = KeyFacts(key: key)
    if random.chance(key.isFunction ? 100 : 85) {
      add(binding(of: key, lifetime(of: key)), to: &fact)
      fact.isBound = true
    }
    if key.isFunction { return facts.append(fact) }
    if random.chance(14) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var element = binding(of: key, pick([.transient, .singleton, .instance]))
        element.role = .contribution
        add(element, to: &fact)
      }
      fact.isContributed = true
    } else if random.chance(4) {
      plan.bindings.append(
        BindingPlan(id: newID(), key: key, role: .emptyCollection, lifetime: .transient))
      fact.isContributed = true
    }
    if fact.isBound, random.chance(6), fact.lifetime != .input {
      add(override(of: fact), to: &fact)
    }
    if fact.isBound || fact.isContributed, random.chance(12), fact.lifetime != .input {
      for _ in 0..<Int.random(in: 1...2, using: &random) { add(decorator(of: fact), to: &fact) }
    }
    facts.append(fact)
  }

  private mutating func add(_ binding: BindingPlan, to fact: inout KeyFacts) {
    plan.bindings.append(binding)
    update(&fact, with: binding)
  }

  /// Notes what a binding means for its key.
  private func update(_ fact: inout KeyFacts, with binding: BindingPlan) {
    let needed = binding.needs.compactMap { need in facts.first { $0.key == need.key } }
    if let lifetime = binding.lifetime {
      if binding.role == .binding || binding.role == .override { fact.lifetime = lifetime }
      if [.scoped, .input].contains(lifetime) { fact.isShortLived = true }
      if binding.isAsynchronous && lifetime != .singleton { fact.mustBeAwaited = true }
    }
    fact.cost += needed.reduce(1) { $0 + $1.cost }
    if needed.contains(where: \.isShortLived) { fact.isShortLived = true }
  }

  private mutating func lifetime(of key: PlanKey) -> Lifetime {
    if key.isFunction { return .assisted }
    if shape.hasScopes, random.chance(30) { return pick([.scoped, .scoped, .scoped, .input]) }
    let isWeakSafe = !(shape.isAwaited && shape.hasFailures)
    return pick(
      [.singleton, .singleton, .singleton, .transient, .transient, .instance]
        + (isWeakSafe ? [.weak] : []))
  }

  /// A binding with needs of lower ranks.
  mutating func binding(of key: PlanKey, _ lifetime: Lifetime?) -> BindingPlan {
    var binding = BindingPlan(id: newID(), key: key, lifetime: lifetime)
    guard binding.hasFactory else { return binding }
    if lifetime != .assisted, lifetime != nil, shape.isAwaited, random.chance(25) {
      binding.isAsynchronous = true
    }
    binding.isThrowing = random.chance(20)
    if shape.hasFailures, random.chance(15) {
      binding.isThrowing = true
      binding.failures = shape.isOrdered ? pick([1, 1, 2, .max]) : .max
    }
    binding.needs = needs(of: binding)
    return binding
  }

  private mutating func needs(of binding: BindingPlan, isLongLived: Bool? = nil) -> [Need] {
    let lifetime = binding.lifetime
    let isLongLived = isLongLived ?? [.singleton, .weak].contains(lifetime)
    let candidates = facts.filter { fact in
      fact.key.type < binding.key.type && !(isLongLived && fact.isShortLived)
        && (binding.isAsynchronous || !fact.mustBeAwaited)
    }
    var cost = 0
    var needs: [Need] = []
    for _ in 0..<pick([0, 1, 1, 2, 2, 3, 4]) {
      if candidates.isEmpty || random.chance(4) {
        needs.append(Need(key: PlanKey(type: 900), form: .optional))
        continue
      }
      let near = max(0, candidates.count - (random.chance(50) ? 8 : candidates.count))
      let fact = candidates[Int.random(in: near..<candidates.count, using: &random)]
      let forms: [Need.Form] = [
        .one, .one, .one, .one, .one, .optional, .all, .all, .lazy, .provider, .lazies,
      ]
      let form = pick(forms.filter { fact.isFit(for: $0) } + (fact.isBound ? [] : [.optional]))
      if cost + fact.cost > Self.costLimit, ![.singleton, .instance].contains(fact.lifetime) {
        continue
      }
      cost += fact.cost
      needs.append(Need(key: fact.key, form: form))
    }
    return needs
  }

  /// Adds deferred needs that may close cycles.
  private mutating func addBackEdges() {
    let bound = facts.filter { $0.isBound && !$0.key.isFunction }
    if bound.isEmpty { return }
    for index in plan.bindings.indices where random.chance(10) {
      let binding = plan.bindings[index]
      guard binding.hasFactory, binding.needs.count < 4, binding.lifetime != .assisted else {
        continue
      }
      plan.bindings[index].needs.append(
        Need(key: pick(bound).key, form: pick([.lazy, .provider])))
    }
  }

  /// A decorator of a key.
  mutating func decorator(of fact: KeyFacts) -> BindingPlan {
    var decorator = BindingPlan(id: newID(), key: fact.key, role: .decorator, isThrowing: true)
    decorator.needs = needs(of: decorator, isLongLived: !fact.isShortLived)
    return decorator
  }

  /// An override of a key.
  mutating func override(of fact: KeyFacts) -> BindingPlan {
    let lifetimes: [Lifetime?] =
      fact.key.isFunction
      ? [.assisted]
      : fact.isShortLived ? [.scoped, .transient] : [.singleton, .transient, .instance]
    let canInherit = fact.key.qualifier == nil && !fact.key.isFunction && !fact.mustBeAwaited
    var override = binding(of: fact.key, canInherit && random.chance(30) ? nil : pick(lifetimes))
    if override.lifetime == nil { override.isThrowing = true }
    if !fact.isShortLived {
      override.needs.removeAll { need in
        facts.contains { $0.key == need.key && $0.isShortLived }
      }
    }
    override.role = .override
    return override
  }
}
