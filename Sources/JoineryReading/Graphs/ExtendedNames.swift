import JoineryAnalysis
import SwiftSyntax

/// What the parents of a graph type have besides their members: in extensions, and by their protocols.
///
/// Labels find it, as the code that macros write does, although no description has it.
struct ExtendedNames {
  private let types: TypeResolver
  private let ancestors: [TypeDeclaration]
  private let file: SourceFile

  /// Looks at the ancestors of a graph type.
  ///
  /// - Parameters:
  ///   - family: The ancestors.
  ///   - file: The file that the graph type is in, which may see what is private.
  ///   - types: What finds protocols.
  init(ofParentsIn family: GraphFamily<Int>, seenFrom file: SourceFile, _ types: TypeResolver) {
    self.types = types
    self.file = file
    ancestors = family.parts.map { types.index.types[$0.id] }
  }

  /// Whether a name may stand for a property of an ancestor.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ancestors and of what they conform to.
  func mayContain(_ name: String) -> Bool {
    var seen: Set<Int> = []
    return ancestors.contains { mayDeclare(name, $0, &seen) }
  }

  private func mayDeclare(
    _ name: String, _ type: TypeDeclaration, _ seen: inout Set<Int>
  ) -> Bool {
    guard seen.insert(type.number).inserted else { return false }
    let variables = type.members.variables[name] ?? []
    if variables.contains(where: { !$0.isStatic && (!$0.isPrivate || $0.file === file) }) {
      return true
    }
    return type.inherited.contains { written, file in
      switch types.type(written, in: TypeContext(file: file, owner: type.parent)) {
      case .existential(let existential):
        existential.protocols.contains { mayDeclare(name, $0, &seen) }
      case .nominal(let nominal): mayDeclare(name, nominal, &seen)
      case .tuple, .function, .metatype, .metatypeOfExistential, .unknown: false
      }
    }
  }

  private func mayDeclare(_ name: String, _ type: NominalType, _ seen: inout Set<Int>) -> Bool {
    if let declaration = types.index.declaration(of: type) {
      return mayDeclare(name, declaration, &seen)
    }
    // What isn't read may have anything.
    return type.module != "Swift" && type.module != "Joinery"
  }
}
