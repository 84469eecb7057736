import JoinerySyntax
import SwiftSyntax

/// A function that a name may stand for.
struct FunctionCandidate {
  let labels: [String]
  /// For each parameter, whether a call may leave it out.
  let mayBeOmitted: [Bool]
  let callable: Callable

  /// Whether a call with these labels is one of this function, as far as labels tell.
  func accepts(_ arguments: [String]) -> Bool {
    var rest = arguments[...]
    for (label, mayBeOmitted) in zip(labels, mayBeOmitted) {
      if rest.first == label {
        rest = rest.dropFirst()
      } else if !mayBeOmitted {
        // A trailing closure has no label.
        if rest.isEmpty { return true }
        return false
      }
    }
    return rest.isEmpty
  }
}

/// Finds the functions and initialisers that an expression may refer to.
struct FunctionFinder {
  let typer: ExpressionTyper
  var index: DeclarationIndex { typer.index }

  init(_ typer: ExpressionTyper) {
    self.typer = typer
  }

  /// The functions that an expression without arguments may refer to, by its name alone.
  func candidates(
    for expression: ExprSyntax, in file: SourceFile, depth: Int = 0
  ) -> [FunctionCandidate] {
    if depth > ExpressionTyper.limit { return [] }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return candidates(named: reference.baseName.plainName, at: reference, in: file)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return []
    }
    let name = access.declName.baseName
    if name.tokenKind == .keyword(.`init`) {
      return typer.namedType(base, in: file).map(initializers) ?? []
    }
    if let type = typer.namedType(base, in: file) {
      return members(of: type, named: name.plainName, isStatic: true)
    }
    return typer.type(of: base, in: file, depth: depth + 1)
      .map { members(of: $0, named: name.plainName, isStatic: false) } ?? []
  }

  /// The functions that an expression may refer to, initialisers and cases left out.
  func declarations(
    for expression: ExprSyntax, in file: SourceFile, depth: Int = 0
  ) -> [Declared<FunctionDeclSyntax>] {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return declarations(named: reference.baseName.plainName, at: reference, in: file)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return []
    }
    let name = access.declName.baseName.plainName
    let named = typer.namedType(base, in: file)
    if case .nominal(let type)? = named ?? typer.type(of: base, in: file, depth: depth + 1),
      let declaration = index.declaration(of: type)
    {
      return (declaration.members.functions[name] ?? [])
        .filter { $0.syntax.modifiers.isStatic == (named != nil) }
    }
    // The base may be a module's name.
    guard let module = base.as(DeclReferenceExprSyntax.self)?.baseName.plainName else { return [] }
    return index.modules[module]?.functions[name] ?? []
  }

  private func declarations(
    named name: String, at node: some SyntaxProtocol, in file: SourceFile
  ) -> [Declared<FunctionDeclSyntax>] {
    var owner = ExpressionScope(of: node, in: file, index: index).context.owner
    if case .function(let function)? = LocalNames.meaning(of: name, at: node) {
      return [Declared(syntax: function, file: file, owner: owner)]
    }
    while let type = owner {
      if let found = type.members.functions[name], !found.isEmpty { return found }
      owner = type.parent
    }
    let own = (index.modules[file.module]?.functions[name] ?? [])
      .filter { $0.file === file || !$0.syntax.modifiers.isPrivate }
    if !own.isEmpty { return own }
    return index.visibleModules(from: file).flatMap { module in
      (index.modules[module]?.functions[name] ?? []).filter { !$0.syntax.modifiers.isPrivate }
    }
  }

  private func candidates(
    named name: String, at node: some SyntaxProtocol, in file: SourceFile
  ) -> [FunctionCandidate] {
    declarations(named: name, at: node, in: file).map { function in
      // A local function has the generic parameters of what is around it.
      let isLocal = function.syntax.parent?.is(CodeBlockItemSyntax.self) ?? false
      let context =
        isLocal
        ? ExpressionScope(of: function.syntax, in: function.file, index: index).context
        : function.owner.map { memberContext(of: function, $0.type()) }
          ?? TypeContext(file: function.file)
      return candidate(function.syntax, in: context)
    }
  }

  /// The functions of a type, or of one that it inherits from, by their name alone.
  func members(
    of type: TypeValue, named name: String, isStatic: Bool
  ) -> [FunctionCandidate] {
    guard case .nominal(let nominal) = type, let declaration = index.declaration(of: nominal)
    else { return [] }
    let own = declaration.members.functions[name] ?? []
    let functions = own.filter { $0.syntax.modifiers.isStatic == isStatic }
    if !functions.isEmpty {
      return functions.map { candidate($0.syntax, in: memberContext(of: $0, nominal)) }
    }
    let cases = declaration.members.cases[name] ?? []
    if isStatic, !cases.isEmpty {
      return cases.map { candidate($0.syntax, of: nominal, in: memberContext(of: $0, nominal)) }
    }
    for inherited in inheritedTypes(of: declaration) {
      let functions = (inherited.members.functions[name] ?? [])
        .filter { $0.syntax.modifiers.isStatic == isStatic }
      if functions.isEmpty { continue }
      return functions.map { function in
        candidate(
          function.syntax,
          in: TypeContext(file: function.file, owner: inherited, selfType: .nominal(nominal)))
      }
    }
    return []
  }

  /// The types that a type inherits from and conforms to, as far as their sources were read.
  func inheritedTypes(of declaration: TypeDeclaration) -> [TypeDeclaration] {
    declaration.inherited.compactMap {
      typer.types.declaration(
        named: $0.type, in: TypeContext(file: $0.file, owner: declaration.parent))
    }.filter { $0 !== declaration }
  }

  func memberContext<Syntax>(
    of member: Declared<Syntax>, _ type: NominalType
  ) -> TypeContext {
    member.owner.map { TypeContext(file: member.file, memberOf: type, $0) }
      ?? TypeContext(file: member.file)
  }
}
