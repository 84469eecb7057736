import Joinery

/// One run of a plan: what each step has given, as a line.
struct PlanRun {
  private let plan: GraphPlan
  private let journal: ConstructionJournal
  private var painter = ReceiptPainter()
  private var held: [Receipt] = []
  private(set) var lines: [String] = []
  /// Whether something has thrown as planned.
  private var hasFailed = false

  /// Runs a plan with the model.
  static func ofModel(
    _ plan: GraphPlan, mistake: ModelContainer.Mistake? = nil
  ) async -> [String] {
    let journal = ConstructionJournal()
    return await lines(plan, journal) {
      try ModelContainer(plan.bindings, journal: journal, mistake: mistake)
    }
  }

  /// Runs a plan with a container.
  static func ofContainer(_ plan: GraphPlan) async -> [String] {
    let journal = ConstructionJournal()
    return await lines(plan, journal) {
      try ContainerSubject(plan.bindings, Workshop(journal: journal))
    }
  }

  private static func lines<Subject: TestedContainer>(
    _ plan: GraphPlan, _ journal: ConstructionJournal, _ make: () throws -> Subject
  ) async -> [String] {
    var run = PlanRun(plan: plan, journal: journal)
    await run.perform(make)
    return run.lines
  }

  private init(plan: GraphPlan, journal: ConstructionJournal) {
    self.plan = plan
    self.journal = journal
  }

  private mutating func perform<Subject: TestedContainer>(_ make: () throws -> Subject) async {
    var containers: [Int: Subject] = [:]
    do {
      containers[0] = try make()
    } catch {
      return note("c0", Self.outcome(error, plan))
    }
    for step in plan.steps {
      guard let container = containers[step.container] else { continue }
      do {
        switch step.action {
        case .override(let bindings): containers[step.id] = try container.overriding(bindings)
        case .scope(let bindings): containers[step.id] = try container.scope(bindings)
        case .start: try await container.start()
        case .stop: try await container.stop()
        case .release: held = []
        case .get(let need, let isAwaited):
          let receipt = try await container.get(need, isAwaited: isAwaited)
          let picture = await painter.picture(of: receipt, canWait: isAwaited)
          held += painter.takeAsked() + [receipt]
          note("\(step.id)", picture)
          continue
        }
        note("\(step.id)", "done")
      } catch {
        note("\(step.id)", Self.outcome(error, plan))
      }
    }
    withExtendedLifetime(containers) {}
  }

  /// Notes what a step has given, and what was made for it.
  private mutating func note(_ step: String, _ outcome: String) {
    var calls = journal.takeCalls()
    if plan.isOrdered {
      lines.append("\(step): \(outcome) made \(calls)")
      return
    }
    // Which of several failures comes first, and what else is there from then on, depends on who is
    // faster.
    if hasFailed { return }
    hasFailed = outcome.contains("✗ planned")
    let text = outcome.replacing(/✗ planned \d+/, with: "✗ planned")
    calls.sort()
    lines.append("\(step): \(text)" + (hasFailed ? "" : " made \(calls)"))
  }

  /// What an error says, in the words of the model.
  static func outcome(_ error: any Error, _ plan: GraphPlan = GraphPlan()) -> String {
    switch error {
    case let error as PlannedFailure: "✗ planned \(error.binding)"
    case let error as Refusal: error.verdicts.map { "✗ \($0)" }.joined(separator: ", ")
    case let error as GraphError:
      Refusal(error.issues.map { IssueVerdict($0, plan).line }).verdicts.map { "✗ \($0)" }
        .joined(separator: ", ")
    case _: "✗ \(error)"
    }
  }
}
