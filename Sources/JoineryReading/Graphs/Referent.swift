import SwiftSyntax

/// The expression whose value a name has.
struct Referent {
  let value: ExprSyntax
  /// The file that the expression is in.
  let file: SourceFile

  private init(_ value: ExprSyntax, in file: SourceFile) {
    self.value = value
    self.file = file
  }

  /// What a name or a member stands for; nil where it isn't a variable with a value that is written.
  init?(of expression: ExprSyntax, in file: SourceFile, _ typer: ExpressionTyper) {
    guard let referent = Self.of(expression, in: file, typer) else { return nil }
    self = referent
  }

  private static func of(
    _ expression: ExprSyntax, in file: SourceFile, _ typer: ExpressionTyper
  ) -> Referent? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      if let meaning = LocalNames.meaning(of: name, at: reference) {
        guard case .variable(_, let value?) = meaning else { return nil }
        return Referent(value, in: file)
      }
      let owner = ExpressionScope(of: reference, in: file, index: typer.index).context.owner
      if let member = owner?.members.variables[name]?.first { return of(member) }
      return typer.global(name, from: file).flatMap(of)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    let type = typer.namedType(base, in: file) ?? typer.type(of: base, in: file)
    guard case .nominal(let nominal)? = type,
      let declaration = typer.index.declaration(of: nominal)
    else { return nil }
    return declaration.members.variables[access.declName.baseName.plainName]?.first.flatMap(of)
  }

  private static func of(_ variable: VariableBinding) -> Referent? {
    if let value = variable.binding.initializer?.value {
      return Referent(value, in: variable.file)
    }
    if let body = variable.binding.accessorBlock?.getterBody, body.count == 1 {
      let item = body.first?.item
      let value = item?.as(ExprSyntax.self) ?? item?.as(ReturnStmtSyntax.self)?.expression
      return value.map { Referent($0, in: variable.file) }
    }
    // One initialiser that assigns it says the value as well.
    let assigned = variable.owner?.members.initializers.flatMap {
      AssignmentFinder.values(assignedTo: variable.name, in: $0.syntax)
    }
    guard let assigned, assigned.count == 1, let value = assigned.first else { return nil }
    return Referent(value, in: variable.file)
  }
}

/// Finds what is assigned to a property of `self`.
private final class AssignmentFinder: SyntaxVisitor {
  private let name: String
  private var values: [ExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func values(
    assignedTo name: String, in initializer: InitializerDeclSyntax
  ) -> [ExprSyntax] {
    let finder = AssignmentFinder(name)
    if let body = initializer.body { finder.walk(body) }
    return finder.values
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else {
      return .visitChildren
    }
    let target = elements[0].trimmedDescription
    if elements.count == 3, target == name || target == "self.\(name)" {
      values.append(elements[2])
    }
    return .visitChildren
  }
}
