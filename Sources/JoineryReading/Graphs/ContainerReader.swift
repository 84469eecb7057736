import JoineryAnalysis
import SwiftSyntax

/// Why a graph as a whole can't be read.
struct UnreadableGraph: Error {
  let reason: Unreadable
}

/// Reads containers, and those that are derived from them.
final class ContainerReader {
  private let lists: ListReader
  private var typer: ExpressionTyper { lists.typer }
  private var drafts: [SyntaxIdentifier: SourceDraft] = [:]
  /// The calls that are being read, since a container may be derived from itself.
  private var open: Set<SyntaxIdentifier> = []
  /// Everything that was read, in the order of reading.
  private(set) var allDrafts: [SourceDraft] = []

  init(_ lists: ListReader) {
    self.lists = lists
  }

  /// Reads a literal: nil where the call is one of another type of this name.
  func graph(
    _ call: FunctionCallExprSyntax, in file: SourceFile
  ) -> Result<ReadGraph, UnreadableGraph>? {
    guard isContainer(call, in: file) else { return nil }
    guard let draft = draft(of: call, in: file) else {
      return failure(
        call, "the bindings of the container aren't written in braces after it", in: file)
    }
    return .success(
      read(draft, .container, from: call, in: file, base: nil))
  }

  /// Reads a scope or an overriding container: nil where the call is something else.
  func derivedGraph(
    _ call: FunctionCallExprSyntax, in file: SourceFile
  ) -> Result<ReadGraph, UnreadableGraph>? {
    guard let (derivation, base) = derivation(call, in: file) else {
      return call.listsBindings
        ? failure(
          call,
          """
          the container that this one is derived from isn't found; make it in the same body, or in a \
          variable whose value is written where it is declared
          """, in: file) : nil
    }
    guard let draft = draft(of: call, in: file) else { return nil }
    return .success(read(draft, derivation, from: call, in: file, base: base))
  }

  private func read(
    _ draft: SourceDraft, _ kind: ReadGraph.Kind, from call: FunctionCallExprSyntax,
    in file: SourceFile, base: SourceDraft?
  ) -> ReadGraph {
    draft.readGraph(
      kind, at: file.place(of: call), calledAt: file.place(at: call.callPosition), base: base,
      typer.types)
  }

  private func failure(
    _ call: FunctionCallExprSyntax, _ reason: String, in file: SourceFile
  ) -> Result<ReadGraph, UnreadableGraph> {
    .failure(UnreadableGraph(reason: Unreadable(at: file.place(of: call), reason)))
  }

  // MARK: Drafts

  /// The bindings of a call that makes a container.
  private func draft(of call: FunctionCallExprSyntax, in file: SourceFile) -> SourceDraft? {
    if let known = drafts[call.id] { return known }
    guard open.insert(call.id).inserted else { return nil }
    defer { open.remove(call.id) }
    var draft: SourceDraft
    if isContainer(call, in: file) {
      guard let closure = call.listClosure(nil) else { return nil }
      draft = SourceDraft(name: call.nameArgument ?? "container")
      draft.add(lists.list(closure.statements, in: file))
    } else {
      guard let (derivation, base) = derivation(call, in: file) else { return nil }
      switch derivation {
      case .scope:
        draft = base.entering(call.nameArgument ?? "scope")
        if let closure = call.listClosure(nil) {
          draft.add(lists.list(closure.statements, in: file))
        }
      case .overriding:
        draft = base
        guard let closure = call.listClosure(nil) else { return nil }
        draft.add(lists.list(closure.statements, in: file), bindingsAs: .override)
      case .container, .type: return nil
      }
    }
    drafts[call.id] = draft
    allDrafts.append(draft)
    return draft
  }

  private func isContainer(_ call: FunctionCallExprSyntax, in file: SourceFile) -> Bool {
    guard call.calledExpression.isNamed("Container") else { return false }
    return typer.namedType(call.calledExpression, in: file)?
      .arguments(ifNamed: "Container", in: "Joinery") != nil
  }

  /// What a call derives a container by, and from which one.
  private func derivation(
    _ call: FunctionCallExprSyntax, in file: SourceFile
  ) -> (ReadGraph.Kind, SourceDraft)? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, let draft = draft(of: base, in: file, depth: 0)
    else { return nil }
    switch access.declName.baseName.text {
    case "scope": return (.scope, draft)
    case "overriding": return (.overriding, draft)
    default: return nil
    }
  }

  /// The bindings of the container that an expression stands for.
  private func draft(
    of expression: ExprSyntax, in file: SourceFile, depth: Int
  ) -> SourceDraft? {
    guard depth < ExpressionTyper.limit else { return nil }
    func follow(_ other: ExprSyntax, _ file: SourceFile) -> SourceDraft? {
      draft(of: other, in: file, depth: depth + 1)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let draft = draft(of: call, in: file) { return draft }
      let functions = FunctionFinder(typer).declarations(for: call.calledExpression, in: file)
      guard functions.count == 1, let function = functions.first,
        let value = function.syntax.body?.onlyValue
      else { return nil }
      return follow(value, function.file)
    }
    if let inner = expression.as(TryExprSyntax.self) { return follow(inner.expression, file) }
    if let inner = expression.as(AwaitExprSyntax.self) { return follow(inner.expression, file) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return follow(only.expression, file)
    }
    return Referent(of: expression, in: file, typer).flatMap { follow($0.value, $0.file) }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the closure after the call has bindings in it.
  fileprivate var listsBindings: Bool {
    trailingClosure?.statements.contains { item in
      guard let expression = item.item.as(ExprSyntax.self) else { return false }
      return BindingChain(expression) != nil
    } ?? false
  }
}

extension CodeBlockSyntax {
  /// What the body returns, if there is one such place.
  fileprivate var onlyValue: ExprSyntax? {
    let returned = ReturnedValues.values(in: statements)
    if returned.isEmpty, statements.count == 1 { return statements.first?.item.as(ExprSyntax.self) }
    return returned.count == 1 ? returned.first : nil
  }
}
