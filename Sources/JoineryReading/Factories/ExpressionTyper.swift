import SwiftParser
import SwiftSyntax

/// Finds the types of expressions, as far as sources tell them without a compiler.
struct ExpressionTyper {
  let index: DeclarationIndex
  let types: TypeResolver
  /// How many expressions are followed at most, since a value may be its own initial value.
  static let limit = 40

  init(_ index: DeclarationIndex) {
    self.index = index
    types = TypeResolver(index)
  }

  /// The type of an expression; nil where it isn't known.
  func type(
    of expression: ExprSyntax, in file: SourceFile, depth: Int = 0
  ) -> TypeValue? {
    if depth > Self.limit { return nil }
    let depth = depth + 1
    func typed(_ other: ExprSyntax) -> TypeValue? { type(of: other, in: file, depth: depth) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .swift("Int")
    case .floatLiteralExpr: return .swift("Double")
    case .booleanLiteralExpr: return .swift("Bool")
    case .stringLiteralExpr, .simpleStringLiteralExpr: return .swift("String")
    case .tryExpr(let inner):
      guard let type = typed(inner.expression) else { return nil }
      return inner.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        && type.wrapped == nil ? .swift("Optional", type) : type
    case .awaitExpr(let inner): return typed(inner.expression)
    case .unsafeExpr(let inner): return typed(inner.expression)
    case .forceUnwrapExpr(let inner): return typed(inner.expression)?.wrapped
    case .asExpr(let conversion): return converted(conversion.type, conversion, in: file)
    case .sequenceExpr(let sequence):
      return sequence.conversion.flatMap { converted($0, sequence, in: file) }
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return typed(only.expression)
      }
      var elements: [TypeValue.TupleElement] = []
      for element in tuple.elements {
        guard let type = typed(element.expression) else { return nil }
        elements.append(TypeValue.TupleElement(label: element.label?.plainName, type: type))
      }
      return .tuple(elements)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, let first = elements.first,
        let key = typed(first.key), let value = typed(first.value)
      else { return nil }
      return .swift("Dictionary", key, value)
    case .arrayExpr(let array):
      guard let first = array.elements.first, let type = typed(first.expression) else { return nil }
      return .swift("Array", type)
    case .functionCallExpr(let call): return resultType(of: call, in: file, depth: depth)
    case .declReferenceExpr(let reference):
      return type(of: reference, in: file, depth: depth)
    case .memberAccessExpr(let access): return type(of: access, in: file, depth: depth)
    default: return nil
    }
  }

  /// The type that an expression names, as in `Shop.Cart.init` before the last dot.
  func namedType(_ expression: ExprSyntax, in file: SourceFile) -> TypeValue? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      if reference.argumentNames != nil { return nil }
      if LocalNames.meaning(of: reference.baseName.plainName, at: reference) != nil { return nil }
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      if access.base == nil || access.declName.argumentNames != nil { return nil }
      if access.declName.baseName.text == "self", let base = access.base {
        return namedType(base, in: file)
      }
    } else if let array = expression.as(ArrayExprSyntax.self), array.elements.count == 1 {
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return namedType(only.expression, in: file)
    } else if !expression.is(GenericSpecializationExprSyntax.self),
      !expression.is(OptionalChainingExprSyntax.self), !expression.is(TypeExprSyntax.self)
    {
      return nil
    }
    return type(written: expression.trimmedDescription, at: expression, in: file)
  }

  /// The type of a text at a place; nil where nothing that is known has this name.
  private func type(
    written text: String, at node: some SyntaxProtocol, in file: SourceFile
  ) -> TypeValue? {
    var parser = Parser(text)
    let syntax = TypeSyntax.parse(from: &parser)
    guard !syntax.hasError else { return nil }
    let type = types.type(
      syntax, in: ExpressionScope(of: node, in: file, index: index).context)
    // A name that nothing declares may be that of a value.
    if case .nominal(let nominal) = type, nominal.declaration == nil,
      nominal.components.last?.name.first?.isUppercase != true
    {
      return nil
    }
    return type
  }

  private func converted(
    _ type: TypeSyntax, _ node: some SyntaxProtocol, in file: SourceFile
  ) -> TypeValue {
    types.type(type, in: ExpressionScope(of: node, in: file, index: index).context)
  }
}

extension SequenceExprSyntax {
  /// The type in `value as Type`.
  var conversion: TypeSyntax? {
    let elements = Array(elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
    return elements[2].as(TypeExprSyntax.self)?.type
  }
}
