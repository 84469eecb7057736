package import SwiftSyntax

/// One member of a graph type, and what it needs.
package struct GraphMember {
  /// How the value of a member comes about.
  package enum Kind {
    /// It is supplied to the initialiser of the graph.
    case input(defaultValue: ExprSyntax?)
    /// It is supplied to the initialiser of the graph, which has another graph's members through it.
    case parent
    /// It is stored with an initial value.
    case constant
    /// An attribute on a variable says how it is made.
    case provided(Lifetime, AttributeSyntax)
    /// A function of the user's makes it, and has the attribute.
    case made(Lifetime, AttributeSyntax, by: FunctionDeclSyntax)
    /// A function whose body the macro writes.
    case assisted(AttributeSyntax, FunctionDeclSyntax)
    /// A computed property of the user's.
    case property(VariableDeclSyntax)
    /// A function of the user's.
    case function(FunctionDeclSyntax)
  }

  /// How long a provided member lives.
  package enum Lifetime: String {
    case singleton = "Singleton"
    case weak = "Weak"
    case transient = "Transient"
  }

  /// The name by which labels refer to the member, without backticks.
  package let name: String
  package let kind: Kind
  /// The type of the value, or what a function returns; nil where it is not written.
  package let type: TypeSyntax?
  /// The global actor that the member itself names, as an attribute.
  package let actor: String?
  /// The declaration as it is written.
  package let syntax: DeclSyntax
  /// Where the name stands.
  package let nameToken: TokenSyntax
  /// The part of the declaration that gives the name, where a variable may have several.
  package let binding: PatternBindingSyntax?
  /// What the attribute or the body asks for, in the order of the source.
  package internal(set) var needs: [GraphNeed] = []

  /// Whether the member is a function that others may get as a factory.
  package var function: FunctionDeclSyntax? {
    switch kind {
    case .assisted(_, let function), .function(let function): function
    case .input, .parent, .constant, .provided, .made, .property: nil
    }
  }

  /// Whether the name is one of several in a pattern: `(first, second)`.
  var hasPattern: Bool { binding.map { !$0.pattern.is(IdentifierPatternSyntax.self) } ?? false }

  /// Whether only the graph, or its file, sees the member, so that no container is offered it.
  package var isHidden: Bool {
    if case .parent = kind { return false }
    let modifiers = syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return ["private", "fileprivate"].contains(modifiers?.accessLevel ?? "")
  }

  /// The attribute that provides the member.
  package var attribute: AttributeSyntax? {
    switch kind {
    case .provided(_, let attribute), .made(_, let attribute, _), .assisted(let attribute, _):
      attribute
    case .input, .parent, .constant, .property, .function: nil
    }
  }

  /// Reads a declaration: the members that others may need, which are none of a static one.
  static func members(of syntax: DeclSyntax) -> [GraphMember] {
    if let variable = syntax.as(VariableDeclSyntax.self) {
      if variable.modifiers.isStatic { return [] }
      return variable.bindings.flatMap { binding in
        binding.pattern.names.map { GraphMember(variable, binding, name: $0) }
      }
    }
    if let function = syntax.as(FunctionDeclSyntax.self) {
      return GraphMember(function).map { [$0] } ?? []
    }
    return []
  }

  private init(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, name token: TokenSyntax
  ) {
    let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
    if let attribute = variable.attributes.provision,
      let lifetime = Lifetime(rawValue: attribute.baseName)
    {
      kind = .provided(lifetime, attribute)
    } else if variable.attributes.named("Parent") != nil {
      kind = .parent
    } else if binding.accessorBlock?.isComputed == true || variable.modifiers.isLazy {
      kind = .property(variable)
    } else if let value = binding.initializer?.value {
      kind =
        isLet || !binding.pattern.is(IdentifierPatternSyntax.self)
        ? .constant : .input(defaultValue: value.trimmed)
    } else {
      // As in the initialiser that a structure gets: a variable that may be nil is nil by default.
      let isOptional = binding.writtenType?.is(OptionalTypeSyntax.self) ?? false
      let implied = isOptional && !isLet ? ExprSyntax(NilLiteralExprSyntax()) : nil
      kind = .input(defaultValue: variable.attributes.defaultOfInput ?? implied)
    }
    name = token.plainText
    nameToken = token
    self.binding = binding
    type =
      binding.pattern.is(IdentifierPatternSyntax.self) ? binding.writtenType?.trimmed : nil
    actor = variable.attributes.globalActor
    syntax = DeclSyntax(variable)
  }

  private init?(_ function: FunctionDeclSyntax) {
    guard !function.modifiers.isStatic else { return nil }
    if let attribute = function.attributes.named("Assisted") {
      kind = .assisted(attribute, function)
      name = function.name.plainText
    } else if let attribute = function.attributes.provision,
      let lifetime = Lifetime(rawValue: attribute.baseName)
    {
      kind = .made(lifetime, attribute, by: function)
      name = Self.nameOfValue(madeBy: function.name.plainText) ?? function.name.plainText
    } else {
      kind = .function(function)
      name = function.name.plainText
    }
    nameToken = function.name
    binding = nil
    type = function.signature.returnClause?.type.trimmed
    actor = function.attributes.globalActor
    syntax = DeclSyntax(function)
  }

  /// The name of what a function makes: `apiClient` for `makeAPIClient`.
  ///
  /// - Returns: The name, or nil where the function's does not begin with `make`.
  package static func nameOfValue(madeBy function: String) -> String? {
    guard function.hasPrefix("make"), let first = function.dropFirst(4).first, first.isUppercase
    else { return nil }
    let rest = Array(function.dropFirst(4))
    let capitals = rest.prefix { $0.isUppercase || $0.isNumber }.count
    // The last capital of several begins the next word: `URLSession`.
    let count = capitals == rest.count || capitals == 1 ? capitals : capitals - 1
    return String(rest[..<count]).lowercased() + String(rest[count...])
  }
}

extension PatternSyntax {
  /// The names that the pattern gives.
  fileprivate var names: [TokenSyntax] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    guard let tuple = self.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap(\.pattern.names)
  }
}

extension PatternBindingSyntax {
  /// The type, which may be written after a later name: `let first, second: Int`.
  var writtenType: TypeSyntax? {
    if let typeAnnotation { return typeAnnotation.type }
    guard initializer == nil, let list = parent?.as(PatternBindingListSyntax.self) else {
      return nil
    }
    for binding in list.drop(while: { $0.id != id }).dropFirst() {
      if let annotation = binding.typeAnnotation { return annotation.type }
      if binding.initializer != nil { return nil }
    }
    return nil
  }
}
