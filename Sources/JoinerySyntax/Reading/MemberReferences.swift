import SwiftSyntax

/// Finds the members that a body names, as the compiler would look them up.
final class MemberReferences: SyntaxVisitor {
  private let members: Set<String>
  /// The local names of each enclosing scope, the innermost last.
  private var scopes: [Set<String>] = [[]]
  /// How many closures are around, in which what follows `self.` is read later.
  private var closureDepth = 0
  /// How many of them keep the graph by their capture list, so that a bare name is read later, too.
  private var capturingDepth = 0
  private var found: [GraphNeed] = []

  private init(_ members: Set<String>) {
    self.members = members
    super.init(viewMode: .sourceAccurate)
  }

  /// What the body of a function names.
  static func needs(in function: FunctionDeclSyntax, among members: Set<String>) -> [GraphNeed] {
    let visitor = MemberReferences(members)
    visitor.declare(function.signature.parameterClause.parameters.map(\.innerName))
    for parameter in function.signature.parameterClause.parameters {
      if let value = parameter.defaultValue { visitor.walk(value) }
    }
    if let body = function.body { visitor.walk(body) }
    return visitor.found
  }

  /// What the accessors of a computed property name, or the initial value of a lazy one.
  static func needs(in variable: VariableDeclSyntax, among members: Set<String>) -> [GraphNeed] {
    let visitor = MemberReferences(members)
    for binding in variable.bindings {
      if let accessors = binding.accessorBlock { visitor.walk(accessors) }
      if let value = binding.initializer?.value { visitor.walk(value) }
    }
    return visitor.found
  }

  private func declare(_ names: some Sequence<TokenSyntax>) {
    scopes[scopes.count - 1].formUnion(names.map(\.plainText))
  }

  private func isLocal(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

  private func note(_ token: TokenSyntax, isLater: Bool) {
    let isCall = token.isCalled
    found.append(
      GraphNeed(token, position: nil, isDeferred: isLater, isCall: isCall && !isLater))
  }

  // MARK: References

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .skipChildren
    }
    let name = node.baseName.plainText
    // A closure that the function keeps has to say `self`, so a bare name is read at once.
    if members.contains(name), !isLocal(name) {
      note(node.baseName, isLater: capturingDepth > 0)
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .skipChildren }
    var reference = base
    if let chain = reference.as(OptionalChainingExprSyntax.self) { reference = chain.expression }
    if let value = reference.as(ForceUnwrapExprSyntax.self) { reference = value.expression }
    if let name = reference.as(DeclReferenceExprSyntax.self), name.baseName.text == "self" {
      let member = node.declName.baseName
      if members.contains(member.plainText) { note(member, isLater: closureDepth > 0) }
    } else {
      walk(base)
    }
    return .skipChildren
  }

  // The names in a key path are those of another type.
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // Setting a property is not needed for having its value.
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    ["set", "willSet", "didSet"].contains(node.accessorSpecifier.text)
      ? .skipChildren : .visitChildren
  }

  // MARK: Scopes

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([])
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([])
    closureDepth += 1
    var keepsGraph = false
    if let captures = node.signature?.capture {
      keepsGraph = captures.items.contains { $0.name.text == "self" }
      for item in captures.items {
        if let value = item.initializer?.value {
          walk(value)
        } else if members.contains(item.name.plainText), !isLocal(item.name.plainText) {
          note(item.name, isLater: capturingDepth > 0)
        }
        declare([item.name].filter { $0.text != "self" })
      }
    }
    // Not a switch: the toolchain's enumerations may grow.
    if case .simpleInput(let names)? = node.signature?.parameterClause {
      declare(names.map(\.name))
    } else if case .parameterClause(let clause)? = node.signature?.parameterClause {
      declare(clause.parameters.map { $0.secondName ?? $0.firstName })
    }
    capturingDepth += keepsGraph ? 1 : 0
    walk(node.statements)
    capturingDepth -= keepsGraph ? 1 : 0
    scopes.removeLast()
    closureDepth -= 1
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let value = binding.initializer?.value { walk(value) }
      if let accessors = binding.accessorBlock { walk(accessors) }
      walk(binding.pattern)
    }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      walk(value)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      members.contains(name.plainText), !isLocal(name.plainText)
    {
      note(name, isLater: false)
    }
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([])
    return .visitChildren
  }

  override func visitPost(_ node: IfExprSyntax) { scopes.removeLast() }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([])
    return .visitChildren
  }

  override func visitPost(_ node: WhileStmtSyntax) { scopes.removeLast() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    scopes.append([])
    walk(node.pattern)
    if let condition = node.whereClause?.condition { walk(condition) }
    walk(node.body)
    scopes.removeLast()
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([])
    return .visitChildren
  }

  override func visitPost(_ node: SwitchCaseSyntax) { scopes.removeLast() }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(["error"])
    return .visitChildren
  }

  override func visitPost(_ node: CatchClauseSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare([node.name])
    scopes.append(Set(node.signature.parameterClause.parameters.map(\.innerName.plainText)))
    if let body = node.body { walk(body) }
    scopes.removeLast()
    return .skipChildren
  }

  // A type that is declared in a body has no access to the graph's members.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare([node.identifier])
    return .skipChildren
  }
}

extension TokenSyntax {
  /// Whether what the name stands for is called where it is named.
  fileprivate var isCalled: Bool {
    var node = parent
    if let access = node?.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node?.id {
      node = Syntax(access)
    }
    guard let node, let call = node.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.id == node.id
  }
}
