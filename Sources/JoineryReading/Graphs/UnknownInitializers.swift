import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// Factories of a graph that name an initialiser which their type doesn't have.
///
/// The compiler says so, and adds errors in the code that the macros write.
struct UnknownInitializers: FactoryRule {
  /// Attributes of types that bring no initialisers.
  private static let attributes: Set<String> = ["MainActor", "available", "frozen", "Observable"]
  /// Protocols of the standard library that bring no initialisers.
  private static let protocols: Set<String> = [
    "AnyObject", "Actor", "Error", "Hashable", "Equatable", "Comparable", "Identifiable",
    "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  /// How many initialisers are named that may be meant.
  private static let choiceLimit = 4

  let typer: ExpressionTyper
  let file: SourceFile

  func issue(of factory: ExprSyntax) -> Issue? {
    guard let access = factory.as(MemberAccessExprSyntax.self), let base = access.base,
      let reference = FactoryReference(factory), reference.initializedType != nil,
      !reference.labels.isEmpty, case .nominal(let type)? = typer.namedType(base, in: file),
      let declaration = typer.index.declaration(of: type), isKnown(declaration)
    else { return nil }
    let labels = reference.labels.map(\.text)
    let candidates = FunctionFinder(typer).initializers(of: .nominal(type))
    guard !candidates.isEmpty, !candidates.contains(where: { $0.accepts(labels) }) else {
      return nil
    }
    let name = base.trimmedDescription
    let wanted = Self.text(labels)
    let found = candidates.map { Self.text($0.labels) }
    let similar = found.similar(to: wanted)
    let choices = (similar + found.filter { !similar.contains($0) }).prefix(Self.choiceLimit)
    return .unknownInitializer(
      wanted, of: name, choices: choices.map { "\(name).\($0)" }, at: file.place(of: factory))
  }

  private static func text(_ labels: [String]) -> String {
    labels.isEmpty ? "init" : "init(\(labels.map { "\($0):" }.joined()))"
  }

  /// Whether all initialisers of a type are written in the sources, or follow from them.
  private func isKnown(_ type: TypeDeclaration) -> Bool {
    guard type.kind != .external, type.attributes.allSatisfy(Self.isPlain),
      // A wrapper or a macro may leave a property out of the memberwise initialiser.
      !type.members.initializers.isEmpty
        || type.storedProperties.allSatisfy({ $0.syntax.attributes.isEmpty })
    else { return false }
    var seen: Set<Int> = []
    var pending = [type]
    while let next = pending.popLast() {
      for (syntax, file) in next.inherited {
        let inherited = typer.types.type(syntax, in: TypeContext(file: file, owner: next.parent))
        guard case .existential(let values) = inherited else { return false }
        for type in values.protocols {
          if let declaration = typer.index.declaration(of: type) {
            if !declaration.members.initializers.isEmpty { return false }
            if seen.insert(declaration.number).inserted { pending.append(declaration) }
          } else if !Self.protocols.contains(type.components.last?.name ?? "") {
            return false
          }
        }
      }
    }
    return true
  }

  private static func isPlain(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = attribute else { return false }
    return attributes.contains(attribute.attributeName.trimmedDescription)
  }
}
