import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// A rule that looks at each factory of a graph on its own.
protocol FactoryRule {
  /// The issue of a factory, if there is one.
  func issue(of factory: ExprSyntax) -> Issue?
}

extension FactoryRule {
  /// The issues of a member's factories.
  func issues(of member: GraphMember) -> [Issue] {
    (member.attribute?.factories ?? []).compactMap { issue(of: $0.expression) }
  }
}
