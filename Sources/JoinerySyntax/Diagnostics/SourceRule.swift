import SwiftSyntax

/// One thing that can be wrong with the source of a graph.
protocol SourceRule: SendableMetatype {
  /// What the rule finds, in any order.
  ///
  /// - Complexity: O(*n*) where nothing is wrong, where *n* is the length of the source.
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic]
}

extension GraphDeclaration {
  private static let rules: [any SourceRule.Type] = [
    GraphShape.self, MisplacedAttributes.self, AttributeArguments.self, FactoryArguments.self,
    MakeFunctions.self, AssistedFunctions.self, PassedFunctions.self, MemberTypes.self,
    OwnValues.self, DuplicateNames.self, ParentTypes.self, ReservedNames.self,
    UndecidedMembers.self, ModelRules.self,
  ]

  /// Everything that is wrong with the graph, in the order of the source.
  ///
  /// - Complexity: O(*n*) where nothing is wrong, where *n* is the length of the source.
  package func diagnostics() -> [GraphDiagnostic] {
    Self.rules.flatMap { $0.diagnostics(of: self) }.enumerated()
      .map { (position: $1.node.positionAfterSkippingLeadingTrivia, index: $0, value: $1) }
      .sorted { ($0.position, $0.index) < ($1.position, $1.index) }
      .map(\.value)
  }
}
