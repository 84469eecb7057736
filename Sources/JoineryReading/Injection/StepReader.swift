import JoinerySyntax
import SwiftSyntax

/// Reads one step of an injection: a setter, a method, or a call.
struct StepReader {
  private let typer: ExpressionTyper
  private let file: SourceFile
  private let object: TypeValue

  init(_ typer: ExpressionTyper, in file: SourceFile, of object: TypeValue) {
    self.typer = typer
    self.file = file
    self.object = object
  }

  /// What a step takes; nil where it isn't one.
  ///
  /// - Throws: `ReadingFailure` where the sources don't tell.
  func dependencies(_ step: ExprSyntax) throws(ReadingFailure) -> [TypeValue]? {
    if step.is(KeyPathExprSyntax.self) { return [try property(step)] }
    guard let call = step.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calledExpression.isNamed("Setter") { return [try setter(call)] }
    let function = call.trailingClosure.map(ExprSyntax.init) ?? call.arguments.first?.expression
    if call.calledExpression.isNamed("Method"), let function { return try method(function) }
    if call.calledExpression.isNamed("Call"), let function {
      let callable = try FactoryReader(typer, in: file).callable(function, implied: [object])
      return Array(callable.parameters.dropFirst())
    }
    return nil
  }

  // MARK: Setters

  private func setter(_ call: FunctionCallExprSyntax) throws(ReadingFailure) -> TypeValue {
    guard let first = call.arguments.first else { throw ReadingFailure("'Setter' has no property") }
    let type = try property(first.expression)
    let wrapped = type.wrapped
    let isRequired = first.label?.plainName == "required"
    guard let qualifier = call.arguments.first(where: { $0.label?.plainName == "qualifier" })
    else { return isRequired ? wrapped ?? type : type }
    guard let access = qualifier.expression.as(MemberAccessExprSyntax.self),
      let qualifier = typer.namedType(ExprSyntax(access), in: file)
    else {
      throw ReadingFailure(
        """
        the qualifier '\(qualifier.expression.shortText)' isn't written as a type, as in \
        'Audit.self'
        """)
    }
    guard let wrapped else { return type.qualified(by: qualifier) }
    let value = wrapped.qualified(by: qualifier)
    return isRequired ? value : .swift("Optional", value)
  }

  /// The type of the property that a key path leads to.
  private func property(_ expression: ExprSyntax) throws(ReadingFailure) -> TypeValue {
    guard let path = expression.as(KeyPathExprSyntax.self) else {
      throw ReadingFailure(
        "'\(expression.shortText)' isn't written as a key path, as in '\\.property'")
    }
    var type = object
    for component in path.components {
      guard case .property(let property) = component.component,
        case .nominal(let owner) = type,
        let next = self.type(ofProperty: property.declName.baseName.plainName, of: owner, depth: 0)
      else {
        throw ReadingFailure(
          """
          the type of '\(expression.shortText)' isn't known; use a call with the types: \
          'Call { (object: Type, value: Type) in … }'
          """)
      }
      type = next
    }
    return type
  }

  /// The type of a property of a type, or of one that it inherits from.
  private func type(ofProperty name: String, of owner: NominalType, depth: Int) -> TypeValue? {
    guard depth < ExpressionTyper.limit, let declaration = typer.index.declaration(of: owner)
    else { return nil }
    if let property = declaration.members.variables[name]?.first(where: { !$0.isStatic }) {
      return typer.type(of: property, in: owner, depth: 0)
    }
    return FunctionFinder(typer).inheritedTypes(of: declaration).lazy
      .compactMap { type(ofProperty: name, of: $0.type(), depth: depth + 1) }.first
  }

  // MARK: Methods

  /// What a method takes that is named through its type.
  private func method(_ function: ExprSyntax) throws(ReadingFailure) -> [TypeValue] {
    guard let access = function.as(MemberAccessExprSyntax.self), let base = access.base,
      let type = typer.namedType(base, in: file)
    else {
      throw ReadingFailure(
        "'\(function.shortText)' isn't the name of a method with its type, as in 'Type.method(value:)'"
      )
    }
    return try FactoryReader(typer, in: file).callable(method: access, of: type).parameters
  }
}
