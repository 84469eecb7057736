/// A value of a type that only the slot knows, on its way from one thread to another.
class ValueBox: @unchecked Sendable {
  // `@unchecked`: the only stored property is in `TypedValueBox`, and is a constant of a shared
  // lifetime, whose values are `Sendable`, or of a value that one thread passes to itself.

  /// The value without its qualifier.
  var content: Any { () }

  /// The value, if it is an object.
  final var object: AnyObject? {
    let content = content
    return type(of: content) is AnyClass ? content as AnyObject : nil
  }
}

/// A box that knows the type of its value.
final class TypedValueBox<Value>: ValueBox, @unchecked Sendable {
  // `@unchecked`: see `ValueBox`.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var content: Any {
    // To look for a conformance is slow the first time, and a qualified value is no object.
    if type(of: value as Any) is AnyClass { return value }
    return (value as? any QualifiedKey)?.content ?? value
  }
}
