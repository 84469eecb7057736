import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// Reads lists of bindings, and the modules and functions that they name.
final class ListReader {
  let typer: ExpressionTyper
  /// Offers the members of a graph to a list, by the graph's type and the names that are left out.
  let membersOfGraph: (NominalType, ExprSyntax, Set<String>) -> [SourceBinding]?
  /// Modules that are stored, by the literal that makes them.
  private var modules: [SourceBinding.Identity: SourceModule] = [:]
  /// The calls that are being followed, the outermost first.
  var calls: [FollowedCall] = []
  /// The bodies that are being read, since a module may name itself.
  private var open: Set<SyntaxIdentifier> = []

  init(
    _ typer: ExpressionTyper,
    members: @escaping (NominalType, ExprSyntax, Set<String>) -> [SourceBinding]?
  ) {
    self.typer = typer
    membersOfGraph = members
  }

  /// Reads the statements of a list.
  func list(_ statements: CodeBlockItemListSyntax, in file: SourceFile) -> SourceList {
    var result = SourceList()
    for item in statements.activeItems(in: file.build) {
      if let expression = item.item.as(ExprSyntax.self) {
        result.append(list(expression, in: file))
      } else if let statement = item.item.as(ReturnStmtSyntax.self),
        let value = statement.expression
      {
        result.append(list(value, in: file))
      } else if let statement = item.item.as(StmtSyntax.self) {
        result.append(list(statement, in: file))
      } else if item.item.is(MacroExpansionDeclSyntax.self) {
        result.unreadable.append(unreadable(item, "what a macro writes isn't known", in: file))
      }
      // Other declarations only give names.
    }
    return result
  }

  /// Reads the statements of a module or function, which may lead to themselves.
  ///
  /// - Throws: `ReadingFailure` where they do.
  func body(
    _ statements: CodeBlockItemListSyntax, in file: SourceFile
  ) throws(ReadingFailure) -> SourceList {
    guard open.insert(statements.id).inserted else {
      throw ReadingFailure("the list includes itself")
    }
    defer { open.remove(statements.id) }
    return list(statements, in: file)
  }

  private func list(_ statement: StmtSyntax, in file: SourceFile) -> SourceList {
    var result = SourceList()
    if let expression = statement.as(ExpressionStmtSyntax.self) {
      return list(expression.expression, in: file)
    }
    let reason =
      statement.is(ForStmtSyntax.self)
      ? "what a loop binds is only known when it runs; list the bindings one by one"
      : "what this statement binds is only known when it runs"
    result = possible(in: statement, file)
    result.unreadable.append(unreadable(statement, reason, in: file))
    return result
  }

  private func list(_ expression: ExprSyntax, in file: SourceFile) -> SourceList {
    var result = SourceList()
    do {
      result = try read(expression, in: file)
    } catch {
      result = possible(in: expression, file)
      result.unreadable.append(unreadable(expression, error.reason, in: file))
    }
    return result
  }

  /// What a loop or a condition may contribute, and what it binds in every case, as in the first one.
  private func possible(in node: some SyntaxProtocol, _ file: SourceFile) -> SourceList {
    var result = SourceList()
    let cases = node.innerStatements.map { list($0, in: file).allBindings }
    for bindings in cases { result.bindings += bindings.filter { $0.role == .contribution } }
    guard node.hasAllCases, let first = cases.first else { return result }
    result.bindings += first.filter { binding in
      binding.role != .contribution && binding.role != .decorator
        && cases.dropFirst().allSatisfy { others in
          others.contains { $0.role == binding.role && $0.type == binding.type }
        }
    }
    return result
  }

  private func unreadable(
    _ node: some SyntaxProtocol, _ reason: String, in file: SourceFile
  ) -> Unreadable {
    Unreadable(at: file.place(of: node), reason)
  }

  /// Reads an element of a list.
  private func read(
    _ expression: ExprSyntax, in file: SourceFile
  ) throws(ReadingFailure) -> SourceList {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return try cases(of: expression, in: file)
    }
    if let chain = BindingChain(expression) {
      return SourceList(bindings: [try binding(chain, in: file)])
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let module = try module(call, in: file) { return SourceList(modules: [module]) }
      if call.calledExpression.isNamed("Members") { return try members(call, in: file) }
    }
    return try ReferenceReader(self, in: file).list(expression)
  }

  // MARK: Modules

  /// Reads a module: nil where the call doesn't make one.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - file: The file that the call is in.
  ///   - isShared: Whether the literal makes one module however often it is named.
  /// - Returns: The module.
  /// - Throws: `ReadingFailure` where the bindings aren't written there.
  func module(
    _ call: FunctionCallExprSyntax, in file: SourceFile, isShared: Bool = false
  ) throws(ReadingFailure) -> SourceModule? {
    guard call.calledExpression.isNamed("Module") else { return nil }
    let identity = SourceBinding.Identity.call(call.id, through: calls.map(\.site))
    if isShared, let known = modules[identity] { return known }
    guard let closure = call.listClosure("bindings") else {
      throw ReadingFailure("the bindings of the module aren't written in braces after it")
    }
    let module = SourceModule(
      name: call.nameArgument, place: file.place(at: call.callPosition),
      list: try body(closure.statements, in: file))
    if isShared { modules[identity] = module }
    return module
  }

  private func members(
    _ call: FunctionCallExprSyntax, in file: SourceFile
  ) throws(ReadingFailure) -> SourceList {
    guard let graph = call.arguments.first(where: { $0.label?.text == "of" })?.expression,
      case .nominal(let type)? = typer.type(of: graph, in: file)
    else { throw ReadingFailure("the type of the graph isn't known; give the variable its type") }
    var excluded: Set<String> = []
    if let names = call.arguments.first(where: { $0.label?.text == "except" })?.expression {
      guard let list = names.as(ArrayExprSyntax.self)?.elements.map(\.expression.literalText),
        list.allSatisfy({ $0 != nil })
      else { throw ReadingFailure("the names that are left out aren't written as a list of texts") }
      excluded = Set(list.compactMap { $0 })
    }
    guard let bindings = membersOfGraph(type, graph, excluded) else {
      throw ReadingFailure("'\(graph.shortText)' isn't a graph in the sources that were read")
    }
    return SourceList(bindings: bindings)
  }
}
