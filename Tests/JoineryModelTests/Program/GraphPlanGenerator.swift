import JoineryAnalysis
import JoineryTestSupport

/// Makes random plans of what a `@Graph` and a graph with it as a parent can express.
///
/// The types below 50 are members of the outer graph, the others of the inner one.
struct GraphPlanGenerator {
  private var random: SeededGenerator
  private let isAwaited: Bool
  private var plan = GraphPlan()
  private var members: [BindingPlan] = []
  private var costs: [PlanKey: Int] = [:]
  private var nextID = 10

  /// A plan; its step 1 makes the inner graph.
  static func plan(seed: Int) -> GraphPlan {
    var generator = GraphPlanGenerator(seed: seed)
    generator.addGraphs()
    generator.addRequests()
    return generator.plan
  }

  private init(seed: Int) {
    random = SeededGenerator(seed: seed)
    isAwaited = random.chance(40)
  }

  private mutating func addGraphs() {
    let outer = graph(0..<Int.random(in: 3...14, using: &random))
    members = outer
    let inner = graph(50..<(50 + Int.random(in: 1...7, using: &random)))
    members += inner
    plan.bindings = outer + overrides(of: outer)
    if isAwaited { plan.steps.append(PlanStep(id: 2, container: 0, action: .start)) }
    plan.steps.append(PlanStep(id: 1, container: 0, action: .scope(inner + overrides(of: inner))))
    if isAwaited { plan.steps.append(PlanStep(id: 3, container: 1, action: .start)) }
  }

  private mutating func graph(_ types: Range<Int>) -> [BindingPlan] {
    let lifetimes: [Lifetime] = [
      .singleton, .singleton, .singleton, .transient, .transient, .weak, .assisted, .assisted,
      .instance,
    ]
    var graph = types.map { type in
      let lifetime = lifetimes.randomElement(using: &random) ?? .singleton
      defer { nextID += 1 }
      return BindingPlan(
        id: nextID, key: PlanKey(type: type, isFunction: lifetime == .assisted),
        lifetime: lifetime)
    }
    let functions = (members + graph).filter { $0.lifetime == .assisted }
    var known = members
    for index in graph.indices {
      if graph[index].hasFactory {
        graph[index].needs = needs(of: graph[index], known, functions)
        graph[index].isAsynchronous =
          isAwaited && graph[index].lifetime == .singleton && random.chance(40)
      }
      costs[graph[index].key] = cost(of: graph[index])
      known.append(graph[index])
    }
    // An input that no member needs is an error.
    let needed = Set(graph.flatMap(\.needs).map(\.key))
    for index in graph.indices
    where graph[index].lifetime == .instance && !needed.contains(graph[index].key) {
      graph[index].lifetime = .singleton
    }
    return graph
  }

  private func cost(of binding: BindingPlan) -> Int {
    binding.needs.reduce(1) { $0 + ($1.key.isFunction ? 0 : costs[$1.key, default: 1]) }
  }

  /// Values of lower ranks and functions of any, each once: their names are the labels.
  private mutating func needs(
    of binding: BindingPlan, _ known: [BindingPlan], _ functions: [BindingPlan]
  ) -> [Need] {
    var keys: [PlanKey] = []
    var cost = 0
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let pool = random.chance(20) ? functions : known.filter { $0.lifetime != .assisted }
      guard let key = pool.randomElement(using: &random)?.key, !keys.contains(key) else { continue }
      let isShared = known.contains { $0.key == key && $0.lifetime == .singleton }
      cost += isShared || key.isFunction ? 1 : costs[key, default: 1]
      if cost <= 30 { keys.append(key) }
    }
    return keys.map { Need(key: $0) }
  }

  private mutating func overrides(of graph: [BindingPlan]) -> [BindingPlan] {
    graph.filter { [.singleton, .transient].contains($0.lifetime) && random.chance(12) }.map {
      defer { nextID += 1 }
      return BindingPlan(
        id: nextID, key: $0.key, role: .override,
        lifetime: $0.lifetime == .singleton ? .instance : .transient)
    }
  }

  private mutating func addRequests() {
    for id in 4..<Int.random(in: 10...16, using: &random) {
      guard let member = members.randomElement(using: &random) else { return }
      plan.steps.append(
        PlanStep(
          id: id, container: member.key.type < 50 ? 0 : 1,
          action: .get(Need(key: member.key), isAwaited: false)))
    }
  }
}
