import JoineryAnalysis

/// Which types conform to which protocols, as their declarations say.
struct SourceConformances {
  private let resolver: TypeResolver
  /// The types that are asked about, by the names of their keys.
  private let types: [String: TypeValue]

  init(_ resolver: TypeResolver, of types: [TypeValue]) {
    self.resolver = resolver
    self.types = Dictionary(
      types.map { $0.qualifiedParts?.value ?? $0 }.map { ($0.keyName, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What the rules may ask.
  var conformances: Conformances {
    Conformances { conforms($0, to: $1) }
  }

  /// Whether a type conforms to a protocol; nil where the sources don't tell.
  private func conforms(_ name: String, to existential: String) -> Bool? {
    guard case .nominal(let type)? = types[name], type.arguments.isEmpty,
      let declaration = resolver.index.declaration(of: type),
      case .existential(let values)? = types[existential], values.protocols.count == 1,
      values.constraints.isEmpty,
      let wanted = resolver.index.declaration(of: values.protocols[0]),
      // The runtime has no name for a private one, and containers and sources say the same.
      !wanted.isPrivate
    else { return nil }
    return conforms(declaration, to: wanted)
  }

  /// Looks at what a type inherits from and conforms to, and at what those do.
  private func conforms(_ type: TypeDeclaration, to wanted: TypeDeclaration) -> Bool? {
    var seen: Set<Int> = [type.number]
    var pending = [type]
    var isKnown = true
    while let next = pending.popLast() {
      if next === wanted { return true }
      for (syntax, file) in next.inherited {
        let inherited = resolver.type(syntax, in: TypeContext(file: file, owner: next.parent))
        for type in inherited.nominalTypes {
          guard let declaration = resolver.index.declaration(of: type) else {
            if type.module != "Swift" { isKnown = false }
            continue
          }
          if seen.insert(declaration.number).inserted { pending.append(declaration) }
        }
      }
    }
    return isKnown ? false : nil
  }
}

extension TypeValue {
  /// The class, or the protocols, that stand in a list of what a type inherits from.
  fileprivate var nominalTypes: [NominalType] {
    switch self {
    case .nominal(let type): [type]
    case .existential(let type): type.protocols
    case .tuple, .function, .metatype, .metatypeOfExistential, .unknown: []
    }
  }
}
