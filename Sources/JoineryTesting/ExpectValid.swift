public import Joinery
import JoineryAnalysis
public import Testing

/// Expects that a module has everything that its bindings need.
///
/// What is wrong with it is put on the test's record, as the container would report it.
///
/// - Parameters:
///   - module: The module.
///   - sourceLocation: Where issues are reported.
/// - Complexity: That of making a container of the module; nothing that is bound is made.
public func expectValid(_ module: Module, sourceLocation: SourceLocation = #_sourceLocation) {
  expectValid(module.name ?? "module", sourceLocation: sourceLocation) { module }
}

/// Expects that a list of bindings and modules has everything that it needs.
///
/// - Parameters:
///   - name: The name of the container in messages.
///   - sourceLocation: Where issues are reported.
///   - bindings: The bindings, and the modules that list more of them.
/// - Complexity: That of making a container of them; nothing that is bound is made.
public func expectValid(
  _ name: String = "container", sourceLocation: SourceLocation = #_sourceLocation,
  @BindingBuilder _ bindings: () -> BindingList
) {
  do {
    _ = try Container(name, bindings)
  } catch {
    Testing.Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
  }
}

/// Expects that nothing is wrong with a graph type and its parents.
///
/// The compiler has checked each type; this finds what is only known when they are put together.
///
/// - Parameters:
///   - type: The graph type.
///   - sourceLocation: Where issues are reported.
/// - Complexity: O(members + needs) where nothing is wrong.
public func expectValid<Root: DependencyGraph>(
  _ type: Root.Type, sourceLocation: SourceLocation = #_sourceLocation
) {
  let issues = type.description.issues()
  guard !issues.isEmpty else { return }
  let report = PlainTextRenderer().report(issues, graph: "\(type)")
  Testing.Issue.record(Comment(rawValue: report), sourceLocation: sourceLocation)
}
