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
    var cycles: [Issue] = []
    let parents = self.parents(in: context, &unreadable, &cycles)
    var family = GraphFamily<Int>()
    for (_, parent) in parents { family.add(parent.family) }
    let isWhole =
      parents.count == declaration.parents.count
      && parents.allSatisfy { $0.description.isWhole }
    let pairs = declaration.members.compactMap { member in
      describe(member, in: context).map { (source: member, member: $0) }
    }
    let extended = ExtendedNames(ofParentsIn: family, seenFrom: type.file, typer.types)
    family.add(
      GraphFamily.Part(
        type.number, name: declaration.syntax.name.plainName,
        fullName: TypeValue.nominal(type.type()).reflectedName,
        parents: parents.map { ($0.name, $0.description.number) },
        members: pairs.map { source, member in
          member.ofFamily(
            flaw: member.lifetime == .weak && typer.index.hasNoObjects(member.type)
              ? .noObject : nil,
            needs: source.needs.map { need in
              need.ofFamily(isWhole: isWhole && !extended.mayContain(need.name))
            })
        }))
    return GraphDescription(
      declaration: declaration, number: type.number, file: type.file, members: pairs.map(\.member),
      family: family, graph: family.graph.withoutImplementations,
      misnamed: declaration.members.flatMap {
        BareReferences(typer: typer, file: type.file).issues(of: $0)
          + UnknownInitializers(typer: typer, file: type.file).issues(of: $0)
      } + cycles
        + UnrecognizedActors(types: typer.types, context: context).issues(of: declaration),
      unreadable: unreadable, isWhole: isWhole)
  }

  private func parents(
    in context: TypeContext, _ unreadable: inout [Unreadable], _ cycles: inout [Issue]
  ) -> [(name: String, description: GraphDescription)] {
    declaration.parents.compactMap { member in
      guard let written = member.type else { return nil }
      // That a parent is optional is an error of its own.
      let content = written.optionalContent ?? written
      if let parent = typer.types.declaration(named: content, in: context) {
        if let description = graphs.description(of: parent) { return (member.name, description) }
        let descent = graphs.descent(from: parent)
        if !descent.isEmpty {
          // That a graph is its own parent the macro says, where it can see that.
          let name = content.as(IdentifierTypeSyntax.self)?.name.plainText
          if descent.count > 1 || ![declaration.syntax.name.plainText, "Self"].contains(name) {
            cycles.append(
              .cycleOfParents(
                descent.map(\.name), at: type.file.place(of: member.nameToken)))
          }
          return nil
        }
      }
      unreadable.append(
        Unreadable(
          at: type.file.place(of: member.nameToken),
          "the parent '\(written.trimmedDescription)' is no graph in the sources that were read"))
      return nil
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
      guard function.obstacleToPassing == nil,
        declaration.members.filter({ $0.name == member.name }).count == 1
      else { return nil }
      lifetime = .assisted
      made = member.attribute?.factories.first.flatMap { callable(of: $0.expression) }
      effects = function.signature.effects
      type = .function(self.type(of: function, result: type, actor: actor(of: member), context))
    }
    var implementation: TypeValue?
    if case .provided = member.kind, let result = made?.result, result.isConcrete, result != type {
      implementation = result
    }
    return GraphDescription.Member(
      source: member, name: member.name, type: type, lifetime: lifetime, effects: effects,
      isolation: actor(of: member).map(Isolation.init(ofActor:)) ?? .none,
      place: self.type.file.place(of: member.nameToken), callable: made,
      implementation: implementation)
  }

  private func callable(of factory: ExprSyntax) -> Callable? {
    try? FactoryReader(typer, in: type.file).callable(factory)
  }

  /// The name of the global actor that a member belongs to, where it is written.
  private func actor(of member: GraphMember) -> String? {
    let modifiers = member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isNonisolated = modifiers?.isNonisolated ?? false
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

extension GraphDescription.Member {
  /// The member as data.
  fileprivate func ofFamily(flaw: Flaw?, needs: [GraphFamilyMember.Need]) -> GraphFamilyMember {
    var node = Node(
      Key(type), lifetime: lifetime, implementation: implementation?.keyName,
      isolation: isolation, effects: effects, place: place)
    node.knownFlaw = flaw
    return GraphFamilyMember(name, node, needs: needs)
  }
}

extension Graph {
  /// The graph without the types that factories make.
  fileprivate var withoutImplementations: Graph {
    var graph = self
    for index in graph.nodes.indices { graph.nodes[index].implementation = nil }
    return graph
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
  var effectsOfGetter: Effects {
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
