/// One ambient value that was set.
@usableFromInline @safe
final class InjectedValueFrame<Value>: InjectedFrame, @unchecked Sendable {
  // `@unchecked`: the values of keys are `Sendable`, and nothing is written once others see the frame.

  @usableFromInline var value: Value
  /// The key's type, for messages.
  private var keyType: (any InjectedKey.Type)?
  /// Whether a test has used the value: nil where nobody wants to know.
  private let usage: InjectedUsage?

  /// Creates a frame for a value whose key isn't known yet.
  @usableFromInline
  init(_ value: Value, next: InjectedFrame) {
    self.value = value
    usage = nil
    super.init(key: nil, next: next, isWatched: next.isWatched)
  }

  private init(copying frame: InjectedValueFrame, next: InjectedFrame, usage: InjectedUsage?) {
    value = frame.value
    keyType = frame.keyType
    self.usage = usage
    super.init(key: frame.key, next: next, isWatched: next.isWatched)
  }

  /// The frame, now that its key is known.
  @usableFromInline
  func belonging<Key: InjectedKey>(to type: Key.Type) -> InjectedFrame where Key.Value == Value {
    key = ObjectIdentifier(type)
    keyType = type
    return self
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
  /// The frame, if it is one for values of a type.
  @inlinable
  final func holding<Value>(_ type: Value.Type) -> InjectedValueFrame<Value>? {
    let identity = ObjectIdentifier(InjectedValueFrame<Value>.self)
    return ObjectIdentifier(Swift.type(of: self)) == identity ? .this(self) : nil
  }
}
