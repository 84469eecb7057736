import SwiftSyntax

/// What an attribute provides has neither a value nor accessors of its own.
enum OwnValues: SourceRule {
  static func diagnostics(of graph: GraphDeclaration) -> [GraphDiagnostic] {
    graph.members.flatMap { member -> [GraphDiagnostic] in
      guard let binding = member.binding, let attribute = member.nameOfAttribute else { return [] }
      var found: [GraphDiagnostic] = []
      if let value = binding.initializer {
        found.append(
          .initialValue(
            of: member.nameToken, at: value, attribute: attribute,
            fixIts: [.remove("the initial value", .removingLast(value))]))
      }
      if let accessors = binding.accessorBlock {
        found.append(
          .ownAccessors(
            of: member.nameToken, at: accessors, attribute: attribute,
            fixIts: [.remove("the accessors", .removingLast(accessors))]))
      }
      return found
    }
  }
}

extension GraphMember {
  /// The name of the attribute that says where the value of a variable comes from.
  fileprivate var nameOfAttribute: String? {
    switch kind {
    case .provided(let lifetime, _): lifetime.rawValue
    case .parent: "Parent"
    case .input, .constant, .made, .assisted, .property, .function: nil
    }
  }
}
