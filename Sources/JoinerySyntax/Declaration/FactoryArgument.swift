package import SwiftSyntax

/// One argument of an attribute that says how a member is made.
package struct FactoryArgument {
  /// For which context the argument is: nil for the first one.
  package let label: String?
  package let expression: ExprSyntax
  /// What it refers to; nil where it is not a reference to a function.
  package let reference: FactoryReference?

  init(_ argument: LabeledExprSyntax) {
    label = argument.label?.plainText
    expression = argument.expression
    reference = FactoryReference(argument.expression)
  }
}

extension AttributeSyntax {
  /// The factories that the attribute names: the live one, then the alternatives.
  package var factories: [FactoryArgument] {
    argumentList.map(FactoryArgument.init)
  }

  /// The arguments that name factories.
  var argumentList: [LabeledExprSyntax] {
    allArguments.filter { !isEager($0) }
  }

  /// Whether the member is made by the start of the graph although it could wait until it is read.
  package var isEager: Bool {
    eagerValues.contains { $0.as(BooleanLiteralExprSyntax.self)?.literal.text == "true" }
  }

  /// What says whether the member is made by the start, as it is written.
  var eagerValues: [ExprSyntax] { allArguments.filter(isEager).map(\.expression) }

  private func isEager(_ argument: LabeledExprSyntax) -> Bool {
    argument.label?.plainText == "eager" && baseName == "Singleton"
  }

  private var allArguments: [LabeledExprSyntax] {
    guard case .argumentList(let arguments)? = arguments else { return [] }
    return Array(arguments)
  }

  /// The name of the attribute without its module.
  package var baseName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.plainText }
    if let name = attributeName.as(IdentifierTypeSyntax.self) { return name.name.plainText }
    return attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attribute of this name, with or without the module's name.
  package func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.baseName == name }
  }

  /// The attribute that says how long a member lives.
  package var provision: AttributeSyntax? {
    named("Singleton") ?? named("Transient") ?? named("Weak")
  }

  /// What an input is if nobody supplies it: `@Input(default: 3)`.
  var defaultOfInput: ExprSyntax? {
    guard case .argumentList(let arguments)? = named("Input")?.arguments else { return nil }
    return arguments.first { $0.label?.plainText == "default" }?.expression.trimmed
  }

  /// The attribute of a global actor, as it is written.
  ///
  /// A macro sees names only, so it goes by what global actors are called.
  package var globalActor: String? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.arguments == nil && $0.baseName.hasSuffix("Actor") }
      .map { $0.trimmedDescription }
  }
}

extension DeclModifierListSyntax {
  /// Whether the declaration belongs to the type.
  package var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }

  /// Whether the variable gets its value when it is read for the first time.
  var isLazy: Bool { contains { $0.name.tokenKind == .keyword(.lazy) } }

  /// The access level as a modifier, or nil if it is internal.
  package var accessLevel: String? {
    lazy.filter { $0.detail == nil }.map(\.name.text)
      .first { ["open", "public", "package", "fileprivate", "private"].contains($0) }
  }
}

extension AccessorBlockSyntax {
  /// Whether the accessors compute the value instead of watching a stored one.
  var isComputed: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension TokenSyntax {
  /// The text without backticks.
  package var plainText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
