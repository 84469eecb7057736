import JoinerySyntax
import SwiftSyntax

extension TypeResolver {
  /// The name of the global actor among attributes.
  ///
  /// One outside the sources is known by what global actors are called.
  func globalActor(_ attributes: AttributeListSyntax, in context: TypeContext) -> String? {
    for case .attribute(let attribute) in attributes where attribute.arguments == nil {
      let name = attribute.baseName
      let declared = declaration(named: attribute.attributeName, in: context)
      if declared?.attributes.named("globalActor") != nil || name.hasSuffix("Actor") {
        return name
      }
    }
    return nil
  }
}
