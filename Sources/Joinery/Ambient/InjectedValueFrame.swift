/// One ambient value that was set.
@usableFromInline @safe
final class InjectedValueFrame<Value>: InjectedFrame, @unchecked Sendable {
  // `@unchecked`: the values of keys are `Sendable`, and nothing is written once others see the frame.

  // Nobody else sees the frame while it is written, so that reads need no check for it.
  @safe @exclusivity(unchecked) @usableFromInline var value: Value
  /// The key's type, for messages.
  @safe @exclusivity(unchecked) @usableFromInline var keyType: (any InjectedKey.Type)?
  /// Whether a test has used the value: nil where nobody wants to know.
  @usableFromInline let usage: InjectedUsage?

  /// Creates a frame for a value whose key isn't known yet.
  ///
  /// A parameter that is handed over would be copied twice: once by the caller.
  @inlinable
  init(_ value: borrowing Value, next: consuming InjectedFrame) {
    self.value = copy value
    usage = nil
    let isWatched = next.isWatched
    super.init(key: nil, next: next, isWatched: isWatched)
  }

  private init(copying frame: InjectedValueFrame, next: InjectedFrame, usage: InjectedUsage?) {
    value = frame.value
    keyType = frame.keyType
    self.usage = usage
    super.init(key: frame.key, next: next, isWatched: next.isWatched)
  }

  /// Notes the key, once it is known.
  @inlinable
  func belong<Key: InjectedKey>(to type: Key.Type) where Key.Value == Value {
    key = ObjectIdentifier(type)
    keyType = type
  }

  /// Becomes the frame of a key, with a value.
  @inlinable
  func become<Key: InjectedKey>(_ type: Key.Type, _ value: consuming Value)
  where Key.Value == Value {
    belong(to: type)
    self.value = value
  }

  override var name: String { keyType?.name ?? "" }
  override var isBase: Bool { usage != nil }
  override func noteUse() { usage?.note() }

  override func copied(onto next: InjectedFrame, usage: InjectedUsage?) -> InjectedFrame {
    InjectedValueFrame(copying: self, next: next, usage: usage ?? self.usage)
  }

  /// The frame as what it is: a frame is only found under a key whose values have this type.
  @inlinable @inline(__always)
  static func this(_ frame: InjectedFrame) -> InjectedValueFrame {
    unsafe unsafeDowncast(frame, to: InjectedValueFrame.self)
  }
}

extension InjectedFrame {
  /// Whether the frame's key isn't known yet, and its value has a type.
  @inlinable
  final func isDraft<Value>(of type: Value.Type) -> Bool {
    isDraft
      && ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(InjectedValueFrame<Value>.self)
  }
}
