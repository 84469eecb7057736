package import JoineryAnalysis
package import SwiftSyntax

extension GraphDeclaration {
  /// The graph as data, as far as it can be read from the source.
  ///
  /// Effects are the compiler's business and are not known here. There is one node for each member,
  /// in the order of the source, whose key is its type as in a container, and one edge for each of the member's needs that is answered in the
  /// graph, or nowhere. The key of a need that is answered nowhere is the name that is asked for.
  ///
  /// - Parameter place: Says where a piece of syntax stands.
  /// - Returns: The graph.
  /// - Complexity: O(*n*), where *n* is the number of members and needs.
  package func graph(place: (Syntax) -> SourcePlace?) -> Graph {
    let keys = keys
    var keysByName: [String: Key] = [:]
    for (member, key) in zip(members, keys) where keysByName[member.name] == nil {
      keysByName[member.name] = key
    }
    let actor = actor
    let nodes = zip(members, keys).map { member, key in
      Node(
        key, lifetime: member.lifetime,
        isolation: member.isSupplied
          ? .none : (member.actor ?? actor).map(Isolation.init(attribute:)) ?? .none,
        place: place(Syntax(member.nameToken)),
        edges: member.needsInGraph.map { need in
          Edge(
            keysByName[need.name] ?? Key(type: need.name), isDeferred: need.isDeferred,
            position: need.position, label: need.position == nil ? nil : need.name)
        })
    }
    return Graph(owners: [name], nodes: nodes)
  }

  /// The key of each member: its type, and its name where another member has the same type.
  private var keys: [Key] {
    let types = members.map(\.keyType)
    var counts: [String: Int] = [:]
    for type in types { counts[type, default: 0] += 1 }
    return zip(members, types).map { member, type in
      Key(type: type, qualifier: counts[type] == 1 ? nil : member.name)
    }
  }
}

extension GraphMember {
  /// The needs that the graph answers or that nothing answers, one for each edge of the node.
  var needsInGraph: [GraphNeed] {
    needs.contains { $0.source == .parent } ? needs.filter { $0.source != .parent } : needs
  }

  /// How long the value lives, in the words of the analysis.
  package var lifetime: JoineryAnalysis.Lifetime {
    switch kind {
    // A graph that exists has its inputs, whereas an input of the analysis is still to come.
    case .input, .parent, .constant: .instance
    case .provided(.singleton, _), .made(.singleton, _, _): .singleton
    case .provided(.weak, _), .made(.weak, _, _): .weak
    case .property(let variable) where variable.modifiers.isLazy: .singleton
    case .provided(.transient, _), .made(.transient, _, _), .property: .transient
    case .assisted, .function: .assisted
    }
  }

  /// Whether the value is there when the graph is.
  fileprivate var isSupplied: Bool {
    switch kind {
    case .input, .parent, .constant: true
    case .provided, .made, .assisted, .property, .function: false
    }
  }

  /// The type of the member's key, as it is written.
  var keyType: String {
    if let function {
      let parameters = function.signature.parameterClause.parameters
        .map { $0.type.trimmedDescription }.joined(separator: ", ")
      let effects = function.signature.effectSpecifiers.map { "\($0.trimmedDescription) " } ?? ""
      return "(\(parameters)) \(effects)-> \(type?.trimmedDescription ?? "()")"
    }
    if case .provided(_, let attribute) = kind, type?.isOpaque == true,
      let made = attribute.factories.first?.reference?.initializedType
    {
      return made
    }
    return type?.trimmedDescription ?? name
  }
}

extension TypeSyntax {
  /// Whether this is `some` type.
  var isOpaque: Bool {
    self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }
}

extension Isolation {
  /// Reads the attribute of a global actor.
  fileprivate init(attribute: String) {
    self = attribute == "@MainActor" ? .mainActor : .actor(String(attribute.dropFirst()))
  }
}
