import JoinerySyntax
import SwiftSyntax

/// Reads what a binding is given to make its value: a closure, or a reference to a function.
struct FactoryReader {
  let typer: ExpressionTyper
  let file: SourceFile

  init(_ typer: ExpressionTyper, in file: SourceFile) {
    self.typer = typer
    self.file = file
  }

  /// What a factory takes and gives.
  ///
  /// - Parameters:
  ///   - expression: The factory.
  ///   - implied: The types of its first parameters that are known from elsewhere.
  /// - Returns: What can be called.
  /// - Throws: `ReadingFailure` where the sources don't tell.
  func callable(
    _ expression: ExprSyntax, implied: [TypeValue] = []
  ) throws(ReadingFailure) -> Callable {
    if let closure = expression.as(ClosureExprSyntax.self) {
      return try ClosureReader(typer: typer, file: file).callable(closure, implied: implied)
    }
    if case .function(let type)? = typer.type(of: expression, in: file) { return Callable(type) }
    let plain = expression.plainReference
    return try callable(
      plain, among: FunctionFinder(typer).candidates(for: plain, in: file),
      named: expression.shortText)
  }

  /// What a method takes besides the object.
  ///
  /// - Parameters:
  ///   - method: The method, named through its type.
  ///   - type: The type.
  /// - Returns: What can be called with an object.
  /// - Throws: `ReadingFailure` where the sources don't tell.
  func callable(
    method: MemberAccessExprSyntax, of type: TypeValue
  ) throws(ReadingFailure) -> Callable {
    let candidates = FunctionFinder(typer).members(
      of: type, named: method.declName.baseName.plainName, isStatic: false)
    return try callable(ExprSyntax(method), among: candidates, named: method.trimmedDescription)
  }

  private func callable(
    _ reference: ExprSyntax, among candidates: [FunctionCandidate], named name: String
  ) throws(ReadingFailure) -> Callable {
    guard let labels = reference.writtenLabels else {
      throw ReadingFailure("'\(name)' is neither a closure nor the name of a function")
    }
    if candidates.isEmpty { throw notFound(name) }
    let fitting = labels.isEmpty ? candidates : candidates.filter { $0.labels == labels }
    guard let first = fitting.first else {
      let others = candidates.map { "(\($0.labels.map { "\($0):" }.joined()))" }
      throw ReadingFailure(
        "there is no '\(name)' in the sources that were read; there is \(others.joined(separator: ", "))"
      )
    }
    if fitting.count > 1 {
      let parameters = Set(fitting.map(\.callable.parameters))
      if parameters.count > 1 {
        throw ReadingFailure(
          "'\(name)' may be any of \(fitting.count) functions; name the labels of its parameters")
      }
    }
    return first.callable
  }

  private func notFound(_ name: String) -> ReadingFailure {
    ReadingFailure(
      """
      '\(name)' is not declared in the sources that were read; wrap it in a closure that says the types: \
      '{ (value: Type) in … }'
      """)
  }
}

extension ExprSyntax {
  /// The expression without parentheses.
  fileprivate var plainReference: ExprSyntax {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.expression.plainReference
    }
    return self
  }

  /// The labels of a reference to a function; nil where it isn't one.
  fileprivate var writtenLabels: [String]? {
    let reference =
      self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    return reference.map { $0.argumentNames?.arguments.map(\.name.plainName) ?? [] }
  }
}

extension SyntaxProtocol {
  /// The text of an expression or a statement for a message.
  var shortText: String {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 60 ? "\(text.prefix(57))…" : text
  }
}
