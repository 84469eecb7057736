import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// Factories that are known, and that the call which the macro writes doesn't fit.
///
/// The compiler says so in that call only.
struct UnfitFactories {
  private let graph: GraphDescription

  init(of graph: GraphDescription) {
    self.graph = graph
  }

  /// The issues, each at the factory.
  var issues: [Issue] { graph.members.flatMap(issues) }

  private func issues(of member: GraphDescription.Member) -> [Issue] {
    guard let factory = member.source.attribute?.factories.first?.expression,
      let callable = member.callable
    else { return [] }
    let name = factory.shortText
    let place = graph.file.place(of: factory)
    let own: Set<String> =
      if case .assisted(_, let function) = member.source.kind {
        FunctionParameters(of: function).names
      } else {
        []
      }
    var issues = (callable.origin?.parameters ?? []).compactMap { syntax -> Issue? in
      guard let parameter = syntax.as(FunctionParameterSyntax.self),
        let reason = parameter.unfitReason, !own.contains(parameter.firstName.plainText)
      else { return nil }
      return .unfitParameter(parameter.firstName.plainText, of: name, reason, at: place)
    }
    if case .provided(.weak, _) = member.source.kind, callable.isAsync || callable.isThrowing {
      issues.append(
        .weakWithEffects(name, of: member.name, isAsync: callable.isAsync, at: place))
    }
    if let issue = isolation(of: callable, for: member, at: place, name) { issues.append(issue) }
    return issues
  }

  /// That the code of the macro, which belongs to no actor, calls what belongs to the main actor.
  private func isolation(
    of callable: Callable, for member: GraphDescription.Member, at place: SourcePlace,
    _ name: String
  ) -> Issue? {
    guard callable.globalActor == "MainActor", !callable.isAsync, member.isolation == .none,
      callable.origin?.isWritten == true, graph.isNonisolated(member)
    else { return nil }
    let fix = graph.fix(movingToMainActor: member)
    switch member.source.kind {
    case .assisted(_, let function) where !function.signature.effects.contains(.asynchronous):
      return .isolatedFactory(name, calledBy: member.name, at: place, fix: fix)
    case .provided:
      return .isolatedFactory(name, making: member.name, at: place, fix: fix)
    case .assisted, .parent, .input, .constant, .made, .property, .function: return nil
    }
  }
}

extension FunctionParameterSyntax {
  /// What keeps the parameter from taking a member of a graph.
  fileprivate var unfitReason: String? {
    guard let type = type.as(AttributedTypeSyntax.self) else { return nil }
    let isInout = type.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
    if isInout { return "inout" }
    return type.attributes.named("autoclosure") == nil ? nil : "@autoclosure"
  }
}
