import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// Describes a graph type from its source as its `description` does at run time.
struct GraphDescriber {
  private let declaration: GraphDeclaration
  private let type: TypeDeclaration
  private let typer: ExpressionTyper
  private let graphs: GraphTypes

  init(
    _ declaration: GraphDeclaration, of type: TypeDeclaration, _ typer: ExpressionTyper,
    in graphs: GraphTypes
  ) {
    self.declaration = declaration
    self.type = type
    self.typer = typer
    self.graphs = graphs
  }

  var description: GraphDescription {
    let context = TypeContext(file: type.file, owner: type)
    var unreadable: [Unreadable] = []
    let parents = self.parents(in: context, &unreadable)
    var graph = Graph(owners: [], nodes: [])
    for parent in parents {
      let base = graph.owners.count
      graph.owners += parent.graph.owners
      graph.nodes += parent.graph.nodes.map { node in
        var node = node
        node.owner += base
        return node
      }
    }
    var missing = parents.reduce(into: Set<String>()) { $0.formUnion($1.missing) }
    let isWhole = unreadable.isEmpty && missing.isEmpty
    let pairs = declaration.members.compactMap { member in
      describe(member, in: context).map { (source: member, member: $0) }
    }
    let keys = keys(of: pairs.map(\.member), besides: graph.nodes)
    var keysByName: [String: Key] = [:]
    for (pair, key) in zip(pairs, keys) { keysByName[pair.member.name] = key }
    let inherited = graph.nodes
    let owner = graph.owners.count
    graph.owners.append(declaration.syntax.name.plainName)
    for (pair, key) in zip(pairs, keys) {
      let edges = pair.source.needs.enumerated().compactMap { position, need -> Edge? in
        let own = need.source == .parent ? nil : keysByName[need.name]
        var key = own ?? inherited.last { $0.member == need.name }?.key
        if key == nil, need.position != nil, need.source == .unknown || isWhole {
          if need.source == .parent { missing.insert(need.name) }
          key = Key(type: need.name)
        }
        return key.map {
          Edge(
            $0, isDeferred: need.isDeferred || pair.member.lifetime == .assisted,
            position: position, label: need.name)
        }
      }
      graph.nodes.append(
        Node(
          key, lifetime: pair.member.lifetime, owner: owner, isolation: pair.member.isolation,
          effects: pair.member.effects, place: pair.member.place, edges: edges,
          member: pair.member.name))
    }
    return GraphDescription(
      declaration: declaration, file: type.file, members: pairs.map(\.member), graph: graph,
      unreadable: unreadable, missing: missing)
  }

  private func parents(
    in context: TypeContext, _ unreadable: inout [Unreadable]
  ) -> [GraphDescription] {
    declaration.parents.compactMap { member in
      guard let written = member.type else { return nil }
      if let parent = typer.types.declaration(named: written, in: context),
        let description = graphs.description(of: parent)
      {
        return description
      }
      unreadable.append(
        Unreadable(
          at: type.file.place(of: member.nameToken),
          "the parent '\(written.trimmedDescription)' is no graph in the sources that were read"))
      return nil
    }
  }

  /// The key of each member, with its name as the qualifier where the type alone is not enough.
  private func keys(of members: [GraphDescription.Member], besides nodes: [Node]) -> [Key] {
    let plain = members.map { Key($0.type) }
    var counts: [Key: Int] = [:]
    for node in nodes { counts[node.key, default: 0] += 1 }
    for key in plain { counts[key, default: 0] += 1 }
    return zip(plain, members).map { key, member in
      var key = key
      if counts[key, default: 0] > 1 { key.qualifier = member.name }
      return key
    }
  }

  // MARK: Members

  private func describe(
    _ member: GraphMember, in context: TypeContext
  ) -> GraphDescription.Member? {
    guard let written = member.type else { return nil }
    var type = typer.types.type(written, in: context)
    var effects: Effects = []
    var made: Callable?
    let lifetime: JoineryAnalysis.Lifetime
    switch member.kind {
    case .parent: return nil
    case .input, .constant: lifetime = .instance
    case .provided(_, let attribute):
      lifetime = member.lifetime
      made = attribute.factories.first.flatMap { callable(of: $0.expression) }
      effects = made?.effects ?? []
      if case .unknown = type, let concrete = made?.result { type = concrete }
    case .made(_, _, let function):
      lifetime = member.lifetime
      effects = function.signature.effects
    case .property(let variable):
      lifetime = .transient
      effects = variable.effectsOfGetter
    case .assisted(_, let function), .function(let function):
      guard function.genericParameterClause == nil,
        declaration.members.filter({ $0.name == member.name }).count == 1
      else { return nil }
      lifetime = .assisted
      made = member.attribute?.factories.first.flatMap { callable(of: $0.expression) }
      type = .function(self.type(of: function, result: type, actor: actor(of: member), context))
    }
    return GraphDescription.Member(
      name: member.name, type: type, lifetime: lifetime, effects: effects,
      isolation: actor(of: member).map(Isolation.init(ofActor:)) ?? .none,
      place: self.type.file.place(of: member.nameToken), callable: made)
  }

  private func callable(of factory: ExprSyntax) -> Callable? {
    try? FactoryReader(typer, in: type.file).callable(factory)
  }

  /// The name of the global actor that a member belongs to, where it is written.
  private func actor(of member: GraphMember) -> String? {
    let modifiers = member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isNonisolated = modifiers?.contains { $0.name.text == "nonisolated" } ?? false
    let attribute = member.actor ?? (isNonisolated ? nil : declaration.actor)
    return attribute.map { String($0.dropFirst()) }
  }

  private func type(
    of function: FunctionDeclSyntax, result: TypeValue, actor: String?, _ context: TypeContext
  ) -> FunctionTypeValue {
    let effects = function.signature.effects
    return FunctionTypeValue(
      parameters: function.signature.parameterClause.parameters.map { parameter in
        let type = typer.types.type(parameter.type, in: context)
        return parameter.ellipsis == nil ? type : .swift("Array", type)
      },
      result: result, isAsync: effects.contains(.asynchronous),
      isThrowing: effects.contains(.throwing),
      errorType: function.signature.effectSpecifiers?.throwsClause?.type.map {
        typer.types.type($0, in: context)
      },
      isSendable: declaration.isSendable || actor != nil,
      globalActor: actor.map { actor in
        StandardTypes.type(named: actor, []) ?? .nominal(NominalType(module: nil, actor))
      })
  }
}

extension Isolation {
  /// The isolation that the name of a global actor means.
  init(ofActor name: String) {
    self = ["MainActor", "Swift.MainActor"].contains(name) ? .mainActor : .actor(name)
  }
}

extension FunctionSignatureSyntax {
  /// What a call may do besides returning.
  var effects: Effects {
    var effects: Effects = []
    if effectSpecifiers?.asyncSpecifier != nil { effects.insert(.asynchronous) }
    if effectSpecifiers?.throwsClause != nil { effects.insert(.throwing) }
    return effects
  }
}

extension VariableDeclSyntax {
  /// What reading the variable may do besides returning.
  fileprivate var effectsOfGetter: Effects {
    guard case .accessors(let accessors)? = bindings.first?.accessorBlock?.accessors,
      let specifiers = accessors.first(where: { $0.accessorSpecifier.text == "get" })?
        .effectSpecifiers
    else { return [] }
    var effects: Effects = []
    if specifiers.asyncSpecifier != nil { effects.insert(.asynchronous) }
    if specifiers.throwsClause != nil { effects.insert(.throwing) }
    return effects
  }
}
