package import JoineryAnalysis
package import SwiftSyntax

extension GraphDeclaration {
  /// The graph as data, as far as it can be read from the source.
  ///
  /// Effects are the compiler's business and are not known here. There is one node for each member,
  /// in the order of the source.
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
    let nodes = zip(members, keys).map { member, key in
      Node(
        key, lifetime: member.lifetime,
        isolation: (member.actor ?? actor).map(Isolation.init(attribute:)) ?? .none,
        place: place(Syntax(member.nameToken)),
        edges: member.needs.compactMap { need in
          guard need.source == .member, let key = keysByName[need.name] else { return nil }
          return Edge(
            key, isDeferred: need.isDeferred, position: need.position,
            label: need.position == nil ? nil : need.name)
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
  /// How long the value lives, in the words of the analysis.
  package var lifetime: JoineryAnalysis.Lifetime {
    switch kind {
    case .input: .input
    case .parent, .constant: .instance
    case .provided(.singleton, _), .made(.singleton, _, _): .singleton
    case .provided(.weak, _), .made(.weak, _, _): .weak
    case .provided(.transient, _), .made(.transient, _, _), .property: .transient
    case .assisted, .function: .assisted
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
    return type?.trimmedDescription ?? name
  }
}

extension Isolation {
  /// Reads the attribute of a global actor.
  fileprivate init(attribute: String) {
    self = attribute == "@MainActor" ? .mainActor : .actor(String(attribute.dropFirst()))
  }
}
