import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives a property an ambient value that it keeps: `@Injected`.
enum InjectedMacro: AccessorMacro, PeerMacro {
  // What is written is in the house format already.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.ambientVariable(node, in: context) else { return [] }
    guard let name = property.name?.plainText, !property.isObservedStorage,
      property.propertyDiagnostics.isEmpty
    else {
      return property.placeholderAccessors
    }
    return ["get { _\(raw: name) }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.ambientVariable(node, in: context) else { return [] }
    let diagnostics = property.propertyDiagnostics
    for diagnostic in diagnostics { context.diagnose(diagnostic.compilerDiagnostic) }
    guard diagnostics.isEmpty, let name = property.name?.plainText,
      let type = property.type?.trimmed, let owner = property.typeName
    else { return [] }
    let variable = property.syntax
    let isolation = variable.attributes.isolation(variable.modifiers)
    let place = context.placeArguments(of: node)
    if let keyPath = node.ambientKeyPath {
      return [
        """
        \(raw: isolation)private let _\(raw: name): \(type) = \
        Joinery.InjectedValues.injected(\(keyPath)\(raw: place))
        """
      ]
    }
    // Only in a function does the compiler know where the property belongs.
    return [
      "\(raw: isolation)private let _\(raw: name): \(type) = \(owner)._\(raw: name)()",
      """
      \(raw: isolation)private static func _\(raw: name)() -> \(type) {
        \(raw: request(of: type, node.ambientArgument("qualifier"), place))
      }
      """,
    ]
  }

  /// The request of what the ambient container has for a type.
  private static func request(
    of type: TypeSyntax, _ qualifier: ExprSyntax?, _ place: String
  ) -> String {
    guard let qualifier else {
      return "Joinery.InjectedValues.injected((\(type)).self, isolation: #isolation\(place))"
    }
    let optional = type.as(OptionalTypeSyntax.self)
    let mark = optional == nil ? "" : "?"
    let wrapped = optional?.wrappedType.trimmed ?? type
    return """
      Joinery.InjectedValues.injected(
        (Joinery.Qualified<\(wrapped), \(qualifier.instanceType)>\(mark)).self, isolation: #isolation\(place)
      )\(mark).value
      """
  }
}

extension AttributeSyntax {
  /// The key path of an entry.
  fileprivate var ambientKeyPath: ExprSyntax? {
    guard case .argumentList(let arguments)? = arguments else { return nil }
    return arguments.first { $0.label == nil }?.expression.trimmed
  }
}

extension ExprSyntax {
  /// The type of which `Type.self` is the value.
  fileprivate var instanceType: String {
    let text = trimmedDescription
    return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
  }
}
