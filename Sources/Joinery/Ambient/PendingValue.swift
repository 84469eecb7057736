/// A value that is being set at a key path, for as long as that takes.
@usableFromInline @safe
struct PendingValue: @unchecked Sendable {
  // `@unchecked`: it exists only while one function sets the value, on its own copy of the values.

  private let address: UnsafeRawPointer
  private let type: ObjectIdentifier

  @usableFromInline
  init<Value>(at pointer: UnsafePointer<Value>) {
    unsafe address = UnsafeRawPointer(pointer)
    type = ObjectIdentifier(Value.self)
  }

  /// The value, if it has a type.
  func value<Value>(as type: Value.Type) -> Value? {
    guard self.type == ObjectIdentifier(type) else { return nil }
    // The pointer was made from a value of this type, which is still there.
    return unsafe address.assumingMemoryBound(to: Value.self).pointee
  }
}
