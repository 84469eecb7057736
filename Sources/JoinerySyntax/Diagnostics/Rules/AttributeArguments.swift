import SwiftSyntax

/// An attribute takes one factory, and others for the contexts.
enum AttributeArguments: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    graph.members.flatMap { member -> [GraphDiagnostic] in
      switch member.kind {
      case .provided(_, let attribute):
        diagnostics(of: attribute, on: member) + unreadableEagerness(in: attribute)
      case .assisted(let attribute, _): diagnostics(of: attribute, on: member)
      case .made(_, let attribute, _): unreadableEagerness(in: attribute)
      case .input, .parent, .constant, .property, .function: []
      }
    }
  }

  /// Where the source doesn't say whether the start makes a member.
  private static func unreadableEagerness(in attribute: AttributeSyntax) -> [GraphDiagnostic] {
    attribute.eagerValues.filter { !$0.is(BooleanLiteralExprSyntax.self) }.map { value in
      .eagerExpression(
        value,
        fixIts: ["true", "false"].map { .replace(with: $0, [.replacing(value, with: $0)]) })
    }
  }

  private static func diagnostics(
    of attribute: AttributeSyntax, on member: GraphMember
  ) -> [GraphDiagnostic] {
    var labels: Set<String> = []
    var found: [GraphDiagnostic] = []
    var hasFactory = false
    for argument in attribute.argumentList {
      if let label = argument.label {
        if !["preview", "test"].contains(label.plainText) {
          found.append(.unknownLabel(label, attribute: attribute.baseName))
        } else if !labels.insert(label.plainText).inserted {
          found.append(.repeatedLabel(label))
        } else if label.plainText == "preview", argument.expression.isMustBeOverridden {
          found.append(.overriddenPreview(at: argument.expression))
        }
      } else if hasFactory {
        found.append(.secondFactory(at: argument, attribute: attribute.baseName))
      } else {
        hasFactory = true
      }
    }
    return hasFactory || !found.isEmpty
      ? found : [.noFactory(for: member.nameToken, at: attribute)]
  }
}
