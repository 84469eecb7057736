import SwiftSyntax

/// What a name means that is given in a body.
enum LocalMeaning {
  /// A parameter of this type.
  case parameter(TypeSyntax)
  /// A variable, with its type where that is written, and its initial value where it has one.
  case variable(TypeSyntax?, ExprSyntax?)
  /// The content of an optional value.
  case unwrapped(ExprSyntax)
  case function(FunctionDeclSyntax)
  /// A name whose type isn't written.
  case untyped
}

/// Finds names that are given in the bodies around a piece of syntax.
struct LocalNames {
  /// The meaning of a name at a place; nil where no body around it gives the name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of statements in the bodies around the place.
  static func meaning(of name: String, at node: some SyntaxProtocol) -> LocalMeaning? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        if let found = meaning(of: name, in: items, before: child) { return found }
      } else if let closure = parent.as(ClosureExprSyntax.self) {
        if let found = closure.meaning(of: name) { return found }
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        if let found = function.signature.parameterClause.meaning(of: name) { return found }
      } else if let initializer = parent.as(InitializerDeclSyntax.self) {
        if let found = initializer.signature.parameterClause.meaning(of: name) { return found }
      } else if let statement = parent.as(IfExprSyntax.self) {
        if let found = statement.conditions.meaning(of: name) { return found }
      } else if let loop = parent.as(ForStmtSyntax.self), loop.pattern.gives(name) {
        return .untyped
      } else if parent.is(MemberBlockSyntax.self) {
        return nil
      }
      child = parent
    }
    return nil
  }

  private static func meaning(
    of name: String, in items: CodeBlockItemListSyntax, before child: Syntax
  ) -> LocalMeaning? {
    let isTopLevel = items.parent?.is(SourceFileSyntax.self) ?? false
    for item in items.reversed() {
      if let function = item.item.as(FunctionDeclSyntax.self), function.name.plainName == name {
        return isTopLevel ? nil : .function(function)
      }
      guard item.position < child.position else { continue }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.pattern.gives(name) {
          return binding.meaning
        }
      } else if let statement = item.item.as(GuardStmtSyntax.self),
        let found = statement.conditions.meaning(of: name)
      {
        return found
      }
    }
    return nil
  }
}

extension PatternSyntax {
  fileprivate func gives(_ name: String) -> Bool {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return identifier.identifier.plainName == name
    }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.contains { $0.pattern.gives(name) }
    }
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.gives(name) }
    return false
  }
}

extension PatternBindingSyntax {
  /// What the binding says of its name.
  var meaning: LocalMeaning {
    if !pattern.is(IdentifierPatternSyntax.self) { return .untyped }
    return .variable(typeAnnotation?.type, initializer?.value)
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func meaning(of name: String) -> LocalMeaning? {
    parameters.first { ($0.secondName ?? $0.firstName).plainName == name }.map {
      .parameter($0.type)
    }
  }
}

extension ConditionElementListSyntax {
  fileprivate func meaning(of name: String) -> LocalMeaning? {
    for element in self {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.gives(name)
      else { continue }
      if let type = binding.typeAnnotation?.type { return .parameter(type) }
      return binding.initializer.map { .unwrapped($0.value) } ?? .untyped
    }
    return nil
  }
}

extension ClosureExprSyntax {
  fileprivate func meaning(of name: String) -> LocalMeaning? {
    if let capture = signature?.capture?.items.first(where: { $0.name.plainName == name }),
      let value = capture.initializer?.value
    {
      return .variable(nil, value)
    }
    switch signature?.parameterClause {
    case .simpleInput(let names)?:
      return names.contains { $0.name.plainName == name } ? .untyped : nil
    case .parameterClause(let clause)?:
      let parameter = clause.parameters.first {
        ($0.secondName ?? $0.firstName).plainName == name
      }
      return parameter.map { $0.type.map { .parameter($0) } ?? .untyped }
    default:
      return nil
    }
  }
}
