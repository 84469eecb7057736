/// Something that is done with the containers of a plan.
struct PlanStep: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    /// A request, which may wait or not.
    case get(Need, isAwaited: Bool)
    /// A container with overrides, which is called as the step.
    case override([BindingPlan])
    /// A scope, which is called as the step.
    case scope([BindingPlan])
    case start
    /// The end of a container, which refuses requests from then on.
    case stop
    /// Letting go of all that was handed out.
    case release
  }

  var id: Int
  /// The container: 0, or the step that has made it.
  var container: Int
  var action: Action

  /// The bindings of a derived container.
  var bindings: [BindingPlan] {
    switch action {
    case .override(let bindings), .scope(let bindings): bindings
    case .get, .start, .stop, .release: []
    }
  }

  /// The same with other bindings.
  func with(bindings: [BindingPlan]) -> PlanStep {
    var copy = self
    switch action {
    case .override: copy.action = .override(bindings)
    case .scope: copy.action = .scope(bindings)
    case .get, .start, .stop, .release: break
    }
    return copy
  }
}

extension PlanStep: CustomStringConvertible {
  var description: String {
    func list(_ word: String, _ bindings: [BindingPlan]) -> String {
      "c\(id) = c\(container).\(word)" + bindings.map { "\n    \($0)" }.joined()
    }
    return switch action {
    case .get(let need, let isAwaited): "\(isAwaited ? "await " : "")c\(container).get \(need)"
    case .override(let bindings): list("overriding", bindings)
    case .scope(let bindings): list("scope", bindings)
    case .start: "c\(container).start"
    case .stop: "c\(container).stop"
    case .release: "let go of everything"
    }
  }
}
