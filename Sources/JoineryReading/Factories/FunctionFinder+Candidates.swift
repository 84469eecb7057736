import JoinerySyntax
import SwiftSyntax

extension FunctionFinder {
  /// What a function takes and gives.
  func candidate(_ function: FunctionDeclSyntax, in context: TypeContext) -> FunctionCandidate {
    var context = context
    for parameter in function.genericParameterClause?.parameters.map(\.name.text) ?? [] {
      context.substitutions[parameter] = .unknown(parameter)
    }
    return candidate(
      function.signature, attributes: function.attributes, modifiers: function.modifiers,
      result: function.signature.returnClause.map { typer.types.type($0.type, in: context) }
        ?? .void,
      in: context)
  }

  /// What an initialiser takes and gives.
  func candidate(
    _ initializer: InitializerDeclSyntax, of type: NominalType, in context: TypeContext
  ) -> FunctionCandidate {
    var context = context
    for parameter in initializer.genericParameterClause?.parameters.map(\.name.text) ?? [] {
      context.substitutions[parameter] = .unknown(parameter)
    }
    let made = TypeValue.nominal(type)
    return candidate(
      initializer.signature, attributes: initializer.attributes, modifiers: initializer.modifiers,
      result: initializer.optionalMark == nil ? made : .swift("Optional", made), in: context)
  }

  /// What a case of an enumeration takes and gives.
  func candidate(
    _ element: EnumCaseElementSyntax, of type: NominalType, in context: TypeContext
  ) -> FunctionCandidate {
    let parameters = Array(element.parameterClause?.parameters ?? [])
    return FunctionCandidate(
      labels: parameters.map { $0.firstName?.plainName ?? "_" },
      mayBeOmitted: parameters.map { $0.defaultValue != nil },
      callable: Callable(
        parameters: parameters.map { typer.types.type($0.type, in: context) },
        result: .nominal(type)))
  }

  private func candidate(
    _ signature: FunctionSignatureSyntax, attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax, result: TypeValue, in context: TypeContext
  ) -> FunctionCandidate {
    let parameters = Array(signature.parameterClause.parameters)
    let isNonisolated = modifiers.contains { $0.name.text == "nonisolated" }
    let actor =
      typer.types.globalActor(attributes, in: context)
      ?? (isNonisolated ? nil : context.owner.flatMap(self.actor))
    return FunctionCandidate(
      labels: parameters.map(\.firstName.plainName),
      mayBeOmitted: parameters.map { $0.defaultValue != nil || $0.ellipsis != nil },
      callable: Callable(
        parameters: parameters.map { parameter in
          let type = typer.types.type(parameter.type, in: context)
          return parameter.ellipsis == nil ? type : .swift("Array", type)
        },
        result: result, isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
        isThrowing: signature.effectSpecifiers?.throwsClause != nil,
        globalActor: actor,
        origin: Callable.Origin(file: context.file, parameters: parameters.map { Syntax($0) })))
  }

  // MARK: Initialisers

  /// The initialisers of a type, those that nobody has written included.
  func initializers(of type: TypeValue) -> [FunctionCandidate] {
    guard case .nominal(let nominal) = type, let declaration = index.declaration(of: nominal)
    else { return [] }
    return initializers(of: nominal, declaration, depth: 0)
  }

  private func initializers(
    of type: NominalType, _ declaration: TypeDeclaration, depth: Int
  ) -> [FunctionCandidate] {
    var found = declaration.members.initializers.map {
      candidate($0.syntax, of: type, in: memberContext(of: $0, type))
    }
    let isWritten = declaration.members.initializers.contains { isOfDeclaration($0, declaration) }
    switch declaration.kind {
    case .structure where !isWritten:
      found.append(contentsOf: memberwise(of: type, declaration))
    case .classType where !isWritten:
      let superclass = inheritedTypes(of: declaration).first { $0.kind == .classType }
      if let superclass, depth < 20 {
        found += initializers(of: superclass.type(), superclass, depth: depth + 1).map {
          var callable = $0.callable
          callable.result = .nominal(type)
          return FunctionCandidate(
            labels: $0.labels, mayBeOmitted: $0.mayBeOmitted, callable: callable)
        }
      } else {
        found.append(empty(type, declaration))
      }
    case .actor where !isWritten: found.append(empty(type, declaration))
    case .structure, .classType, .actor, .enumeration, .protocolType, .external: break
    }
    return found
  }

  /// Whether an initialiser stands in the declaration and not in an extension.
  private func isOfDeclaration(
    _ initializer: Declared<InitializerDeclSyntax>, _ declaration: TypeDeclaration
  ) -> Bool {
    sequence(first: Syntax(initializer.syntax), next: \.parent).contains {
      $0.id == declaration.syntax.id
    }
  }

  private func memberwise(
    of type: NominalType, _ declaration: TypeDeclaration
  ) -> [FunctionCandidate] {
    let properties = declaration.storedProperties.filter {
      !($0.isLet && $0.binding.initializer != nil) && !$0.syntax.isLazyProperty
    }
    let context = TypeContext(file: declaration.file, memberOf: type, declaration)
    let mayBeOmitted = properties.map {
      $0.binding.initializer != nil
        || !$0.isLet && $0.writtenType?.is(OptionalTypeSyntax.self) == true
    }
    var found = [
      FunctionCandidate(
        labels: properties.map(\.name), mayBeOmitted: mayBeOmitted,
        callable: Callable(
          parameters: properties.map { property in
            property.writtenType.map { typer.types.type($0, in: context) }
              ?? property.binding.initializer.flatMap {
                typer.type(of: $0.value, in: property.file)
              }
              ?? .unknown(property.name)
          }, result: .nominal(type), globalActor: actor(of: declaration),
          origin: Callable.Origin(
            file: declaration.file, parameters: properties.map { Syntax($0.binding) },
            isWritten: false)))
    ]
    if !properties.isEmpty, mayBeOmitted.allSatisfy({ $0 }) {
      found.append(empty(type, declaration))
    }
    return found
  }

  private func empty(_ type: NominalType, _ declaration: TypeDeclaration) -> FunctionCandidate {
    FunctionCandidate(
      labels: [], mayBeOmitted: [],
      callable: Callable(
        parameters: [], result: .nominal(type), globalActor: actor(of: declaration)))
  }

  private func actor(of declaration: TypeDeclaration) -> String? {
    typer.types.globalActor(
      declaration.attributes, in: TypeContext(file: declaration.file, owner: declaration.parent))
  }
}

extension VariableDeclSyntax {
  var isLazyProperty: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } }
}

extension VariableBinding {
  /// The type, which may be written after a later name: `let first, second: Int`.
  var writtenType: TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    guard binding.initializer == nil else { return nil }
    return syntax.bindings.drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation?.type)
      .first
  }
}
