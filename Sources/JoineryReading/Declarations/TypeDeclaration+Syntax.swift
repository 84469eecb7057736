import SwiftSyntax

extension TypeDeclaration {
  /// Reads the head of a declaration: nil for one that isn't of a type.
  convenience init?(
    _ syntax: DeclSyntax, number: Int, file: SourceFile, parent: TypeDeclaration?
  ) {
    let name: TokenSyntax
    let kind: Kind
    var parameters: GenericParameterClauseSyntax?
    var primary: [String] = []
    if let type = syntax.as(ClassDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .classType, type.genericParameterClause)
    } else if let type = syntax.as(StructDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .structure, type.genericParameterClause)
    } else if let type = syntax.as(ActorDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .actor, type.genericParameterClause)
    } else if let type = syntax.as(EnumDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .enumeration, type.genericParameterClause)
    } else if let type = syntax.as(ProtocolDeclSyntax.self) {
      (name, kind) = (type.name, .protocolType)
      primary = type.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    } else {
      return nil
    }
    guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else { return nil }
    self.init(
      number: number, name: name.plainName, kind: kind, syntax: Syntax(syntax), file: file,
      parent: parent, parameters: parameters?.parameters.map(\.name.text) ?? [],
      modifiers: group.modifiers, attributes: group.attributes, primaryAssociatedTypes: primary)
  }
}
