import SwiftSyntax

/// Each name is given once, for names are the wiring.
enum DuplicateNames: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    var membersByName: [String: [GraphMember]] = [:]
    var names: [String] = []
    for member in graph.members {
      if membersByName[member.name] == nil { names.append(member.name) }
      membersByName[member.name, default: []].append(member)
    }
    if names.count == graph.members.count { return [] }
    var overloads: [String: [GraphMember]] = [:]
    var found: [GraphDiagnostic] = []
    for name in names {
      guard let members = membersByName[name], members.count > 1 else { continue }
      if members.allSatisfy(\.isUsersOwn) {
        // The compiler tells overloads from what is declared twice.
        overloads[name] = members
      } else {
        found += members.dropFirst().map {
          .duplicateName(name, at: $0.nameToken, first: members[0].nameToken)
        }
      }
    }
    if overloads.isEmpty { return found }
    for need in graph.members.lazy.flatMap(\.needs) where need.position != nil {
      guard let functions = overloads[need.name] else { continue }
      found.append(.overloaded(need.name, at: need.token, functions: functions.map(\.nameToken)))
    }
    return found
  }
}

extension GraphMember {
  /// Whether the macros write no code for the member, but for its description.
  fileprivate var isUsersOwn: Bool {
    switch kind {
    case .constant, .property, .function: true
    case .input, .parent, .provided, .made, .assisted: false
    }
  }
}
