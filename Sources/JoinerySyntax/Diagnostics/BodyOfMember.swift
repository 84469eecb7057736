import SwiftSyntax

/// Turns a member that an attribute makes into one that a body makes.
struct BodyOfMember {
  private let member: GraphMember

  init(_ member: GraphMember) {
    self.member = member
  }

  /// The beginning of the declaration that could make the member.
  var example: String {
    switch member.kind {
    case .provided(.transient, _): "var \(member.name.asIdentifier): \(typeName) { … }"
    case .provided(let lifetime, _):
      "@\(lifetime.rawValue) func \(functionName ?? "makeValue")() -> \(typeName) { … }"
    case .input, .parent, .constant, .made, .assisted, .property, .function: "func \(member.name)"
    }
  }

  /// The change, if there is one, that makes the member by an expression.
  func fixIts(making expression: String) -> [GraphDiagnostic.FixIt] {
    fixIts(withBody: "{ \(expression) }")
  }

  /// The change, if there is one, that makes the member by a body in braces.
  func fixIts(withBody body: String) -> [GraphDiagnostic.FixIt] {
    switch member.kind {
    case .provided(.transient, let attribute):
      guard let binding = member.binding, member.type != nil else { return [] }
      return [.makeInBody([.removingFirst(attribute), .inserting(" \(body)", after: binding)])]
    case .provided(let lifetime, let attribute):
      guard let variable = member.syntax.as(VariableDeclSyntax.self), let type = member.type,
        let binding = member.binding, let functionName
      else { return [] }
      let start = variable.bindingSpecifier.positionAfterSkippingLeadingTrivia
      let declaration = GraphDiagnostic.Edit(
        node: Syntax(variable), range: start..<binding.endPositionBeforeTrailingTrivia,
        text: "func \(functionName)() -> \(type.trimmedDescription) \(body)")
      return [
        .makeInBody([.replacing(attribute, with: "@\(lifetime.rawValue)"), declaration])
      ]
    case .assisted(let attribute, let function):
      guard function.body == nil else { return [] }
      return [.makeInBody([.removingFirst(attribute), .inserting(" \(body)", after: function)])]
    case .input, .parent, .constant, .made, .property, .function:
      return []
    }
  }

  private var typeName: String { member.type?.trimmedDescription ?? "Type" }

  /// The name of a function that would provide the member; nil where none does.
  private var functionName: String? {
    let name = member.name.asFunctionName
    return GraphMember.nameOfValue(madeBy: name) == member.name ? name : nil
  }
}
