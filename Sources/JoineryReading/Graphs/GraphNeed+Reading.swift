import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

extension GraphNeed {
  /// The need as data.
  ///
  /// - Parameter isWhole: Whether all parents are known, so that a label that none has means nothing.
  /// - Returns: The need.
  func ofFamily(isWhole: Bool) -> GraphFamilyMember.Need {
    let place: GraphFamilyMember.Need.Source =
      switch source {
      case .member, .unknown: .anywhere
      case .parent: parentName.map { .parent($0) } ?? .parents
      }
    return GraphFamilyMember.Need(
      name, from: place, isDeferred: isDeferred,
      isExpected: position != nil && (source == .unknown || isWhole))
  }

  /// Whether the name is read where the body of a member runs, and not in a function within it.
  func isReadInBody(of member: GraphMember) -> Bool {
    // A need that comes from a function that is called stands at the call.
    guard token.plainName == name else { return false }
    for node in enclosingNodes {
      if node.id == member.syntax.id { return true }
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
    }
    return false
  }

  /// Whether the name is read after a `try`.
  var isTried: Bool { enclosingNodes.contains { $0.is(TryExprSyntax.self) } }

  private var enclosingNodes: some Sequence<Syntax> {
    sequence(first: Syntax(token), next: \.parent)
  }
}

extension GraphDescription.Member {
  /// What the body that the user wrote may do besides returning.
  var bodyEffects: Effects {
    switch source.kind {
    case .made(_, _, let function), .function(let function): function.signature.effects
    case .property(let variable): variable.effectsOfGetter
    case .input, .parent, .constant, .provided, .assisted: []
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether the declaration says that it belongs to no actor.
  var isNonisolated: Bool { contains { $0.name.tokenKind == .keyword(.nonisolated) } }
}
