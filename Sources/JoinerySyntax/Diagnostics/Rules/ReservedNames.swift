import SwiftSyntax

/// What the macros write must not meet something of the same name.
enum ReservedNames: SourceRule {
  /// The names of what is written into each graph.
  private static let ofGraph: Set<String> = [
    "graphCore", "describe", "start", "stop", "override", "factories", "_members", "Overrides",
    "Members", "Factories",
  ]

  /// The names in the initialiser, beside those of the inputs.
  private static let ofInitializer: Set<String> = [
    "context", "observers", "overrides", "replaced",
  ]

  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    var tokens: [String: TokenSyntax] = [:]
    var found: [GraphDiagnostic] = []
    for token in graph.members.map(\.nameToken) + graph.declarations.compactMap(\.typeName) {
      let name = token.plainText
      if tokens[name] == nil { tokens[name] = token }
      if ofGraph.contains(name) { found.append(.reservedName(token)) }
    }
    for member in graph.members {
      if member.isInInitializer, ofInitializer.contains(member.name) {
        found.append(.reservedName(member.nameToken))
      }
      for name in member.writtenNames {
        guard let token = tokens[name] else { continue }
        found.append(.reservedName(token, for: member.nameToken))
      }
    }
    return found
  }
}

extension GraphMember {
  /// Whether the member is a parameter of the graph's initialiser.
  fileprivate var isInInitializer: Bool {
    switch kind {
    case .input, .parent: true
    case .constant, .provided, .made, .assisted, .property, .function: false
    }
  }

  /// The names of what the macros write for the member.
  fileprivate var writtenNames: [String] {
    switch kind {
    case .provided(.transient, _): ["_\(name)", "make_\(name)", "\(name)Factory"]
    case .provided, .made: ["_\(name)", "make_\(name)"]
    case .assisted: ["_\(name)"]
    case .input, .parent, .constant, .property, .function: []
    }
  }
}

extension DeclSyntax {
  /// The name of the type that is declared.
  fileprivate var typeName: TokenSyntax? {
    self.as(StructDeclSyntax.self)?.name ?? self.as(ClassDeclSyntax.self)?.name
      ?? self.as(EnumDeclSyntax.self)?.name ?? self.as(ActorDeclSyntax.self)?.name
      ?? self.as(TypeAliasDeclSyntax.self)?.name
  }
}
