import JoinerySyntax
import SwiftSyntax

/// What is wrong with attributes that mean something in a graph only, in the words of their macros.
enum StrayAttributes {
  /// The issues of a file.
  ///
  /// An attribute is another one of the same name where the sources declare a type for it.
  static func issues(
    of wiring: WiringFinder, in file: SourceFile, _ types: TypeResolver
  ) -> [ReportedIssue] {
    let context = TypeContext(file: file)
    let ofMembers = wiring.memberAttributes
      .filter { attribute in
        types.declaration(named: attribute.attributeName, in: context)
          .map { $0.file.module == "Joinery" } ?? true
      }
      .compactMap { GraphDeclaration.diagnostic(of: $0, in: $0.lexicalContext) }
    let ofTypes = wiring.otherGraphs.compactMap { attribute, type in
      GraphDeclaration.diagnostic(of: attribute, on: type)
    }
    let local = wiring.graphs.compactMap { type in
      type.attributes.named("Graph").flatMap {
        type.diagnosticOfLocalGraph($0, in: $0.lexicalContext)
      }
    }
    return (ofMembers + ofTypes + local).map { $0.reported(in: file) }
  }
}

extension AttributeSyntax {
  /// Whether the attribute is one of a graph's members, as it is written: others may have their names.
  var isOfGraphMember: Bool {
    guard let declaration = parent?.parent else { return false }
    let first: LabeledExprSyntax? =
      if case .argumentList(let list)? = arguments { list.first } else { nil }
    let namesFactory = first.map { $0.label == nil } ?? false
    switch baseName {
    case "Singleton", "Weak":
      return namesFactory || first == nil && declaration.is(FunctionDeclSyntax.self)
    case "Transient", "Assisted": return namesFactory
    case "Parent": return arguments == nil && declaration.is(VariableDeclSyntax.self)
    default: return false
    }
  }

  /// What is around the declaration that has the attribute, the innermost first, as a macro is told.
  fileprivate var lexicalContext: [Syntax] {
    guard let declaration = parent?.parent else { return [] }
    return sequence(first: declaration, next: \.parent).dropFirst().filter { node in
      node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(FunctionDeclSyntax.self)
        || node.is(InitializerDeclSyntax.self) || node.is(DeinitializerDeclSyntax.self)
        || node.is(SubscriptDeclSyntax.self) || node.is(AccessorBlockSyntax.self)
        || node.is(ClosureExprSyntax.self)
    }
  }
}
