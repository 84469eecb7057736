import JoinerySyntax
import SwiftSyntax

/// Reads injections: what `Injects` is given, and the injections that one includes.
struct InjectionReader {
  private let typer: ExpressionTyper
  private let file: SourceFile
  private let depth: Int

  init(_ typer: ExpressionTyper, in file: SourceFile, depth: Int = 0) {
    self.typer = typer
    self.file = file
    self.depth = depth
  }

  /// The injection that an expression makes or names.
  ///
  /// - Parameters:
  ///   - expression: A call such as `Injection<C> { … }`, or the name of a variable that has one.
  ///   - object: The type of the object, where it is written elsewhere.
  /// - Returns: The injection.
  /// - Throws: `ReadingFailure` where the sources don't tell.
  func injection(
    _ expression: ExprSyntax, of object: TypeValue?
  ) throws(ReadingFailure) -> SourceInjection {
    let name = expression.shortText
    guard depth < ExpressionTyper.limit else { throw ReadingFailure("'\(name)' leads to itself") }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let (context, written) = typer.namedType(call.calledExpression, in: file)?.injectionParts
    {
      return try injection(call, context, of: written ?? object)
    }
    // What is written after the variable's name may be all that tells the object.
    let written = typer.type(of: expression, in: file)?.injectionParts?.object
    guard let referent = Referent(of: expression, in: file, typer) else {
      throw ReadingFailure(
        "'\(name)' isn't an injection whose steps are written in the sources that were read")
    }
    return try InjectionReader(typer, in: referent.file, depth: depth + 1)
      .injection(referent.value, of: written ?? object)
  }

  private func injection(
    _ call: FunctionCallExprSyntax, _ context: SourceInjection.Context, of object: TypeValue?
  ) throws(ReadingFailure) -> SourceInjection {
    let name = call.calledExpression.shortText
    guard let object else {
      throw ReadingFailure(
        "the type of the object isn't known; write it: '\(name)<Type> { … }'")
    }
    guard let closure = call.listClosure(nil) else {
      throw ReadingFailure("the steps of the injection aren't written in braces after it")
    }
    var dependencies: [TypeValue] = []
    for item in closure.statements.activeItems(in: file.build) {
      if item.item.is(DeclSyntax.self) { continue }
      guard let step = item.item.as(ExprSyntax.self), step.innerStatements.isEmpty else {
        throw ReadingFailure(
          """
          what '\(item.shortText)' adds to the injection is only known when it runs; list the \
          steps one by one
          """)
      }
      if let known = try StepReader(typer, in: file, of: object).dependencies(step) {
        dependencies += known
      } else {
        dependencies += try InjectionReader(typer, in: file, depth: depth + 1)
          .injection(step, of: object).dependencies
      }
    }
    return SourceInjection(object: object, context: context, dependencies: dependencies)
  }
}
