import JoinerySyntax
import SwiftSyntax

/// Reads elements of a list that name something: a module, a binding, or a list.
struct ReferenceReader {
  private let reader: ListReader
  private let file: SourceFile
  private let depth: Int
  private var typer: ExpressionTyper { reader.typer }

  init(_ reader: ListReader, in file: SourceFile, depth: Int = 0) {
    self.reader = reader
    self.file = file
    self.depth = depth
  }

  /// What an expression stands for in a list.
  ///
  /// - Throws: `ReadingFailure` where the sources don't tell.
  func list(_ expression: ExprSyntax, isShared: Bool = false) throws(ReadingFailure) -> SourceList {
    guard depth < 40 else { throw ReadingFailure("'\(expression.shortText)' leads to itself") }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let module = try reader.module(call, in: file, isShared: isShared) {
        return SourceList(modules: [module])
      }
      if let chain = BindingChain(expression) {
        return SourceList(bindings: [try reader.binding(chain, in: file)])
      }
      return try list(calling: call)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return try list(only.expression, isShared: isShared)
    }
    if let inner = expression.as(TryExprSyntax.self)?.expression {
      return try list(inner, isShared: isShared)
    }
    guard let variable = variable(expression) else {
      throw ReadingFailure(
        "'\(expression.shortText)' isn't declared in the sources that were read, or not as a binding"
      )
    }
    return try list(variable, at: expression)
  }

  // MARK: Variables

  private enum Variable {
    case local(LocalMeaning)
    case declared(VariableBinding)
  }

  private func variable(_ expression: ExprSyntax) -> Variable? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      if let meaning = LocalNames.meaning(of: name, at: reference) { return .local(meaning) }
      var owner = ExpressionScope(of: reference, in: file, index: typer.index).context.owner
      while let type = owner {
        if let member = type.members.variables[name]?.first { return .declared(member) }
        owner = type.parent
      }
      return typer.global(name, from: file).map { .declared($0) }
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    let name = access.declName.baseName.plainName
    let type = typer.namedType(base, in: file) ?? typer.type(of: base, in: file)
    if case .nominal(let nominal)? = type,
      let declaration = typer.index.declaration(of: nominal),
      let member = declaration.members.variables[name]?.first
    {
      return .declared(member)
    }
    // The base may be a module's name.
    guard let module = base.as(DeclReferenceExprSyntax.self)?.baseName.plainName else { return nil }
    return typer.index.modules[module]?.variables[name]?.first.map { .declared($0) }
  }

  private func list(
    _ variable: Variable, at reference: ExprSyntax
  ) throws(ReadingFailure) -> SourceList {
    let name = reference.shortText
    switch variable {
    case .local(.variable(_, let value?)):
      let inner = ReferenceReader(reader, in: file, depth: depth + 1)
      return try reader.storing(value) { () throws(ReadingFailure) in
        try inner.list(value, isShared: true)
      }
    case .local(let meaning):
      if case .parameter = meaning {
        throw ReadingFailure(
          "'\(name)' is a parameter, whose bindings are only known when it is called")
      }
      throw ReadingFailure("the value of '\(name)' isn't written where it is declared")
    case .declared(let member):
      let inner = ReferenceReader(reader, in: member.file, depth: depth + 1)
      if member.isComputed, let body = member.binding.accessorBlock?.getterBody {
        return try reader.following(reference.id, into: body) { () throws(ReadingFailure) in
          try inner.list(body, isBuilder: member.syntax.attributes.isBuilder, named: name)
        }
      }
      guard let value = member.binding.initializer?.value else {
        throw ReadingFailure("the value of '\(name)' isn't written where it is declared")
      }
      return try reader.storing(value) { () throws(ReadingFailure) in
        try inner.list(value, isShared: true)
      }
    }
  }

  // MARK: Functions

  private func list(calling call: FunctionCallExprSyntax) throws(ReadingFailure) -> SourceList {
    let name = call.calledExpression.shortText
    let found = FunctionFinder(typer).declarations(for: call.calledExpression, in: file)
    guard var function = found.first, var body = function.syntax.body else {
      throw ReadingFailure(
        "'\(name)' is no binding, and no function of this name is in the sources that were read")
    }
    if found.count > 1 {
      let labels = call.arguments.map { $0.label?.plainName ?? "_" }
      let fitting = found.filter {
        $0.syntax.signature.parameterClause.parameters.map(\.firstName.plainName) == labels
      }
      guard fitting.count == 1, let only = fitting.first, let onlyBody = only.syntax.body else {
        throw ReadingFailure("'\(name)' may be any of \(found.count) functions")
      }
      (function, body) = (only, onlyBody)
    }
    let inner = ReferenceReader(reader, in: function.file, depth: depth + 1)
    let isBuilder = function.syntax.attributes.isBuilder
    return try reader.following(call.id, into: body.statements) { () throws(ReadingFailure) in
      try inner.list(body.statements, isBuilder: isBuilder, named: name)
    }
  }

  private func list(
    _ body: CodeBlockItemListSyntax, isBuilder: Bool, named name: String
  ) throws(ReadingFailure) -> SourceList {
    if isBuilder { return try reader.body(body, in: file) }
    let items = body.activeItems(in: file.build)
    let returned =
      items.last?.item.as(ReturnStmtSyntax.self)?.expression ?? items.last?.item.as(ExprSyntax.self)
    guard let returned, !items.dropLast().contains(where: { !$0.item.is(DeclSyntax.self) }) else {
      throw ReadingFailure("what '\(name)' gives is only known when it runs")
    }
    return try list(returned)
  }
}
