import SwiftSyntax

extension ExpressionTyper {
  func type(
    of reference: DeclReferenceExprSyntax, in file: SourceFile, depth: Int
  ) -> TypeValue? {
    let name = reference.baseName.plainName
    let context = ExpressionScope(of: reference, in: file, index: index).context
    if name == "self" || name == "Self" {
      return context.owner.map { .nominal($0.type()) }
    }
    if let meaning = LocalNames.meaning(of: name, at: reference) {
      return type(of: meaning, at: reference, in: file, depth: depth)
    }
    var owner = context.owner
    while let type = owner {
      if let member = type.members.variables[name]?.first {
        return self.type(of: member, in: type.type(), depth: depth)
      }
      owner = type.parent
    }
    return global(name, from: file).flatMap { type(of: $0, in: nil, depth: depth) }
  }

  func type(
    of access: MemberAccessExprSyntax, in file: SourceFile, depth: Int
  ) -> TypeValue? {
    guard let base = access.base else { return nil }
    let name = access.declName.baseName.plainName
    if name == "self" { return namedType(base, in: file).map { .metatype($0) } }
    let baseType = namedType(base, in: file) ?? type(of: base, in: file, depth: depth)
    guard case .nominal(let nominal)? = baseType else { return nil }
    let declaration = index.declaration(of: nominal)
    if let declaration, let member = declaration.members.variables[name]?.first {
      return type(of: member, in: nominal, depth: depth)
    }
    guard let declaration, declaration.kind != .external else {
      return Self.isValueOfItself(name) && namedType(base, in: file) != nil ? baseType : nil
    }
    return declaration.members.cases[name] == nil ? nil : baseType
  }

  /// Whether a static member of a type outside the sources has the type itself, by convention.
  private static func isValueOfItself(_ name: String) -> Bool {
    ["shared", "standard", "default", "current", "main"].contains(name)
  }

  /// The type of a variable, which may be a member.
  func type(
    of variable: VariableBinding, in type: NominalType?, depth: Int
  ) -> TypeValue? {
    let context: TypeContext =
      if let owner = variable.owner {
        TypeContext(file: variable.file, memberOf: type ?? owner.type(), owner)
      } else {
        TypeContext(file: variable.file)
      }
    if let syntax = variable.writtenType { return types.type(syntax, in: context) }
    return variable.binding.initializer.flatMap {
      self.type(of: $0.value, in: variable.file, depth: depth)
    }
  }

  /// The type of a name that a body gives.
  func type(
    of meaning: LocalMeaning, at node: some SyntaxProtocol, in file: SourceFile, depth: Int
  ) -> TypeValue? {
    switch meaning {
    case .parameter(let syntax), .variable(let syntax?, _):
      types.type(syntax, in: ExpressionScope(of: node, in: file, index: index).context)
    case .variable(nil, let value?): type(of: value, in: file, depth: depth)
    case .unwrapped(let value): type(of: value, in: file, depth: depth)?.wrapped
    case .variable(nil, nil), .function, .untyped: nil
    }
  }

  /// A variable at the top level of a module that a file sees.
  func global(_ name: String, from file: SourceFile) -> VariableBinding? {
    let own = index.modules[file.module]?.variables[name] ?? []
    if let found = own.first(where: { $0.file === file }) ?? own.first(where: { !$0.isPrivate }) {
      return found
    }
    return index.visibleModules(from: file).lazy
      .compactMap { index.modules[$0]?.variables[name]?.first { !$0.isPrivate } }.first
  }

  /// What a call gives.
  func resultType(
    of call: FunctionCallExprSyntax, in file: SourceFile, depth: Int
  ) -> TypeValue? {
    let callee = call.calledExpression
    if let type = namedType(callee, in: file), type.isComplete(in: index) { return type }
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base, let type = namedType(base, in: file)
    {
      return type.isComplete(in: index) ? type : nil
    }
    let labels = call.arguments.map { $0.label?.plainName ?? "_" }
    let candidates = FunctionFinder(self).candidates(for: callee, in: file, depth: depth)
    let fitting = candidates.filter { $0.accepts(labels) }
    let results = Set((fitting.isEmpty ? candidates : fitting).map(\.callable.result))
    return results.count == 1 ? results.first.flatMap { $0 } : nil
  }
}

extension TypeValue {
  /// Whether the type has an argument for each of its parameters.
  fileprivate func isComplete(in index: DeclarationIndex) -> Bool {
    guard case .nominal(let type) = self, let declaration = index.declaration(of: type),
      declaration.kind != .external
    else { return true }
    return declaration.parameters.count == type.arguments.count
  }
}
