import SwiftSyntax

/// An attribute must be on a declaration that it can provide.
enum MisplacedAttributes: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    graph.declarations.flatMap { declaration -> [GraphDiagnostic] in
      guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
      else { return [] }
      let ours = attributes.ofGraphMembers
      guard let first = ours.first else { return [] }
      let repeated = ours.dropFirst().map { attribute in
        GraphDiagnostic.misplaced(
          attribute, .secondAttribute(first.baseName), at: attribute,
          fixIts: [.removing(attribute)])
      }
      return diagnostics(of: first, on: declaration) + repeated
    }
  }

  private static func diagnostics(
    of attribute: AttributeSyntax, on declaration: DeclSyntax
  ) -> [GraphDiagnostic] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return diagnostics(of: attribute, on: variable)
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return diagnostics(of: attribute, on: function)
    }
    return [.misplaced(attribute, .other, at: attribute, fixIts: [.removing(attribute)])]
  }

  private static func diagnostics(
    of attribute: AttributeSyntax, on variable: VariableDeclSyntax
  ) -> [GraphDiagnostic] {
    if let modifier = variable.modifiers.first(where: \.isOfType) {
      return [
        .misplaced(
          attribute, .static, at: modifier,
          fixIts: [.remove("'\(modifier.name.text)'", .removingFirst(modifier))])
      ]
    }
    if attribute.baseName == "Assisted" {
      return [.misplaced(attribute, .variable, at: attribute)]
    }
    if variable.bindings.count > 1 || variable.bindings.first?.pattern.isName == false {
      return [.misplaced(attribute, .severalVariables, at: variable.bindings)]
    }
    if attribute.baseName == "Parent" { return [] }
    var found: [GraphDiagnostic] = []
    for modifier in variable.modifiers
    where ["lazy", "weak", "unowned"].contains(modifier.name.text) {
      found.append(
        .misplaced(
          attribute, .stored(modifier.name.text), at: modifier,
          fixIts: [.remove("'\(modifier.name.text)'", .removingFirst(modifier))]))
    }
    let specifier = variable.bindingSpecifier
    if specifier.tokenKind == .keyword(.let) {
      found.append(
        .misplaced(
          attribute, .constant, at: specifier,
          fixIts: [.replace(with: "var", [.replacing(specifier, with: "var")])]))
    }
    return found
  }

  private static func diagnostics(
    of attribute: AttributeSyntax, on function: FunctionDeclSyntax
  ) -> [GraphDiagnostic] {
    if let modifier = function.modifiers.first(where: \.isOfType) {
      return [
        .misplaced(
          attribute, .static, at: modifier,
          fixIts: [.remove("'\(modifier.name.text)'", .removingFirst(modifier))])
      ]
    }
    switch attribute.baseName {
    case "Transient" where function.body == nil:
      return [
        .misplaced(
          attribute, .transientFunction, at: attribute,
          fixIts: [
            .replace(
              with: "@Assisted", [.replacing(attribute.attributeName, with: "Assisted")])
          ])
      ]
    case "Transient":
      return [
        .misplaced(attribute, .plainFunction, at: attribute, fixIts: [.removing(attribute)])
      ]
    case "Parent":
      return [
        .misplaced(attribute, .parentFunction, at: attribute, fixIts: [.removing(attribute)])
      ]
    default:
      return []
    }
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier makes the declaration one of its type.
  fileprivate var isOfType: Bool { ["static", "class"].contains(name.text) }
}

extension PatternSyntax {
  fileprivate var isName: Bool { self.is(IdentifierPatternSyntax.self) }
}

extension GraphDiagnostic.FixIt {
  fileprivate static func removing(_ attribute: AttributeSyntax) -> Self {
    .remove("'@\(attribute.baseName)'", .removingFirst(attribute))
  }
}

extension AttributeListSyntax {
  /// The attributes that say how a member of a graph comes about.
  var ofGraphMembers: [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter {
      ["Singleton", "Transient", "Weak", "Assisted", "Parent"].contains($0.baseName)
    }
  }
}
