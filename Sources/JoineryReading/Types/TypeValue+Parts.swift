extension TypeValue {
  /// Whether every part of the type is known.
  var isKnown: Bool { unknownPart == nil }

  /// A part of the type that only its spelling is known of.
  var unknownPart: String? {
    switch self {
    case .nominal(let type):
      type.components.lazy.flatMap(\.arguments).compactMap(\.unknownPart).first
    case .existential(let type): type.constraints.lazy.compactMap(\.type.unknownPart).first
    case .tuple(let elements): elements.lazy.compactMap(\.type.unknownPart).first
    case .function(let type):
      (type.parameters + [type.result]).lazy.compactMap(\.unknownPart).first
    case .metatype(let type): type.unknownPart
    case .unknown(let text): text
    }
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
