import JoineryAnalysis

/// The source of the graphs of a plan, and of what is done with them.
struct GraphSource {
  private let plan: GraphPlan
  private let number: Int
  private let inner: [BindingPlan]

  init(_ plan: GraphPlan, number: Int) {
    self.plan = plan
    self.number = number
    inner = plan.steps.first { $0.id == 1 }?.bindings ?? []
  }

  /// The program of some plans, which prints what ``PlanRun`` gives for each.
  static func program(of plans: [GraphPlan]) -> String {
    let sources = plans.enumerated().map { GraphSource($1, number: $0) }
    let calls = sources.map { "    try await run\($0.number)()" }
    return
      ([graphPrelude] + sources.flatMap(\.lines)
      + ["@main struct Program {", "  static func main() async throws {"] + calls + ["  }", "}"])
      .joined(separator: "\n") + "\n"
  }

  private var lines: [String] {
    let outer = plan.bindings
    return (outer + inner).filter { $0.role == .binding }.flatMap(type)
      + graph("Outer\(number)", outer, parent: nil)
      + graph("Inner\(number)", inner, parent: "Outer\(number)")
      + ["func run\(number)() async throws {", "  begin(\(number))"]
      + ["  let c0 = " + creation("Outer\(number)", outer, parent: nil)]
      + plan.steps.map { "  " + statement($0) }
      + ["  withExtendedLifetime((c0, c1)) {}", "}"]
  }

  // MARK: Names

  private func type(_ key: PlanKey) -> String { "P\(number)x\(key.type)" }

  private func member(_ key: PlanKey) -> String {
    key.isFunction ? "makeM\(key.type)" : "m\(key.type)"
  }

  private func labels(_ binding: BindingPlan) -> String {
    let labels =
      (binding.key.isFunction ? ["argument:"] : []) + binding.needs.map { member($0.key) + ":" }
    return labels.isEmpty ? "" : "(\(labels.joined()))"
  }

  // MARK: Types

  private func type(_ binding: BindingPlan) -> [String] {
    let name = type(binding.key)
    let parameters = binding.needs.map { need in
      need.key.isFunction
        ? "\(member(need.key)): @escaping @Sendable (Int) -> \(type(need.key))"
        : "\(member(need.key)): \(type(need.key))"
    }
    let received = binding.needs.map { need in
      need.key.isFunction
        ? ".function({ \(member(need.key))(7) })" : ".part(\(member(need.key)))"
    }
    let argument = binding.key.isFunction ? ["argument: Int"] : []
    let list = (argument + parameters).joined(separator: ", ")
    let isArgument = argument.isEmpty ? "" : ", argument: argument"
    let made = "Made.call(\(binding.id), [\(received.joined(separator: ", "))]\(isArgument))"
    var lines = [
      "final class \(name): Part {", "  let made: Made",
      "  init(made: Made) { self.made = made }",
    ]
    if isMadeByFunction(binding) {
      lines.append("  static func make(\(list))\(effects(of: binding)) -> \(name) {")
      lines.append("    \(name)(made: \(made))")
    } else {
      lines.append("  init(\(list)) {")
      lines.append("    made = \(made)")
    }
    return lines + ["  }", "}"]
  }

  /// Whether a static function makes the value: one without parameters could not be told from others by
  /// its labels.
  private func isMadeByFunction(_ binding: BindingPlan) -> Bool {
    binding.isAsynchronous || labels(binding).isEmpty
  }

  private func effects(of binding: BindingPlan) -> String {
    if !binding.isAsynchronous { return "" }
    // Some of what a start makes suspends, and some only throws.
    return binding.id % 3 == 0 ? " throws" : " async throws"
  }

  // MARK: Graphs

  private func graph(_ name: String, _ bindings: [BindingPlan], parent: String?) -> [String] {
    let members = bindings.filter { $0.role == .binding }.map { binding in
      let (member, type) = (member(binding.key), type(binding.key))
      let factory = type + (isMadeByFunction(binding) ? ".make" : ".init") + labels(binding)
      return switch binding.lifetime {
      case .instance: "  let \(member): \(type)"
      case .assisted: "  @Assisted(\(factory)) func \(member)(argument: Int) -> \(type)"
      case .weak: "  @Weak(\(factory)) var \(member): \(type)"
      case .transient: "  @Transient(\(factory)) var \(member): \(type)"
      case .singleton, .scoped, .input, nil: "  @Singleton(\(factory)) var \(member): \(type)"
      }
    }
    return ["@Graph", "final class \(name): Sendable {"]
      + (parent.map { ["  @Parent let parent: \($0)"] } ?? []) + members + ["}"]
  }

  /// The call of a graph's initialiser, with its inputs and overrides.
  private func creation(_ name: String, _ bindings: [BindingPlan], parent: String?) -> String {
    let inputs = bindings.filter { $0.role == .binding && $0.lifetime == .instance }.map {
      "\(member($0.key)): \(type($0.key))(made: .supply(\($0.id)))"
    }
    let overrides = bindings.filter { $0.role == .override }.map { override in
      let type = type(override.key)
      return override.lifetime == .instance
        ? "$0.\(member(override.key)) = \(type)(made: .supply(\(override.id)))"
        : "$0.\(member(override.key)) = { \(type)(made: .call(\(override.id))) }"
    }
    let arguments = (parent.map { ["parent: \($0)"] } ?? []) + inputs
    return "\(name)(\(arguments.joined(separator: ", ")))"
      + (overrides.isEmpty ? "" : " { \(overrides.joined(separator: "; ")) }")
  }

  private func statement(_ step: PlanStep) -> String {
    let isOrdered = "isOrdered: \(plan.isOrdered)"
    let done = "note(\(step.id), \"done\", \(isOrdered))"
    switch step.action {
    case .start: return "_ = try await c\(step.container).start(); \(done)"
    case .scope(let bindings):
      return "let c1 = \(creation("Inner\(number)", bindings, parent: "c0")); \(done)"
    case .get(let need, _):
      let member = "c\(step.container).\(member(need.key))"
      let given =
        need.key.isFunction ? ".function({ \(member)(argument: 7) })" : ".part(\(member))"
      return "show(\(step.id), \(given), \(isOrdered))"
    case .override, .stop, .release: return ""
    }
  }
}
