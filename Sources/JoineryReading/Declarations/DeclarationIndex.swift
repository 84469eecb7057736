import SwiftSyntax

/// Everything that the sources declare outside of bodies.
final class DeclarationIndex {
  let files: [SourceFile]
  /// What is declared at the top level of each module.
  private(set) var modules: [String: MemberDeclarations] = [:]
  private(set) var types: [TypeDeclaration] = []
  /// The type that each declaration or extension of one is about.
  private(set) var typesBySyntax: [SyntaxIdentifier: TypeDeclaration] = [:]
  /// The modules that each module gives to who imports it.
  private(set) var reexports: [String: Set<String>] = [:]
  /// What extensions add to types of other packages.
  private var externals: [String: TypeDeclaration] = [:]
  private var extensions: [(syntax: ExtensionDeclSyntax, file: SourceFile)] = []

  /// Indexes files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of declarations.
  init(_ files: [SourceFile]) {
    self.files = files
    for file in files {
      var declarations = modules[file.module] ?? MemberDeclarations()
      let items = file.tree.statements.activeItems(in: file.build)
      add(items.compactMap { $0.item.as(DeclSyntax.self) }, of: file, in: nil, to: &declarations)
      modules[file.module] = declarations
      reexports[file.module, default: []].formUnion(file.reexports)
    }
    addExtensions()
  }

  deinit {
    // Types know their members, and those the type that they belong to.
    for type in types + Array(externals.values) {
      type.members = MemberDeclarations()
      type.storedProperties = []
    }
  }

  /// The type that a nominal type was declared as.
  func declaration(of type: NominalType) -> TypeDeclaration? {
    if let number = type.declaration { return types[number] }
    return type.components.count == 1 ? externals[type.components[0].name] : nil
  }

  /// The modules that a file sees without its own, as far as their sources were read.
  func visibleModules(from file: SourceFile) -> [String] {
    var seen: Set<String> = [file.module]
    var result: [String] = []
    var pending = Array(file.imports.reversed())
    while let module = pending.popLast() {
      guard seen.insert(module).inserted else { continue }
      if modules[module] != nil { result.append(module) }
      pending += reexports[module] ?? []
    }
    return result
  }

  // MARK: Filling

  private func add(
    _ declarations: [DeclSyntax], of file: SourceFile, in owner: TypeDeclaration?,
    to members: inout MemberDeclarations
  ) {
    for declaration in declarations {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.namedBindings(in: file, of: owner) {
          members.variables[binding.name, default: []].append(binding)
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        members.functions[function.name.plainName, default: []].append(
          Declared(syntax: function, file: file, owner: owner))
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        members.initializers.append(Declared(syntax: initializer, file: file, owner: owner))
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        members.aliases[alias.name.plainName, default: []].append(
          Declared(syntax: alias, file: file, owner: owner))
      } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        for element in cases.elements {
          members.cases[element.name.plainName, default: []].append(
            Declared(syntax: element, file: file, owner: owner))
        }
      } else if let syntax = declaration.as(ExtensionDeclSyntax.self) {
        extensions.append((syntax, file))
      } else if let type = type(declaration, in: file, of: owner) {
        members.types[type.name, default: []].append(type)
      }
    }
  }

  private func type(
    _ syntax: DeclSyntax, in file: SourceFile, of parent: TypeDeclaration?
  ) -> TypeDeclaration? {
    guard
      let type = TypeDeclaration(syntax, number: types.count, file: file, parent: parent),
      let group = syntax.asProtocol((any DeclGroupSyntax).self)
    else { return nil }
    types.append(type)
    typesBySyntax[syntax.id] = type
    type.parts.append((Syntax(syntax), file))
    type.inherited = (group.inheritanceClause?.inheritedTypes ?? []).map { ($0.type, file) }
    let declarations = group.memberBlock.members.activeDeclarations(in: file.build)
    add(declarations, of: file, in: type, to: &type.members)
    type.storedProperties = declarations.compactMap { $0.as(VariableDeclSyntax.self) }
      .flatMap { $0.namedBindings(in: file, of: type) }
      .filter { !$0.isStatic && !$0.isComputed }
    return type
  }

  /// The type of another package that an extension is about.
  private func external(
    _ syntax: ExtensionDeclSyntax, in file: SourceFile, _ resolver: TypeResolver
  ) -> TypeDeclaration? {
    let extended = resolver.type(syntax.extendedType, in: TypeContext(file: file))
    let name: String
    if case .nominal(let type) = extended, type.components.count == 1 {
      name = type.components[0].name
    } else if let type = syntax.extendedType.as(IdentifierTypeSyntax.self) {
      name = type.name.plainName
    } else {
      return nil
    }
    if let known = externals[name] { return known }
    let type = TypeDeclaration(
      number: types.count, name: name, kind: .external, syntax: Syntax(syntax), file: file,
      parent: nil, parameters: [], modifiers: [], attributes: [])
    types.append(type)
    externals[name] = type
    return type
  }

  /// Adds what extensions declare, once every type is known.
  private func addExtensions() {
    var pending = extensions
    extensions = []
    while !pending.isEmpty {
      for (syntax, file) in pending {
        let resolver = TypeResolver(self)
        guard
          let type = resolver.declaration(
            named: syntax.extendedType, in: TypeContext(file: file))
            ?? external(syntax, in: file, resolver)
        else { continue }
        typesBySyntax[syntax.id] = type
        type.parts.append((Syntax(syntax), file))
        type.inherited += (syntax.inheritanceClause?.inheritedTypes ?? []).map { ($0.type, file) }
        add(
          syntax.memberBlock.members.activeDeclarations(in: file.build), of: file, in: type,
          to: &type.members)
      }
      pending = extensions
      extensions = []
    }
  }
}

extension VariableDeclSyntax {
  /// The names that the declaration gives one by one.
  fileprivate func namedBindings(
    in file: SourceFile, of owner: TypeDeclaration?
  ) -> [VariableBinding] {
    bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map {
        VariableBinding(
          name: $0.identifier.plainName, syntax: self, binding: binding, file: file, owner: owner)
      }
    }
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plainName: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
