import JoineryAnalysis

/// An issue of a container in the words of the model: its id and the numbers of the bindings, which are
/// their lines.
struct IssueVerdict {
  let line: String

  init(_ issue: Issue, _ plan: GraphPlan) {
    let id = issue.id.rawValue
    let place = issue.place?.line ?? -1
    let chain = issue.chain.map { $0.place?.line ?? -1 }
    switch issue.id {
    case .missingBinding, .emptyCollection:
      line = "\(id) \(Self.need(in: issue, plan)) for \(place)"
    case .duplicateBinding:
      let lines = issue.notes.compactMap { $0.place?.line }
      line = "\(id) " + lines.map { "\($0)" }.joined(separator: " ")
    case .dependencyCycle:
      line = "\(id) " + chain.map { "\($0)" }.joined(separator: " ")
    case .captiveDependency:
      line = "\(id) \(place) \(chain.last ?? -1)"
    case .awaitedDependency:
      line = "\(id) \(place) \(chain.last ?? -1)"
    case .overrideOfNothing, .decoratorOfNothing:
      line = "\(id) \(place)"
    case .unsuppliedInput:
      // The issue is at the entrance of the scope; its first note is where the input is declared.
      line = "\(id) \(issue.notes.first?.place?.line ?? -1)"
    case _:
      line = id
    }
  }

  /// The key that the last link of a chain is about.
  private static func need(in issue: Issue, _ plan: GraphPlan) -> String {
    guard let binding = plan.allBindings.first(where: { $0.id == issue.place?.line }),
      case .parameter(let parameter?, _)? = issue.chain.last?.request
    else { return issue.headline }
    // The first parameter of a decorator is what it wraps.
    let position = binding.role == .decorator ? parameter - 1 : parameter
    guard binding.needs.indices.contains(position) else { return issue.headline }
    return "\(binding.needs[position].key)"
  }
}
