import SwiftSyntax

extension TypeResolver {
  /// What a name stands for, by whom it is declared.
  private enum Meaning {
    case type(TypeDeclaration)
    case alias(Declared<TypeAliasDeclSyntax>)
  }

  func named(
    _ syntax: IdentifierTypeSyntax, in context: TypeContext, depth: Int
  ) -> TypeValue {
    let name = syntax.name.plainName
    let arguments = arguments(syntax.genericArgumentClause, in: context, depth: depth)
    if arguments.isEmpty {
      if name == "Self" { return selfType(in: context) }
      if let argument = context.substitutions[name] { return argument }
      if isParameter(name, of: context.owner) { return .unknown(name) }
    }
    if let meaning = meaning(of: name, in: context) {
      return type(meaning, arguments, in: context, depth: depth)
    }
    return StandardTypes.type(named: name, arguments)
      ?? .nominal(NominalType(module: nil, name, arguments))
  }

  func member(_ syntax: MemberTypeSyntax, in context: TypeContext, depth: Int) -> TypeValue {
    let name = syntax.name.plainName
    let arguments = arguments(syntax.genericArgumentClause, in: context, depth: depth)
    if name == "Type" || name == "Protocol" {
      return metatype(of: syntax.baseType, in: context, depth: depth)
    }
    if let base = syntax.baseType.as(IdentifierTypeSyntax.self),
      base.genericArgumentClause == nil, meaning(of: base.name.plainName, in: context) == nil
    {
      let module = base.name.plainName
      if index.modules[module] != nil {
        if let found = topLevel(name, of: module, seenFrom: context.file) {
          return type(found, arguments, in: context, depth: depth)
        }
      } else if StandardTypes.type(named: module, []) == nil,
        !isParameter(module, of: context.owner)
      {
        // Which module a type outside the sources belongs to is not known where it is not written.
        return StandardTypes.type(named: name, arguments)
          ?? .nominal(NominalType(module: nil, name, arguments))
      }
    }
    guard case .nominal(let outer) = type(syntax.baseType, in: context, depth: depth) else {
      return .unknown(syntax.trimmedDescription)
    }
    if let declaration = index.declaration(of: outer) {
      let inner = TypeContext(file: declaration.file, memberOf: outer, declaration)
      if let nested = declaration.members.types[name]?.first {
        return nominal(nested, arguments, in: outer)
      }
      if let alias = declaration.members.aliases[name]?.first {
        return type(behind: alias, in: inner, seenFrom: context, depth: depth)
      }
    }
    var outside = outer
    outside.declaration = nil
    outside.components.append(NominalType.Component(name: name, arguments: arguments))
    return .nominal(outside)
  }

  /// The declaration that a name without arguments stands for.
  func declaration(named syntax: TypeSyntax, in context: TypeContext) -> TypeDeclaration? {
    switch type(syntax, in: context) {
    case .nominal(let type): index.declaration(of: type)
    case .existential(let type) where type.protocols.count == 1:
      index.declaration(of: type.protocols[0])
    case .existential, .tuple, .function, .metatype, .metatypeOfExistential, .unknown: nil
    }
  }

  /// The names of the aliases that stand for a type of Joinery's.
  ///
  /// - Complexity: O(*n*), where *n* is the number of aliases.
  func aliases(ofJoinery name: String) -> Set<String> {
    let all =
      index.modules.values.flatMap { $0.aliases.values.flatMap(\.self) }
      + index.types.flatMap { $0.members.aliases.values.flatMap(\.self) }
    return Set(
      all.filter { alias in
        type(
          alias.syntax.initializer.value, in: TypeContext(file: alias.file, owner: alias.owner)
        ).arguments(ifNamed: name, in: "Joinery") != nil
      }.map(\.syntax.name.plainName))
  }

  // MARK: Lookup

  private func meaning(of name: String, in context: TypeContext) -> Meaning? {
    var owner = context.owner
    while let type = owner {
      if type.name == name { return .type(type) }
      if let nested = type.members.types[name]?.first { return .type(nested) }
      if let alias = type.members.aliases[name]?.first { return .alias(alias) }
      owner = type.parent
    }
    if let own = topLevel(name, of: context.file.module, seenFrom: context.file) { return own }
    for module in index.visibleModules(from: context.file) {
      if let found = topLevel(name, of: module, seenFrom: context.file) { return found }
    }
    return nil
  }

  private func topLevel(
    _ name: String, of module: String, seenFrom file: SourceFile
  ) -> Meaning? {
    guard let declarations = index.modules[module] else { return nil }
    let types = declarations.types[name] ?? []
    if let own = types.first(where: { $0.file === file }) { return .type(own) }
    let aliases = declarations.aliases[name] ?? []
    if let own = aliases.first(where: { $0.file === file }) { return .alias(own) }
    let isSame = module == file.module
    if let type = types.first(where: { isSame ? !$0.isPrivate : $0.isVisibleOutside }) {
      return .type(type)
    }
    return aliases.first { !$0.syntax.modifiers.isPrivate }.map { .alias($0) }
  }

  private func isParameter(_ name: String, of owner: TypeDeclaration?) -> Bool {
    var current = owner
    while let type = current {
      if type.parameters.contains(name) { return true }
      current = type.parent
    }
    return false
  }

  private func selfType(in context: TypeContext) -> TypeValue {
    context.selfType ?? context.owner.map { .nominal($0.type()) } ?? .unknown("Self")
  }

  // MARK: Meanings

  private func type(
    _ meaning: Meaning, _ arguments: [TypeValue], in context: TypeContext, depth: Int
  ) -> TypeValue {
    switch meaning {
    case .type(let declaration):
      return nominal(declaration, arguments, in: enclosing(declaration, in: context))
    case .alias(let alias):
      var inner = TypeContext(file: alias.file, owner: alias.owner)
      if alias.owner === context.owner { inner.substitutions = context.substitutions }
      let parameters = alias.syntax.genericParameterClause?.parameters.map(\.name.text) ?? []
      for (parameter, argument) in zip(parameters, arguments) {
        inner.substitutions[parameter] = argument
      }
      return type(behind: alias, in: inner, seenFrom: context, depth: depth)
    }
  }

  /// What an alias stands for; nothing known where it names itself.
  private func type(
    behind alias: Declared<TypeAliasDeclSyntax>, in inner: TypeContext,
    seenFrom context: TypeContext, depth: Int
  ) -> TypeValue {
    if context.openAliases.contains(alias.syntax.id) { return .unknown(alias.syntax.name.text) }
    var inner = inner
    inner.openAliases = context.openAliases + [alias.syntax.id]
    return type(alias.syntax.initializer.value, in: inner, depth: depth)
  }

  private func nominal(
    _ declaration: TypeDeclaration, _ arguments: [TypeValue], in outer: NominalType?
  ) -> TypeValue {
    let type = declaration.type(arguments, in: outer)
    return declaration.kind == .protocolType ? existential(of: .nominal(type)) : .nominal(type)
  }

  /// The type around a nested one, with the arguments that it has where the name is written.
  private func enclosing(_ declaration: TypeDeclaration, in context: TypeContext) -> NominalType? {
    guard let parent = declaration.parent else { return nil }
    guard case .nominal(let current)? = context.selfType else { return nil }
    let depth = parent.type().components.count
    guard current.components.count >= depth else { return nil }
    let outer = Array(current.components.prefix(depth))
    guard outer.map(\.name) == parent.type().components.map(\.name) else { return nil }
    return NominalType(
      module: current.module, components: outer, declaration: parent.number)
  }

  private func arguments(
    _ clause: GenericArgumentClauseSyntax?, in context: TypeContext, depth: Int
  ) -> [TypeValue] {
    clause?.arguments.map { argument in
      guard case .type(let type) = argument.argument else {
        return .unknown(argument.trimmedDescription)
      }
      return self.type(type, in: context, depth: depth)
    } ?? []
  }
}
