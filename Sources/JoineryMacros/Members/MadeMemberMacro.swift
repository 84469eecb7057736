import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the member that a function of the user's makes: `@Singleton func makeX() -> X { … }`.
enum MadeMemberMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let graph = context.graphName, let function = declaration.as(FunctionDeclSyntax.self),
      let name = GraphMember.nameOfValue(madeBy: function.name.plainText),
      let type = function.signature.returnClause?.type.trimmedDescription
    else { return [] }
    let isolation = function.attributes.isolation(function.modifiers)
    let access = function.modifiers.accessLevel.map { $0 + " " } ?? ""
    let cell = node.baseName == "Weak" ? "WeakCell" : "SingletonCell"
    let signature = function.signature
    return [
      """
      \(raw: isolation)\(raw: access)var \(raw: name.asIdentifier): \(raw: type) {
        _\(raw: name).value(of: \(literal: name), in: graphCore)
      }
      """,
      "private let _\(raw: name): \(raw: cell)<\(raw: type)>",
      """
      \(raw: isolation)private static func make_\(raw: name)(_ graph: \(raw: graph))\
      \(raw: signature.specifiers) -> \(raw: type) {
        \(raw: signature.marks)graph.\(function.name.trimmed)()
      }
      """,
    ]
  }
}

extension String {
  /// The name as an identifier, in backticks where it is a keyword.
  var asIdentifier: String { Self.reservedWords.contains(self) ? "`\(self)`" : self }

  /// The words that a declaration cannot have as its name without backticks.
  private static let reservedWords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "private", "precedencegroup", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await", "false",
    "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
