import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// Attributes of global actors that the macros don't take for such, since they go by the end of the name.
///
/// The compiler says only that the actor is lost, in code that the macros write.
struct UnrecognizedActors {
  let types: TypeResolver
  let context: TypeContext

  /// The issues of a graph, each at the attribute.
  func issues(of graph: GraphDeclaration) -> [Issue] {
    let members = graph.members.compactMap { member in
      member.syntax.asProtocol((any WithAttributesSyntax).self)?.attributes
    }
    return ([graph.syntax.attributes] + members).flatMap { attributes in
      attributes.compactMap { $0.as(AttributeSyntax.self) }.compactMap(issue)
    }
  }

  private func issue(of attribute: AttributeSyntax) -> Issue? {
    let name = attribute.baseName
    guard attribute.arguments == nil, !name.hasSuffix("Actor"),
      let actor = types.declaration(named: attribute.attributeName, in: context),
      actor.attributes.named("globalActor") != nil
    else { return nil }
    return .unrecognizedActor(
      attribute.attributeName.trimmedDescription, alias: name + "Actor",
      at: context.file.place(of: attribute))
  }
}
