import JoineryAnalysis

extension BindingRecord {
  /// What is wrong with a binding of a type, whatever else there is.
  ///
  /// - Parameters:
  ///   - type: The key's type.
  ///   - lifetime: How long the value lives.
  /// - Returns: The flaw, if there is one.
  static func flaw<Value>(of type: Value.Type, _ lifetime: Lifetime?) -> Flaw? {
    // Most bindings pass these two tests, which cost next to nothing.
    let isEmpty = MemoryLayout<Value>.size == 0
    guard isEmpty || lifetime == .weak else { return nil }
    let content = (type as? any QualifiedKey.Type)?.parts.value ?? type
    if isEmpty, content == Void.self || content == Never.self { return .noValue }
    return lifetime == .weak && !mayBeObject(content) ? .noObject : nil
  }

  /// Whether a value of a type may be an object: one of a protocol may.
  static func mayBeObject(_ type: Any.Type) -> Bool {
    // A protocol with arguments is written with `any`.
    type is AnyClass || Key.isProtocol(type) || String(reflecting: type).hasPrefix("any ")
  }
}
