import SwiftSyntax

/// A function that provides a member is called without being given anything.
enum MakeFunctions: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    graph.members.flatMap { member -> [GraphDiagnostic] in
      guard case .made(let lifetime, let attribute, let function) = member.kind,
        lifetime != .transient
      else { return [] }
      return diagnostics(of: function, attribute, member: member)
    }
  }

  private static func diagnostics(
    of function: FunctionDeclSyntax, _ attribute: AttributeSyntax, member: GraphMember
  ) -> [GraphDiagnostic] {
    var found: [GraphDiagnostic] = []
    let name = function.name
    if GraphMember.nameOfValue(madeBy: name.plainText) == nil {
      let better = "make" + name.plainText.prefix(1).uppercased() + name.plainText.dropFirst()
      let isName = name.plainText != "make" && GraphMember.nameOfValue(madeBy: better) != nil
      found.append(
        .notNamedMake(
          name, attribute: attribute.baseName,
          fixIts: isName ? [.replace(with: better, [.replacing(name, with: better)])] : []))
    }
    let parameters = function.signature.parameterClause
    if !parameters.parameters.isEmpty {
      found.append(
        .makeWithParameters(
          name, at: parameters, member: member.name, attribute: attribute.baseName))
    }
    if function.signature.returnClause == nil {
      found.append(
        .makeWithoutResult(name, member: member.name, fixIts: [.result(of: function)]))
    }
    if let effects = function.signature.effectSpecifiers, case .made(.weak, _, _) = member.kind {
      let fix = attribute.attributeName
      found.append(
        .weakWithEffects(
          name, at: effects, member: member.name,
          fixIts: [.replace(with: "@Singleton", [.replacing(fix, with: "Singleton")])]))
    }
    if function.body == nil {
      found.append(.makeWithoutBody(name, attribute: attribute.baseName))
    }
    if !attribute.argumentList.isEmpty {
      let eager = attribute.isEager ? "(eager: true)" : ""
      let bare = "@\(attribute.attributeName.trimmedDescription)\(eager)"
      found.append(
        .makeWithArguments(
          name, at: attribute,
          fixIts: [.replace(with: bare, [.replacing(attribute, with: bare)])]))
    }
    return found
  }
}

extension GraphDiagnostic.FixIt {
  /// Adds the type that a function returns.
  static func result(of function: FunctionDeclSyntax) -> Self {
    .add("-> Type", .inserting(" -> <#Type#>", after: function.signature))
  }
}
