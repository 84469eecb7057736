import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder

extension FunctionDeclSyntax {
  /// The type of the function as a value: nil where it returns nothing or can't be passed on.
  func factoryType(actor: String?, isSendable: Bool) -> String? {
    guard let result = signature.returnClause?.type.trimmedDescription,
      obstacleToPassing == nil
    else { return nil }
    let parameters = signature.parameterClause.parameters.map(\.type.trimmedDescription)
    let attributes = [actor, isSendable ? "@Sendable" : nil].compactMap(\.self).map { $0 + " " }
    return attributes.joined()
      + "(\(parameters.joined(separator: ", ")))\(signature.specifiers) -> \(result)"
  }
}

extension FunctionSignatureSyntax {
  /// The effects as they are written after the parameters, with a blank before them.
  var specifiers: String {
    guard let effects = effectSpecifiers else { return "" }
    let asynchronous = effects.asyncSpecifier == nil ? "" : " async"
    let throwing = effects.throwsClause.map { " " + $0.trimmedDescription } ?? ""
    return asynchronous + throwing
  }

  /// The effects as they are written before a call, with a blank after them.
  var marks: String {
    guard let effects = effectSpecifiers else { return "" }
    return (effects.throwsClause == nil ? "" : "try ")
      + (effects.asyncSpecifier == nil ? "" : "await ")
  }
}
