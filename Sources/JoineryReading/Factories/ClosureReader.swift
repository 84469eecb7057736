import JoinerySyntax
import SwiftSyntax

/// Reads a closure that makes a value.
struct ClosureReader {
  let typer: ExpressionTyper
  let file: SourceFile

  /// What a closure takes and gives.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - implied: The types of its first parameters that are known from elsewhere.
  /// - Returns: What can be called.
  /// - Throws: `ReadingFailure` where the type of a parameter isn't written.
  func callable(
    _ closure: ClosureExprSyntax, implied: [TypeValue]
  ) throws(ReadingFailure) -> Callable {
    let context = ExpressionScope(of: closure, in: file, index: typer.index).context
    let signature = closure.signature
    let effects = ClosureEffects(of: closure)
    let actor = signature.flatMap { typer.types.globalActor($0.attributes, in: context) }
    return Callable(
      parameters: try parameters(of: closure, implied: implied, in: context),
      result: signature?.returnClause.map { typer.types.type($0.type, in: context) }
        ?? result(of: closure),
      isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil || effects.isAsync,
      isThrowing: signature?.effectSpecifiers?.throwsClause != nil || effects.isThrowing,
      globalActor: actor)
  }

  private func parameters(
    of closure: ClosureExprSyntax, implied: [TypeValue], in context: TypeContext
  ) throws(ReadingFailure) -> [TypeValue] {
    switch closure.signature?.parameterClause {
    case .parameterClause(let clause)?:
      var types: [TypeValue] = []
      for (position, parameter) in clause.parameters.enumerated() {
        if let type = parameter.type {
          types.append(typer.types.type(type, in: context))
        } else if position < implied.count {
          types.append(implied[position])
        } else {
          throw Self.untyped((parameter.secondName ?? parameter.firstName).text)
        }
      }
      return types
    case .simpleInput(let names)?:
      if names.count > implied.count, let name = names.dropFirst(implied.count).first {
        throw Self.untyped(name.name.text)
      }
      return Array(implied.prefix(names.count))
    default:
      let count = ShorthandArguments.count(in: closure)
      if count > implied.count { throw Self.untyped("$\(implied.count)") }
      return Array(implied.prefix(count))
    }
  }

  private static func untyped(_ name: String) -> ReadingFailure {
    ReadingFailure(
      "the type of the closure's parameter '\(name)' is not written; write it: '(\(name): Type) in'"
    )
  }

  /// The type of what the closure returns, where a statement shows it.
  private func result(of closure: ClosureExprSyntax) -> TypeValue? {
    guard let last = closure.statements.last else { return .void }
    let returned = ReturnedValues.values(in: closure.statements)
    if !returned.isEmpty {
      return returned.lazy.compactMap { typer.type(of: $0, in: file) }.first
    }
    if closure.statements.count == 1, let value = last.item.as(ExprSyntax.self) {
      return typer.type(of: value, in: file)
    }
    return nil
  }
}

/// Finds how many of `$0`, `$1` … a closure uses.
private final class ShorthandArguments: SyntaxVisitor {
  private var count = 0

  static func count(in closure: ClosureExprSyntax) -> Int {
    let visitor = ShorthandArguments(viewMode: .sourceAccurate)
    visitor.walk(closure.statements)
    return visitor.count
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.hasPrefix("$"), let number = Int(node.baseName.text.dropFirst()) {
      count = max(count, number + 1)
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds whether a closure suspends or throws, as the compiler infers it from the body.
private final class ClosureEffects: SyntaxVisitor {
  private(set) var isAsync = false
  private(set) var isThrowing = false

  init(of closure: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isAsync = true
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { isThrowing = true }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    isThrowing = true
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    // One clause without a pattern catches everything.
    guard node.catchClauses.contains(where: { $0.catchItems.isEmpty }) else {
      return .visitChildren
    }
    let isThrowing = isThrowing
    walk(node.body)
    self.isThrowing = isThrowing
    for clause in node.catchClauses { walk(clause.body) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
