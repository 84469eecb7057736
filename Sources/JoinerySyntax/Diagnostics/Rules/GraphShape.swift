package import SwiftSyntax

/// A graph is a final class whose initialiser the macro writes.
enum GraphShape: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    var found: [GraphDiagnostic] = []
    let modifiers = graph.syntax.modifiers
    if !modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) {
      let open = modifiers.first { $0.name.text == "open" }
      let fix: GraphDiagnostic.FixIt =
        if let open {
          .replace(with: "public final", [.replacing(open, with: "public final")])
        } else {
          .add("final", .inserting("final ", before: graph.syntax.classKeyword))
        }
      found.append(.notFinal(graph.syntax.name, fixIts: [fix]))
    }
    for declaration in graph.declarations {
      guard let initializer = declaration.as(InitializerDeclSyntax.self),
        !initializer.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) })
      else { continue }
      let keyword = initializer.initKeyword
      found.append(
        .designatedInitializer(
          keyword,
          fixIts: [.add("convenience", .inserting("convenience ", before: keyword))]))
    }
    return found
  }
}

extension GraphDeclaration {
  /// What is wrong with an attribute that makes a graph of something else than a class.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - declaration: What has the attribute.
  /// - Returns: The diagnostic, or nil for a class.
  package static func diagnostic(
    of attribute: AttributeSyntax, on declaration: some SyntaxProtocol
  ) -> GraphDiagnostic? {
    let declaration = Syntax(declaration)
    if declaration.is(ClassDeclSyntax.self) { return nil }
    if let structure = declaration.as(StructDeclSyntax.self) {
      return .notAClass(
        "a structure", at: structure.structKeyword, fixIts: [.finalClass(structure.structKeyword)])
    }
    if let actor = declaration.as(ActorDeclSyntax.self) {
      return .notAClass(
        "an actor", at: actor.actorKeyword, fixIts: [.finalClass(actor.actorKeyword)])
    }
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      return .notAClass("an enumeration", at: enumeration.enumKeyword, fixIts: [])
    }
    if let other = declaration.as(ExtensionDeclSyntax.self) {
      return .notAClass("an extension", at: other.extensionKeyword, fixIts: [])
    }
    if let other = declaration.as(ProtocolDeclSyntax.self) {
      return .notAClass("a protocol", at: other.protocolKeyword, fixIts: [])
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return .notAClass("a function", at: function.funcKeyword, fixIts: [])
    }
    return .notAClass("none", at: attribute, fixIts: [])
  }
}

extension ClassDeclSyntax {
  /// What is wrong with a graph in the body of a function; nil elsewhere.
  ///
  /// - Parameters:
  ///   - attribute: The attribute that makes it a graph.
  ///   - context: What is around the class, the innermost first.
  /// - Returns: The diagnostic.
  package func diagnosticOfLocalGraph(
    _ attribute: AttributeSyntax, in context: [Syntax]
  ) -> GraphDiagnostic? {
    let isLocal = context.contains { $0.asProtocol((any DeclGroupSyntax).self) == nil }
    return isLocal ? .localGraph(name, at: attribute) : nil
  }
}

extension GraphDiagnostic.FixIt {
  fileprivate static func finalClass(_ keyword: TokenSyntax) -> Self {
    .replace(with: "final class", [.replacing(keyword, with: "final class")])
  }
}
