import JoineryAnalysis

extension Conformances {
  /// What the runtime knows of types.
  ///
  /// - Parameter types: The types; a ``Qualified`` one stands for its value.
  init(of types: some Sequence<Any.Type>) {
    var known: [String: Any.Type] = [:]
    var ambiguous: Set<String> = []
    for type in types {
      let type = (type as? any QualifiedKey.Type)?.parts.value ?? type
      let name = Key(ofType: type).type
      if let other = known.updateValue(type, forKey: name), other != type { ambiguous.insert(name) }
    }
    self.init { [known, ambiguous] name, existential in
      guard !ambiguous.contains(name), !ambiguous.contains(existential),
        let type = known[name], let protocolType = known[existential]
      else { return nil }
      return Self.conforms(type, to: protocolType)
    }
  }

  /// Whether a type conforms to a protocol.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - existential: The type of the protocol's values, `(any P).self`.
  /// - Returns: Nil where the runtime has no name for the protocol, as for a private one.
  private static func conforms(_ type: Any.Type, to existential: Any.Type) -> Bool? {
    func isOf<Metatype>(_: Metatype.Type) -> Bool { type is Metatype }
    // A generic function that is given `any P` can't write `any P.Type`; its mangled name ends in this.
    guard let name = _mangledTypeName(existential), let metatype = _typeByName("\(name)Xp") else {
      return nil
    }
    return _openExistential(metatype, do: isOf)
  }
}
