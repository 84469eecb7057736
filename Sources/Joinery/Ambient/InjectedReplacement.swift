/// The value that a key path is setting.
///
/// A write through a key path reads first. What nobody has set has only a default then, which must not be made,
/// and may not exist: the read gets the new value instead.
@usableFromInline @safe
struct InjectedReplacement: @unchecked Sendable {
  // `@unchecked`: it never leaves the call of `set` that has made it.

  private let pointer: UnsafeRawPointer
  private let type: ObjectIdentifier

  @usableFromInline
  init<Value>(_ pointer: UnsafePointer<Value>) {
    unsafe self.pointer = UnsafeRawPointer(pointer)
    type = ObjectIdentifier(Value.self)
  }

  /// Whether the value is of a key's type.
  func isValue<Key: InjectedKey>(of key: Key.Type) -> Bool {
    type == ObjectIdentifier(Key.Value.self)
  }

  /// The value, if it is of a type: it is not where the key path leads into the value of an entry.
  func value<Value>(of type: Value.Type) -> Value? {
    guard ObjectIdentifier(type) == self.type else { return nil }
    return unsafe pointer.assumingMemoryBound(to: Value.self).pointee
  }
}

extension InjectedValues {
  /// Sets an entry, without asking for what it had before.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - value: The value.
  /// - Complexity: O(1).
  @inlinable
  package mutating func set<Value>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>, to value: Value
  ) {
    unsafe withUnsafePointer(to: value) { pointer in
      replacement = unsafe InjectedReplacement(pointer)
      self[keyPath: keyPath] = value
      replacement = nil
    }
  }
}
