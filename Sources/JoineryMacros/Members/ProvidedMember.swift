import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A variable with an attribute that says how its value is made, as its own macro sees it.
struct ProvidedMember {
  let attribute: AttributeSyntax
  let effects: MakeEffects
  /// The name as it is written, and without backticks.
  let name: TokenSyntax
  var plainName: String { name.plainText }
  /// The type of the value: for an opaque one that of the initialiser.
  let type: String
  /// The global actor and the modifiers that what is written for the member needs as well.
  let isolation: String
  /// The access level of what others have to see, with a blank after it.
  let access: String
  /// Whether the type is written as `some` protocol.
  let isOpaque: Bool
  /// Whether the variable has accessors already, which is an error.
  let hasAccessors: Bool
  /// The name of the graph type.
  let graph: String

  /// Reads the variable: nil where something is missing, which the graph's macro reports.
  init?(
    _ attribute: AttributeSyntax, _ declaration: some DeclSyntaxProtocol, effects: MakeEffects,
    in context: some MacroExpansionContext
  ) {
    guard let graph = context.graphName, let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type, !variable.modifiers.isStatic
    else { return nil }
    hasAccessors = binding.accessorBlock != nil
    self.graph = graph
    self.attribute = attribute
    self.effects = effects
    name = pattern.identifier.trimmed
    isOpaque =
      type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    if isOpaque, let concrete = attribute.factories.first?.reference?.initializedType {
      self.type = concrete
    } else {
      self.type = type.trimmedDescription
    }
    isolation = variable.attributes.isolation(variable.modifiers)
    access = variable.modifiers.visibleAccess
  }

  // MARK: What is written

  /// The function that makes the value.
  ///
  /// - Parameters:
  ///   - first: What it does before that.
  ///   - isRequest: Whether it is called for each request, which may be a part of a loop through an object.
  /// - Returns: The declaration.
  func make(first: String = "", isRequest: Bool = false) -> DeclSyntax {
    let made = isRequest && effects.isAwaited ? awaited(body) : body
    return """
      \(raw: isolation)private static func \(name)(_ graph: \(raw: graph))\
      \(raw: effects.specifiers) -> \(raw: type) {
      \(raw: (first + made).indented)
      }
      """
  }

  /// What makes the value, as a part of a request whose length is known.
  private func awaited(_ body: String) -> String {
    """
    return \(effects.marks)graph.graphCore.awaiting("\(plainName)") {
    \(body.indented)
    }
    """
  }

  /// The call, or one for each context where there are alternatives.
  private var body: String {
    let factories = attribute.factories
    guard let live = factories.first else { return "fatalError()" }
    let alternatives = factories.dropFirst().filter { ["preview", "test"].contains($0.label) }
    if alternatives.isEmpty { return call(of: live, marks: effects.marks) }
    var others = ["live", "preview", "test"]
    var cases: [String] = []
    for alternative in alternatives {
      guard let label = alternative.label else { continue }
      others.removeAll { $0 == label }
      if let preview = alternatives.first(where: { $0.label == "preview" }), label == "test",
        alternative.reference?.isMustBeOverridden == true,
        preview.reference?.isMustBeOverridden == false
      {
        cases.append("case .test:\ngraph.graphCore.noteUnoverridden(\"\(plainName)\")")
        cases.append(call(of: preview, marks: ""))
        continue
      }
      cases.append("case .\(label): \(call(of: alternative, marks: ""))")
    }
    let first =
      "case \(others.map { ".\($0)" }.joined(separator: ", ")): "
      + call(of: live, marks: effects.marks)
    return "switch graph.graphCore.context {\n\(([first] + cases).joined(separator: "\n"))\n}"
  }

  private func call(of factory: FactoryArgument, marks: String) -> String {
    guard let reference = factory.reference,
      !reference.labels.contains(where: { $0.tokenKind == .wildcard })
    else { return "fatalError()" }
    // An opaque type is one type.
    if isOpaque, let made = reference.initializedType, made != type { return "fatalError()" }
    if reference.isMustBeOverridden {
      return "graph.graphCore.mustBeOverridden(\"\(plainName)\")"
    }
    let call = reference.call { "graph._members.\($0.plainText.asMemberName)" }
    return "return \(marks)\(call)\(reference.labels.isEmpty ? hint(for: factory.expression) : "")"
  }

  /// What is read beside the compiler's error where a factory takes something and no label says what.
  private func hint(for factory: ExprSyntax) -> String {
    let name = factory.trimmedDescription
    // With a conversion the type is written, and a comment ends with its line.
    guard factory.is(DeclReferenceExprSyntax.self) || factory.is(MemberAccessExprSyntax.self),
      !name.contains(where: \.isNewline)
    else { return "" }
    return "  // what this takes is named by labels: \(name)(label:)"
  }
}

extension MacroExpansionContext {
  /// The name of the class around a member, if it is a graph.
  var graphName: String? {
    guard let type = lexicalContext.first?.as(ClassDeclSyntax.self),
      type.attributes.named("Graph") != nil
    else { return nil }
    return type.name.trimmedDescription
  }
}

extension FactoryReference {
  /// Whether the reference stands for a value that tests have to replace.
  var isMustBeOverridden: Bool {
    labels.isEmpty && ["mustBeOverridden", "Joinery.mustBeOverridden"].contains(callee)
  }

  /// The call, with an argument for each label.
  func call(_ argument: (TokenSyntax) -> String) -> String {
    let arguments = labels.map { label in
      label.tokenKind == .wildcard
        ? argument(label) : "\(label.plainText.asArgumentLabel): \(argument(label))"
    }
    return "\(callee)(\(arguments.joined(separator: ", ")))"
  }
}

extension AttributeListSyntax {
  /// The isolation that a declaration names, with a blank after it.
  func isolation(_ modifiers: DeclModifierListSyntax) -> String {
    if let actor = globalActor { return actor + " " }
    return modifiers.contains { $0.name.text == "nonisolated" } ? "nonisolated " : ""
  }
}

extension DeclModifierListSyntax {
  /// The access level of what belongs to a member and others have to see, with a blank after it.
  var visibleAccess: String {
    switch accessLevel {
    case "public", "open": "public "
    case "package": "package "
    case "private", "fileprivate": "fileprivate "
    default: ""
    }
  }
}
