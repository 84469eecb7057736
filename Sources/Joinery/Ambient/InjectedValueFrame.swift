/// One ambient value that was set.
@usableFromInline @safe
final class InjectedValueFrame<Value>: InjectedFrame, @unchecked Sendable {
  // `@unchecked`: the values of keys are `Sendable`, and nothing is written after the initialiser.

  @usableFromInline let value: Value
  /// The key's type, for messages.
  @usableFromInline let keyType: any InjectedKey.Type
  /// Whether a test has used the value: nil where nobody wants to know.
  @usableFromInline let usage: InjectedUsage?

  @inlinable
  init(_ value: Value, for key: any InjectedKey.Type, next: InjectedFrame) {
    self.value = value
    keyType = key
    usage = nil
    super.init(key: ObjectIdentifier(key), next: next, isWatched: next.isWatched)
  }

  private init(copying frame: InjectedValueFrame, next: InjectedFrame, usage: InjectedUsage?) {
    value = frame.value
    keyType = frame.keyType
    self.usage = usage
    super.init(key: frame.key, next: next, isWatched: next.isWatched)
  }

  override var name: String { keyType.name }
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
