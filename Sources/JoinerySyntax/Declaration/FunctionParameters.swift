package import SwiftSyntax

/// The parameters of a function, by the names that a factory's labels may refer to.
package struct FunctionParameters {
  private let parameters: [FunctionParameterSyntax]

  /// Reads a function.
  package init(of function: FunctionDeclSyntax) {
    parameters = Array(function.signature.parameterClause.parameters)
  }

  /// The names of the parameters inside the function, and their labels.
  package var names: Set<String> {
    Set(parameters.flatMap { [$0.innerName.plainText, $0.firstName.plainText] })
  }

  /// The argument that passes a parameter on: nil where there is no parameter of this name.
  package func argument(named name: String) -> String? {
    let parameter =
      parameters.first { $0.innerName.plainText == name }
      ?? parameters.first { $0.firstName.plainText == name }
    guard let parameter else { return nil }
    return parameter.forwarded
  }

  /// The arguments that pass all parameters on, without labels.
  package var forwarded: [String] {
    parameters.map(\.forwarded)
  }

  /// The arguments that pass all parameters on to the same function, with their labels.
  package var forwardedWithLabels: [String] {
    parameters.map { parameter in
      parameter.firstName.tokenKind == .wildcard
        ? parameter.forwarded
        : "\(parameter.firstName.plainText.asArgumentLabel): \(parameter.forwarded)"
    }
  }

  /// The names of the parameters inside the function, in order, as they are written.
  package var innerNames: [String] { parameters.map(\.innerName.plainText.asIdentifier) }

  /// A name that none of the parameters has, made from another.
  package func freeName(_ name: String) -> String {
    names.contains(name) ? freeName("_\(name)") : name
  }

  /// The parameters that none of the labels refers to.
  package func unused(by labels: [TokenSyntax]) -> [TokenSyntax] {
    let used = labels.compactMap { argument(named: $0.plainText) }
    return parameters.filter { parameter in
      !used.contains(parameter.forwarded)
    }.map(\.innerName)
  }
}

extension FunctionParameterSyntax {
  /// The name that the parameter has inside the function.
  package var innerName: TokenSyntax { secondName ?? firstName }

  /// The argument that passes the parameter on.
  fileprivate var forwarded: String {
    (isInout ? "&" : "") + innerName.plainText.asIdentifier
  }

  /// Whether the function may change what is passed.
  var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
