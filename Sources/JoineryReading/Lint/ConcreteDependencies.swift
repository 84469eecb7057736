import JoineryAnalysis

/// What a graph makes should need protocols of other modules, and not the classes behind them.
///
/// Only a class or an actor counts that conforms to a protocol of the package: what has no protocol, and
/// values such as a configuration, are meant to be used as they are.
enum ConcreteDependencies: LintRule {
  static func issues(in subject: LintSubject) -> [Issue] {
    var seen: Set<SourcePlace> = []
    let finder = FunctionFinder(ExpressionTyper(subject.index))
    return subject.makings.flatMap { making in
      making.callable.parameters.enumerated().compactMap { position, type -> Issue? in
        guard case .nominal(let nominal) = type.requested,
          let dependency = subject.index.declaration(of: nominal),
          dependency.kind == .classType || dependency.kind == .actor,
          dependency.file.module != making.type.file.module
        else { return nil }
        let protocols = finder.inheritedTypes(of: dependency).filter {
          $0.kind == .protocolType && !$0.file.module.hasPrefix("Joinery")
        }
        let place = making.place(ofParameter: position)
        guard !protocols.isEmpty, seen.insert(place).inserted else { return nil }
        return .concreteDependency(
          on: dependency.name, of: making.type.name, module: dependency.file.module,
          protocols: protocols.map(\.name), at: place)
      }
    }
  }
}

extension Making {
  /// Where a parameter of what makes the type is written, or else where the graph names it.
  fileprivate func place(ofParameter position: Int) -> SourcePlace {
    guard let origin = callable.origin, origin.parameters.indices.contains(position) else {
      return place
    }
    return origin.file.place(of: origin.parameters[position])
  }
}

extension TypeValue {
  /// The type that a parameter of this type is made from.
  fileprivate var requested: TypeValue {
    (wrapped ?? element ?? deferredTarget ?? qualifiedParts?.value)?.requested ?? self
  }
}
