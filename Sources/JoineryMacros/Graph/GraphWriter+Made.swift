import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder

extension GraphWriter {
  /// The members that functions of the user's make: `client` for `@Singleton func makeClient()`.
  var madeMembers: [DeclSyntax] {
    graph.members.flatMap { member -> [DeclSyntax] in
      guard case .made(let lifetime, _, let function) = member.kind, lifetime != .transient,
        graph.membersByName[member.name]?.count == 1, member.name != function.name.plainText,
        let type = member.type?.trimmedDescription
      else { return [] }
      let access = function.modifiers.accessLevel.map { $0 + " " } ?? ""
      let effects = function.signature
      let call =
        effects.parameterClause.parameters.isEmpty
        ? "\(effects.marks)graph.\(function.name.text)()" : "fatalError()"
      return [
        """
        \(raw: member.isolation)\(raw: access)var \(raw: member.name.asIdentifier): \(raw: type) {
          _cells.\(raw: member.name.asMemberName).value(of: \(literal: member.name), in: graphCore)
        }
        """,
        """
        \(raw: member.isolation)private static func \(raw: member.name.asIdentifier)(_ graph: \(raw: name))\
        \(raw: effects.specifiers) -> \(raw: type) {
          \(raw: call)
        }
        """,
      ]
    }
  }
}
