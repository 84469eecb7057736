import JoineryAnalysis
import SwiftSyntax

/// Nothing should ask a service locator for what it needs.
enum ServiceLocators: LintRule {
  static func issues(in subject: LintSubject) -> [Issue] {
    subject.files.filter { !$0.module.hasPrefix("Joinery") }.flatMap { file in
      var lines: Set<Int> = []
      return LocatorUses.uses(in: file.tree).compactMap { use -> Issue? in
        let place = file.place(of: use)
        // One line is at fault once.
        guard lines.insert(place.line).inserted else { return nil }
        return .serviceLocator(in: use.typeAround?.plainName, at: place)
      }
    }
  }
}

/// Finds where the locator is named.
private final class LocatorUses: SyntaxVisitor {
  private var uses: [Syntax] = []

  static func uses(in tree: SourceFileSyntax) -> [Syntax] {
    let visitor = LocatorUses(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.uses
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind == .identifier("DependencyContainer") { uses.append(Syntax(token)) }
    return .skipChildren
  }
}

extension Syntax {
  /// The name of the innermost type around the syntax.
  fileprivate var typeAround: TokenSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { node in
      if let type = node.as(ExtensionDeclSyntax.self) {
        return type.extendedType.as(IdentifierTypeSyntax.self)?.name
      }
      guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
      return node.asProtocol((any NamedDeclSyntax).self)?.name
    }.first
  }
}
