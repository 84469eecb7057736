import JoineryAnalysis

extension Key {
  /// The key of a type, taken apart if it is a ``Qualified`` one.
  init(ofType type: Any.Type) {
    if let qualified = type as? any QualifiedKey.Type {
      self.init(
        type: Self.name(of: qualified.parts.value),
        qualifier: Self.name(of: qualified.parts.qualifier))
    } else {
      self.init(type: Self.name(of: type))
    }
  }

  /// The name of a type, qualified by its module, with `any` in front of a protocol.
  private static func name(of type: Any.Type) -> String {
    let name = ReflectedName(String(reflecting: type)).text
    // Not `any Any`; it is `any Sendable` as well, which is the same to the run time.
    if name == "Any" { return name }
    return isProtocol(type) ? "any \(name)" : name
  }

  /// Whether a type is that of the values of a protocol without arguments.
  static func isProtocol(_ type: Any.Type) -> Bool {
    func metatypeName<Value>(_: Value.Type) -> String { String(reflecting: Value.Type.self) }
    // The metatype of a protocol is called `P.Protocol`, that of everything else `T.Type`.
    return _openExistential(type, do: metatypeName).hasSuffix(".Protocol")
  }
}

extension Key {
  /// The key without the module, for a message that is about no graph in particular.
  var shortName: String { Graph().displayName(of: self) }
}

extension AnySlot {
  /// The name of the key in messages.
  var name: String { unsafe owner?.displayName(of: self) ?? shortName }

  /// The name of the key without its module.
  var shortName: String { Key(ofType: valueType).shortName }

  /// The slot as a link of a chain.
  var chainLink: ChainLink { ChainLink(name, place: record?.place) }
}
