/// How a container differs from the model in a plan, or two models from each other.
struct PlanDifference: CustomStringConvertible {
  let description: String

  /// Compares a container with the model, or the right model with one that makes a mistake.
  ///
  /// - Returns: What differs, in the smallest plan that shows it; nil if nothing does.
  static func find(
    in plan: GraphPlan, seed: Int, mistake: ModelContainer.Mistake? = nil
  ) async -> PlanDifference? {
    guard await difference(in: plan, mistake) != nil else { return nil }
    let smallest = await PlanShrinker { await difference(in: $0, mistake) != nil }
      .smallest(of: plan)
    let lines = await difference(in: smallest, mistake) ?? ""
    return PlanDifference(description: "seed \(seed):\n\(smallest)\n\(lines)", plan: smallest)
  }

  /// The smallest plan that shows the difference.
  let plan: GraphPlan

  private init(description: String, plan: GraphPlan) {
    self.description = description
    self.plan = plan
  }

  private static func difference(
    in plan: GraphPlan, _ mistake: ModelContainer.Mistake?
  ) async -> String? {
    let model = await PlanRun.ofModel(plan, mistake: mistake)
    let container = await PlanRun.ofContainer(plan)
    if model == container { return nil }
    let count = max(model.count, container.count)
    let first =
      (0..<count).first { index in
        !model.indices.contains(index) || !container.indices.contains(index)
          || model[index] != container[index]
      } ?? 0
    func line(_ lines: [String]) -> String { first < lines.count ? lines[first] : "nothing" }
    return "model     \(line(model))\ncontainer \(line(container))"
  }
}
