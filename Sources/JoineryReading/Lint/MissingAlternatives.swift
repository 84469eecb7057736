import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// A shared value of a protocol should say what previews and tests get instead.
enum MissingAlternatives: LintRule {
  private static let labels = ["preview", "test"]

  static func issues(in subject: LintSubject) -> [Issue] {
    subject.graphTypes.flatMap(issues) + subject.entries.compactMap(issue)
  }

  private static func issues(of graph: GraphDescription) -> [Issue] {
    let types = Dictionary(graph.members.map { ($0.name, $0.type) }) { first, _ in first }
    return graph.declaration.members.compactMap { member in
      // What is transient is made of shared values, which have the alternatives.
      guard case .provided(let lifetime, let attribute) = member.kind, lifetime != .transient,
        types[member.name]?.isExistential == true
      else { return nil }
      let given = Set(attribute.factories.compactMap(\.label))
      let missing = labels.filter { !given.contains($0) }
      if missing.isEmpty { return nil }
      return .missingAlternative(
        of: member.name, in: graph.declaration.syntax.name.plainName, labels: missing,
        at: graph.file.place(of: member.nameToken))
    }
  }

  private static func issue(of entry: InjectedEntry) -> Issue? {
    let missing = labels.filter { $0 == "preview" ? !entry.hasPreview : !entry.hasTest }
    guard entry.isProtocol, !missing.isEmpty else { return nil }
    return .missingAlternative(
      of: entry.name, in: "InjectedValues", labels: missing, at: entry.place)
  }
}
