import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// Factories of a graph that are named without labels, although they take something.
///
/// The compiler only says that the call which the macro writes lacks arguments.
struct BareReferences: FactoryRule {
  let typer: ExpressionTyper
  let file: SourceFile

  func issue(of factory: ExprSyntax) -> Issue? {
    // With a conversion the compiler says what doesn't fit.
    guard factory.is(DeclReferenceExprSyntax.self) || factory.is(MemberAccessExprSyntax.self),
      let reference = FactoryReference(factory), reference.labels.isEmpty
    else { return nil }
    let candidates = FunctionFinder(typer).candidates(for: factory, in: file)
    guard let first = candidates.first,
      !candidates.contains(where: { $0.mayBeOmitted.allSatisfy { $0 } })
    else { return nil }
    let name = factory.shortText
    let place = file.place(of: factory)
    let choices = candidates.map { "\(name)(\($0.labels.map { "\($0):" }.joined()))" }
    if candidates.count == 1, let position = first.labels.firstIndex(of: "_") {
      return .unlabelledParameter(position + 1, of: name, at: place)
    }
    return .withoutLabels(name, choices: choices, at: place)
  }
}
