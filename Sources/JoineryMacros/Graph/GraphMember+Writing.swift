import JoinerySyntax
import SwiftSyntax

extension GraphMember {
  /// Whether the value is a parameter of the initialiser.
  var isInput: Bool {
    switch kind {
    case .input, .parent: true
    case .constant, .provided, .made, .assisted, .property, .function: false
    }
  }

  /// The type of the graph that a parent holds.
  ///
  /// That it can't be optional is said once, and what would not fit isn't written for it.
  var typeOfParent: String? { type.map { ($0.optionalContent ?? $0).trimmedDescription } }

  /// The graph that a parent holds, as an expression.
  var valueOfParent: String { name.asIdentifier + (type?.optionalContent == nil ? "" : "!") }

  /// Whether the value is made once and kept.
  var isShared: Bool {
    switch kind {
    case .provided(let lifetime, _), .made(let lifetime, _, _): lifetime != .transient
    case .input, .parent, .constant, .assisted, .property, .function: false
    }
  }

  /// The type that keeps the value or its override.
  var cellType: String? {
    switch kind {
    case .provided(.singleton, _), .made(.singleton, _, _):
      valueType.map { "Joinery.SingletonCell<\($0)>" }
    case .provided(.weak, _), .made(.weak, _, _):
      valueType.map { "Joinery.WeakCell<\($0)>" }
    case .provided(.transient, _):
      "Joinery.OverrideCell<\((name + "Factory").asIdentifier)>"
    case .assisted(_, let function):
      function.factoryType(actor: actor, isSendable: true).map { "Joinery.OverrideCell<\($0)>" }
    case .made(.transient, _, _), .input, .parent, .constant, .property, .function:
      nil
    }
  }

  /// The type of the value as it is stored: that of the initialiser for an opaque one.
  var valueType: String? {
    guard let type else { return nil }
    if type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) {
      return attribute?.factories.first?.reference?.initializedType
    }
    return type.trimmedDescription
  }

  /// The type of the member's override, which is optional.
  var overrideType: String? {
    switch kind {
    case .provided(.transient, _): "\((name + "Factory").asIdentifier)?"
    case .provided, .made: valueType.map { "\($0.inParentheses)?" }
    case .assisted(_, let function):
      function.factoryType(actor: actor, isSendable: true).map { "(\($0))?" }
    case .input, .parent, .constant, .property, .function: nil
    }
  }

  /// The type of the parameter that supplies an input.
  var parameterType: String {
    guard let type else { return "" }
    let written = type.trimmedDescription
    let isFunction =
      type.is(FunctionTypeSyntax.self)
      || type.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
    return isFunction ? "@escaping \(written)" : written
  }

  /// The default value of the parameter that supplies an input.
  var defaultArgument: String {
    guard case .input(let value?) = kind else { return "" }
    return " = \(value.trimmedDescription)"
  }

  /// The modifiers of the declaration.
  var modifiers: DeclModifierListSyntax {
    syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  /// The access level of what belongs to the member in another type, with a blank after it.
  func access(in graph: GraphDeclaration) -> String { modifiers.visibleAccess }

  /// The isolation of what is written for the member in the graph type, with a blank after it.
  var isolation: String {
    if let actor { return actor + " " }
    return isNonisolated ? "nonisolated " : ""
  }

  /// Whether the declaration says that it belongs to no actor.
  var isNonisolated: Bool { modifiers.contains { $0.name.text == "nonisolated" } }
}

extension String {
  /// The type in parentheses, where a question mark after it would not mean all of it.
  var inParentheses: String {
    hasPrefix("any ") || hasPrefix("some ") || contains("->") || contains(" & ")
      ? "(\(self))" : self
  }
}
