import JoineryAnalysis
package import SwiftSyntax

/// A variable with `@InjectedEntry` or `@Injected`, as the macro sees it.
package struct AmbientVariable {
  package let attribute: AttributeSyntax
  package let syntax: VariableDeclSyntax
  /// What is around the declaration, the innermost first.
  let context: [Syntax]

  /// Reads a declaration.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - syntax: The declaration that has it.
  ///   - context: What is around the declaration, the innermost first.
  package init(_ attribute: AttributeSyntax, _ syntax: VariableDeclSyntax, in context: [Syntax]) {
    // Changes of the source are relative to one tree, and the compiler hands out two.
    self.attribute = syntax.attributes.named(attribute.baseName) ?? attribute
    self.syntax = syntax
    self.context = context
  }

  private var binding: PatternBindingSyntax? {
    syntax.bindings.count == 1 ? syntax.bindings.first : nil
  }

  /// The name: nil where the declaration has none, or several.
  package var name: TokenSyntax? {
    binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  /// The type as it is written.
  package var type: TypeSyntax? { binding?.typeAnnotation?.type }

  /// The value in place.
  package var value: ExprSyntax? { binding?.initializer?.value.trimmed }

  /// Whether the type is optional.
  package var isOptional: Bool { type?.is(OptionalTypeSyntax.self) ?? false }

  /// Whether the variable has accessors of its own, or `@Observable` writes some.
  package var hasOtherAccessors: Bool {
    if binding?.accessorBlock != nil { return true }
    let type = context.first?.asProtocol((any DeclGroupSyntax).self)
    return type?.attributes.named("Observable") != nil
      && syntax.attributes.named("ObservationIgnored") == nil
  }

  /// Whether the variable is what `@Observable` writes for one that should have been left out.
  ///
  /// It has the attributes of that one, about which everything is said.
  package var isObservedStorage: Bool {
    context.isEmpty && syntax.attributes.named("ObservationIgnored") != nil
      && name?.text.hasPrefix("_") ?? false
  }

  /// The type whose member the variable is: nil in an extension, and outside of types.
  package var typeName: TokenSyntax? {
    guard let innermost = context.first, !innermost.is(ExtensionDeclSyntax.self) else { return nil }
    return innermost.asProtocol((any NamedDeclSyntax).self)?.name.trimmed
  }

  // MARK: What is wrong with both

  /// What is wrong with the declaration, whichever attribute it has.
  private var shape: [GraphDiagnostic] {
    // The compiler itself refuses several variables.
    guard let binding, let name else { return [] }
    var found: [GraphDiagnostic] = []
    for modifier in syntax.modifiers {
      let word = modifier.name.text
      let fix = GraphDiagnostic.FixIt.remove("'\(word)'", .removingFirst(modifier))
      if ["static", "class"].contains(word) {
        found.append(.ambientStatic(attribute, at: modifier, fixIts: [fix]))
      } else if ["lazy", "weak", "unowned"].contains(word) {
        found.append(.ambientStored(attribute, word, at: modifier, fixIts: [fix]))
      }
    }
    let specifier = syntax.bindingSpecifier
    if specifier.tokenKind == .keyword(.let) {
      found.append(
        .ambientConstant(
          attribute, at: specifier,
          fixIts: [.replace(with: "var", [.replacing(specifier, with: "var")])]))
    }
    if binding.typeAnnotation == nil { found.append(.ambientType(attribute, of: name)) }
    if let accessors = binding.accessorBlock {
      found.append(.ambientAccessors(attribute, of: name, at: accessors))
    }
    return found + (type.map(faults(of:)) ?? [])
  }

  /// What is wrong with the type.
  private func faults(of type: TypeSyntax) -> [GraphDiagnostic] {
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      let text = "\(unwrapped.wrappedType.trimmed)?"
      let edit = GraphDiagnostic.Edit.replacing(unwrapped.exclamationMark, with: "?")
      return [.ambientUnwrapped(unwrapped, fixIts: [.replace(with: text, [edit])])]
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self), some.isOpaque {
      let edit = GraphDiagnostic.Edit.replacing(some.someOrAnySpecifier, with: "any")
      return [.ambientOpaque(attribute, some, fixIts: [.replace(with: "any", [edit])])]
    }
    return []
  }

  // MARK: Entries

  /// What is wrong with an entry.
  package var entryDiagnostics: [GraphDiagnostic] {
    let extended = context.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard ["InjectedValues", "Joinery.InjectedValues"].contains(extended) else {
      return [.entryOutsideValues(attribute)]
    }
    guard case .argumentList(let arguments)? = attribute.arguments else { return shape }
    let misplaced = arguments.filter { argument in
      argument.label?.plainText == "preview" && argument.expression.isMustBeOverridden
    }
    return shape + misplaced.map { .overriddenPreview(at: $0.expression) }
  }

  // MARK: Properties

  /// What is wrong with an injected property.
  package var propertyDiagnostics: [GraphDiagnostic] {
    if isObservedStorage { return [] }
    guard let type = context.first?.asProtocol((any DeclGroupSyntax).self) else {
      return [.injectedOutsideType(attribute)]
    }
    if type.is(ExtensionDeclSyntax.self) || type.is(ProtocolDeclSyntax.self)
      || type.is(EnumDeclSyntax.self)
    {
      return [.injectedOutsideType(attribute)]
    }
    var found = shape
    if let name, let initializer = binding?.initializer {
      found.append(
        .injectedValue(
          of: name, at: initializer, fixIts: [.remove("the value", .removingLast(initializer))]))
    }
    return found + observation(in: type)
  }

  /// What is wrong in a class with `@Observable`, whose macro takes every variable that it is not told to leave.
  private func observation(in type: any DeclGroupSyntax) -> [GraphDiagnostic] {
    guard type.attributes.named("Observable") != nil, let name else { return [] }
    guard let ignored = syntax.attributes.named("ObservationIgnored") else {
      return [
        .injectedIsObserved(
          attribute, name,
          fixIts: [
            .add("@ObservationIgnored", .inserting(" @ObservationIgnored", after: attribute))
          ])
      ]
    }
    guard ignored.position < attribute.position else { return [] }
    return [
      .injectedAfterIgnored(
        attribute,
        fixIts: [
          .replace(
            with: "\(attribute.trimmedDescription) \(ignored.trimmedDescription)",
            [
              .replacing(ignored, with: attribute.trimmedDescription),
              .replacing(attribute, with: ignored.trimmedDescription),
            ])
        ])
    ]
  }
}

extension SomeOrAnyTypeSyntax {
  fileprivate var isOpaque: Bool { someOrAnySpecifier.tokenKind == .keyword(.some) }
}

extension ExprSyntax {
  /// Whether the expression stands for a value that tests have to set.
  package var isMustBeOverridden: Bool {
    ["mustBeOverridden", "Joinery.mustBeOverridden"].contains(trimmedDescription)
  }
}
