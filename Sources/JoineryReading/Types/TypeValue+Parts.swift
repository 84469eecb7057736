extension TypeValue {
  /// Whether every part of the type is known.
  var isKnown: Bool { unknownPart == nil }

  /// A part of the type that only its spelling is known of.
  var unknownPart: String? {
    if case .unknown(let text) = self { return text }
    // Not lazily: that would look at each part twice, at each level.
    for part in parts {
      if let unknown = part.unknownPart { return unknown }
    }
    return nil
  }

  /// The types that the type is made of.
  private var parts: [TypeValue] {
    switch self {
    case .nominal(let type): type.components.flatMap(\.arguments)
    case .existential(let type): type.constraints.map(\.type)
    case .tuple(let elements): elements.map(\.type)
    case .function(let type): type.parameters + [type.result]
    case .metatype(let type): [type]
    case .metatypeOfExistential(let type): type.constraints.map(\.type)
    case .unknown: []
    }
  }

  /// Whether the type says what its values are: a structure, a class, an actor or an enumeration.
  ///
  /// An optional only says that there may be one.
  var isConcrete: Bool {
    guard case .nominal = self, isKnown, wrapped == nil else { return false }
    return true
  }

  /// The type and the qualifier of a `Qualified` type; nil for other types.
  var qualifiedParts: (value: TypeValue, qualifier: TypeValue)? {
    guard let arguments = arguments(ifNamed: "Qualified", in: "Joinery"), arguments.count == 2
    else { return nil }
    return (arguments[0], arguments[1])
  }

  /// What a `Lazy` or a `Provider` gives; nil for other types.
  var deferredTarget: TypeValue? {
    (arguments(ifNamed: "Lazy", in: "Joinery") ?? arguments(ifNamed: "Provider", in: "Joinery"))?
      .first
  }

  /// The type under a qualifier.
  func qualified(by qualifier: TypeValue) -> TypeValue {
    .nominal(NominalType(module: "Joinery", "Qualified", [self, qualifier]))
  }
}
