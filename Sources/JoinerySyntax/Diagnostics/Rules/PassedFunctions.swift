import SwiftSyntax

/// A function that is passed on as a factory, or replaced by another, is a value, which is never generic.
enum PassedFunctions: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    var functions: [String: GraphMember] = [:]
    var found: [GraphDiagnostic] = []
    for member in graph.members {
      guard let function = member.function, let obstacle = function.obstacleToPassing else {
        continue
      }
      if case .assisted = member.kind {
        found.append(.assisted(function.name, obstacle))
      } else {
        functions[member.name] = member
      }
    }
    if functions.isEmpty { return found }
    let names = graph.membersByName
    for need in graph.members.lazy.flatMap(\.needs) where need.position != nil {
      // That it can't be chosen among several is said already.
      guard let function = functions[need.name]?.function, names[need.name]?.count == 1,
        let obstacle = function.obstacleToPassing
      else { continue }
      found.append(.passed(function.name, obstacle, at: need.token))
    }
    return found
  }
}

extension GraphDiagnostic {
  fileprivate static func assisted(_ name: TokenSyntax, _ obstacle: PassingObstacle) -> Self {
    switch obstacle {
    case .generic(let node): .assistedIsGeneric(name, at: node)
    case .variadic(let parameter):
      .assistedIsVariadic(name, at: parameter, fixIts: [.array(parameter)])
    }
  }

  fileprivate static func passed(
    _ name: TokenSyntax, _ obstacle: PassingObstacle, at label: TokenSyntax
  ) -> Self {
    switch obstacle {
    case .generic: .passedIsGeneric(name, at: label)
    case .variadic(let parameter):
      .passedIsVariadic(name, at: label, fixIts: [.array(parameter)])
    }
  }
}

extension GraphDiagnostic.FixIt {
  /// Takes an array instead of any number of arguments.
  fileprivate static func array(_ parameter: FunctionParameterSyntax) -> Self {
    let text = "[\(parameter.type.trimmedDescription)]"
    var edits = [GraphDiagnostic.Edit.replacing(parameter.type, with: text)]
    if let ellipsis = parameter.ellipsis { edits.append(.replacing(ellipsis, with: "")) }
    return .replace(with: text, edits)
  }
}
