import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder

extension GraphWriter {
  /// The members that functions of the user's make: `client` for `@Singleton func makeClient()`.
  var madeMembers: [DeclSyntax] {
    graph.members.flatMap { member -> [DeclSyntax] in
      guard case .made(_, _, let function) = member.kind,
        let type = member.type?.trimmedDescription
      else { return [] }
      let access = function.modifiers.accessLevel.map { $0 + " " } ?? ""
      let effects = function.signature
      return [
        """
        \(raw: member.isolation)\(raw: access)var \(raw: member.name.asIdentifier): \(raw: type) {
          _cells.\(raw: member.name.asMemberName).value(of: \(literal: member.name), in: graphCore)
        }
        """,
        """
        \(raw: member.isolation)private static func \(raw: member.name.asIdentifier)(_ graph: \(raw: name))\
        \(raw: effects.specifiers) -> \(raw: type) {
          \(raw: effects.marks)graph.\(function.name.trimmed)()
        }
        """,
      ]
    }
  }
}
