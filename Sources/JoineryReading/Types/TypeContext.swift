import SwiftSyntax

/// Where a type is written: what the names in it may mean.
struct TypeContext {
  let file: SourceFile
  /// The innermost type around it.
  var owner: TypeDeclaration?
  /// What generic parameters stand for.
  var substitutions: [String: TypeValue] = [:]
  /// What `Self` is, if it isn't the owner.
  var selfType: TypeValue?
  /// The aliases that are being followed, since one may name itself.
  var openAliases: [SyntaxIdentifier] = []

  init(
    file: SourceFile, owner: TypeDeclaration? = nil, substitutions: [String: TypeValue] = [:],
    selfType: TypeValue? = nil
  ) {
    self.file = file
    self.owner = owner
    self.substitutions = substitutions
    self.selfType = selfType
  }

  /// The context of a member of a type, with the type's arguments in place of its parameters.
  init(file: SourceFile, memberOf type: NominalType, _ declaration: TypeDeclaration) {
    var substitutions: [String: TypeValue] = [:]
    var current: TypeDeclaration? = declaration
    for component in type.components.reversed() {
      guard let here = current else { break }
      for (parameter, argument) in zip(here.parameters, component.arguments) {
        substitutions[parameter] = substitutions[parameter] ?? argument
      }
      current = here.parent
    }
    self.init(
      file: file, owner: declaration, substitutions: substitutions, selfType: .nominal(type))
  }
}
