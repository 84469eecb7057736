import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the accessors and the key of an ambient value: `@InjectedEntry`.
enum InjectedEntryMacro: AccessorMacro, PeerMacro {
  // What is written is in the house format already.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = declaration.ambientVariable(node, in: context) else { return [] }
    guard let name = entry.name, entry.entryDiagnostics.isEmpty else {
      return entry.placeholderAccessors
    }
    return [
      "get { self[\(raw: keyName(of: name)).self] }",
      "set { self[\(raw: keyName(of: name)).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = declaration.ambientVariable(node, in: context) else { return [] }
    let diagnostics = entry.entryDiagnostics
    for diagnostic in diagnostics { context.diagnose(diagnostic.compilerDiagnostic) }
    guard diagnostics.isEmpty, let name = entry.name, let type = entry.type?.trimmed else {
      return []
    }
    let place = context.placeArguments(of: name)
    let missing = "Joinery.InjectedValues.missingValue(of: Self.self\(place))"
    let absent = entry.isOptional ? "nil" : missing
    var values = [("default", entry.value?.description ?? absent)]
    let preview = node.ambientArgument("preview")
    if let preview { values.append(("preview", preview.description)) }
    if let test = node.ambientArgument("test") {
      let instead = preview == nil ? "" : ", insteadOf: previewValue"
      values.append(
        (
          "test",
          test.isMustBeOverridden
            ? "Joinery.InjectedValues.unoverridden(Self.self\(instead)\(place))" : test.description
        ))
    }
    let properties = values.map { kind, value in
      "static var \(kind)Value: Value { \(value) }"
    }
    return [
      """
      nonisolated private struct \(raw: keyName(of: name)): Joinery.InjectedKey {
        typealias Value = \(type)
      \(raw: properties.joined(separator: "\n").indented)
      }
      """
    ]
  }

  private static func keyName(of entry: TokenSyntax) -> String { "__Key_\(entry.plainText)" }
}

extension DeclSyntaxProtocol {
  /// The declaration as a variable with an attribute of ambient values.
  func ambientVariable(
    _ attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) -> AmbientVariable? {
    self.as(VariableDeclSyntax.self).map {
      AmbientVariable(attribute, $0, in: context.lexicalContext)
    }
  }
}

extension AmbientVariable {
  /// What stands for the accessors of a variable that has faults, so that nothing else is said about it.
  var placeholderAccessors: [AccessorDeclSyntax] {
    if isObservedStorage { return ["get { fatalError() }", "set {}"] }
    return hasOtherAccessors ? [] : ["get { fatalError() }"]
  }
}

extension MacroExpansionContext {
  /// The place of a piece of syntax as further arguments of a call.
  func placeArguments(of node: some SyntaxProtocol) -> String {
    guard let location = location(of: node) else { return "" }
    return ", file: \(location.file), line: \(location.line), column: \(location.column)"
  }
}

extension AttributeSyntax {
  /// The argument with a label, without what is around it.
  func ambientArgument(_ label: String) -> ExprSyntax? {
    guard case .argumentList(let arguments)? = arguments else { return nil }
    return arguments.first { $0.label?.plainText == label }?.expression.trimmed
  }
}
