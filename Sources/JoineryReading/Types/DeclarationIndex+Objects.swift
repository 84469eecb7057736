extension DeclarationIndex {
  /// Whether no value of a type is an object, as far as that is known.
  func hasNoObjects(_ type: TypeValue) -> Bool {
    switch type {
    case .tuple, .function: return true
    case .existential, .metatype, .metatypeOfExistential, .unknown: return false
    case .nominal(let nominal):
      switch declaration(of: nominal)?.kind {
      case .structure?, .enumeration?: return true
      case .classType?, .actor?, .protocolType?: return false
      case .external?, nil:
        return ["Array", "Bool", "Dictionary", "Double", "Int", "Optional", "Set", "String"]
          .contains { type.arguments(ifNamed: $0, in: "Swift") != nil }
      }
    }
  }
}
