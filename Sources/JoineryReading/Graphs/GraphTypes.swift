import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// The graph types of the sources, each read when it is first asked for.
final class GraphTypes {
  private let typer: ExpressionTyper
  private(set) var described: [Int: GraphDescription] = [:]
  /// The types that are being described, since a graph may be its own parent.
  private var open: [TypeDeclaration] = []

  init(_ typer: ExpressionTyper) {
    self.typer = typer
  }

  /// What a graph type says of itself; nil for a type that is no graph.
  func description(of type: TypeDeclaration) -> GraphDescription? {
    if let known = described[type.number] { return known }
    guard let syntax = type.syntax.as(ClassDeclSyntax.self),
      type.attributes.named("Graph") != nil, !open.contains(where: { $0.number == type.number })
    else { return nil }
    open.append(type)
    defer { open.removeLast() }
    let description = GraphDescriber(
      GraphDeclaration(syntax, configuration: type.file.build.ofMacros), of: type, typer, in: self
    ).description
    described[type.number] = description
    return description
  }

  /// The graph types from one that is being described to the innermost, each followed by its parent.
  ///
  /// - Parameter type: A graph type.
  /// - Returns: The graph types; empty where this one isn't being described.
  func descent(from type: TypeDeclaration) -> [TypeDeclaration] {
    Array(open.drop { $0.number != type.number })
  }

  /// The members of a graph as bindings of a container, without those that are left out.
  ///
  /// - Parameters:
  ///   - type: The graph type.
  ///   - graph: The graph, as it is written.
  ///   - excluded: The names of what is left out.
  /// - Returns: The bindings; nil for a type that is no graph.
  func bindings(
    of type: NominalType, _ graph: ExprSyntax, except excluded: Set<String>
  ) -> [SourceBinding]? {
    guard let declaration = typer.index.declaration(of: type),
      let description = description(of: declaration)
    else { return nil }
    return description.members.filter { member in
      !member.source.isHidden && !excluded.contains(member.name)
    }.map { member in
      let isFunction = member.lifetime == .assisted
      return SourceBinding(
        type: member.type, lifetime: isFunction ? .transient : member.lifetime,
        effects: isFunction ? [] : member.effects, isolation: member.isolation,
        place: member.place, identity: .member(member.name, of: graph.identityOfGraph),
        member: member.name)
    }
  }
}

extension ExprSyntax {
  /// What tells a graph from others: its name, or else where it is made.
  fileprivate var identityOfGraph: String {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      ? trimmedDescription : "\(id)"
  }
}

/// What a graph type says of itself.
struct GraphDescription {
  /// A member as the run time knows it.
  struct Member {
    /// The member as it is written.
    var source: GraphMember
    var name: String
    var type: TypeValue
    var lifetime: JoineryAnalysis.Lifetime
    var effects: Effects
    var isolation: Isolation
    var place: SourcePlace
    /// What makes the value, where an attribute names it.
    var callable: Callable?
    /// The type that is made, where it is known and differs from that of the member.
    var implementation: TypeValue?
  }

  var declaration: GraphDeclaration
  /// The number of the type's declaration.
  var number: Int
  var file: SourceFile
  var members: [Member]
  /// The graph type and those whose members it has through parents, by their numbers.
  var family: GraphFamily<Int>
  /// The graph with the members of its parents, as the run time describes it: without what factories make.
  var graph: Graph
  /// What is wrong with the functions, the actors and the parents that it names.
  var misnamed: [Issue]
  var unreadable: [Unreadable]
  /// Whether all parents are known, and theirs.
  var isWhole: Bool
}
