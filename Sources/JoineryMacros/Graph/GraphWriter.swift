import JoinerySyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the members that the macro adds to a graph type.
///
/// Where something is wrong it leaves out what would only lead the compiler to say so once more.
struct GraphWriter {
  let graph: GraphDeclaration
  let context: any MacroExpansionContext
  /// What the errors are about.
  private let faulty: Set<SyntaxIdentifier>

  init(
    graph: GraphDeclaration, diagnostics: [GraphDiagnostic], context: some MacroExpansionContext
  ) {
    self.graph = graph
    self.context = context
    let ends = Set(graph.members.map(\.syntax.id))
    faulty = Set(
      diagnostics.lazy.filter { $0.severity == .error }.compactMap { diagnostic in
        sequence(first: diagnostic.node, next: \.parent).first { ends.contains($0.id) }?.id
      })
  }

  /// Whether an error is about a member.
  func isFaulty(_ member: GraphMember) -> Bool { faulty.contains(member.syntax.id) }

  /// Everything, in the order in which a person would read it.
  var members: [DeclSyntax] {
    var members = [core, cellsProperty, cells, overrides, initializer, override]
    if graph.syntax.isFinal { members += [description] + plan }
    members.append(joints)
    members += madeMembers + views + getters + parents
    return members
  }

  var name: String { graph.name }

  /// The name without backticks, as messages have it.
  var graphName: String { graph.syntax.name.plainText }

  /// The access level of the type as a modifier with a blank after it; nothing if it is internal.
  var access: String {
    switch graph.access {
    case "public", "open": "public "
    case "package": "package "
    default: ""
    }
  }

  /// The isolation of what is nested in the type, with a blank after it.
  var isolation: String { graph.syntax.attributes.isolation(graph.syntax.modifiers) }

  /// The global actor that a member belongs to, if it is written on the member or the type.
  func actor(of member: GraphMember) -> String? {
    member.actor ?? (member.isNonisolated ? nil : graph.actor)
  }

  private var core: DeclSyntax { "\(raw: access)nonisolated let graphCore: Joinery.GraphCore" }

  private var cellsProperty: DeclSyntax { "private let _cells = _Cells()" }

  /// What keeps the values of members, or their overrides.
  ///
  /// They are in a type of their own because the compiler looks through all attributes of the class for
  /// each new name in it.
  private var cells: DeclSyntax {
    // What may not exist in this build has a cell, too: that it is not known is said once.
    var names: Set<String> = []
    // A class costs the compiler less. A structure is 'Sendable' when its values are, where the graph
    // may be so through a protocol that a macro cannot see.
    let declaration =
      graph.isSendable ? "final class _Cells: Sendable" : "struct _Cells: ~Copyable"
    let cells = (replaceable + graph.undecidedMembers).compactMap { member -> String? in
      guard let type = member.cellType, names.insert(member.name).inserted else { return nil }
      return "let \(member.name.asIdentifier) = \(type)()"
    }
    return """
      /// What keeps the values of members, or what takes their place.
      \(raw: isolation)private \(raw: declaration) {
      \(raw: cells.indentedLines)
      }
      """
  }

  // MARK: Overrides

  /// The members that can be replaced.
  private var replaceable: [GraphMember] {
    var names: Set<String> = []
    return graph.members.filter {
      $0.attribute != nil && $0.overrideType != nil && names.insert($0.name).inserted
    }
  }

  private var overrides: DeclSyntax {
    let properties = replaceable.map { member in
      "\(member.access(in: graph))var \(member.name.asIdentifier): \(member.overrideType ?? "")"
    }
    return """
      /// What takes the place of members, for tests and previews.
      nonisolated \(raw: access)struct Overrides {
      \(raw: (properties + ["\(access)init() {}"]).indentedLines)
      }
      """
  }

  private var initializer: DeclSyntax {
    let inputs = graph.members.filter { $0.isInput && $0.type != nil }
    var parameters = inputs.map { member in
      "\(member.nameToken.text): \(member.parameterType)" + member.defaultArgument
    }
    parameters += [
      "context: Joinery.GraphContext = .live", "observers: [any Joinery.Observer] = []",
      "_ overrides: ((inout Overrides) -> Void)? = nil",
    ]
    let assignments = inputs.map { "self.\($0.nameToken.text) = \($0.name.asIdentifier)" }
    let parents = graph.parents.map { "\($0.valueOfParent).graphCore" }
    let connection =
      parents.isEmpty ? "to: self" : "to: self, parents: \(parents.joined(separator: ", "))"
    var statements = [
      "graphCore = Joinery.GraphCore(\"\(graphName)\", context: context, observers: observers)"
    ]
    if graph.syntax.isFinal { statements.append("graphCore.connect(\(connection))") }
    statements.append("if let overrides { self.override(overrides) }")
    if graph.members.contains(where: { $0.isInput && $0.type == nil }) {
      statements = ["fatalError()"]
    } else {
      statements = assignments + statements
    }
    return """
      \(raw: String.list("\(access)init(", parameters, ") {"))
      \(raw: statements.indentedLines)
      }
      """
  }

  private var override: DeclSyntax {
    let cells = replaceable.filter { $0.cellType != nil }
    var statements = cells.map { member in
      let name = member.name.asMemberName
      return member.isShared
        ? "core.override(\"\(member.name)\", with: replaced.\(name))"
        : "_cells.\(name).override(with: replaced.\(name))"
    }
    if cells.contains(where: \.isShared) {
      let core = "let core = graphCore.overriding(file: file, line: line, column: column)"
      statements.insert(core, at: 0)
    }
    return """
      /// Replaces members that nobody has read yet; one that was made already stops the program.
      \(raw: access)func `override`(
        _ overrides: (inout Overrides) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
      ) {
        var replaced = Overrides()
        overrides(&replaced)
      \(raw: statements.indentedLines)
      }
      """
  }
}
