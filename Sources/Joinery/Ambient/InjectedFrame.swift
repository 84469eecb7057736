import Synchronization

/// One ambient value that was set, and those that had been set before it.
///
/// Frames are immutable, and each scope keeps the innermost of its own, so that a scope costs one
/// object and its end costs nothing. The outermost one is an ``InjectedRoot``.
@usableFromInline @safe
package class InjectedFrame: @unchecked Sendable {
  // `@unchecked`: nothing is written after the initialiser but what subclasses keep atomically or
  // under a lock.

  /// The identity of the key's type: nil for a root.
  @usableFromInline let key: ObjectIdentifier?
  /// What had been set before: nil for a root.
  @usableFromInline let next: InjectedFrame?
  /// Whether a test wants to know of reads.
  @usableFromInline let isWatched: Bool
  /// How many frames there are from here to the root.
  let depth: Int

  init(key: ObjectIdentifier?, next: InjectedFrame?, isWatched: Bool) {
    self.key = key
    self.next = next
    self.isWatched = isWatched
    depth = (next?.depth ?? 0) + 1
  }

  /// The frame that has the value of a key: nil where nobody has set one.
  ///
  /// - Complexity: O(values that were set in scopes).
  @inlinable
  final func frame(
    of key: any InjectedKey.Type, for values: borrowing InjectedValues
  ) -> InjectedFrame? {
    let identity = ObjectIdentifier(key)
    var frame = self
    while frame.key != identity {
      guard let next = frame.next else {
        return InjectedRoot.this(frame).outermostFrame(of: key, for: values)
      }
      frame = next
    }
    if isWatched { noteRead(of: frame, for: values) }
    return frame
  }

  /// Tells the test whose value was read.
  @usableFromInline
  final func noteRead(of frame: InjectedFrame, for values: borrowing InjectedValues) {
    frame.noteUse()
    root.checkIsLive(for: values) { frame.name }
  }

  /// The outermost frame.
  package final var root: InjectedRoot {
    var frame = self
    while let next = frame.next { frame = next }
    return .this(frame)
  }

  /// The innermost frame that belongs to a test's scope as a whole, and not to a part of its code.
  final var base: InjectedFrame {
    var frame = self
    while !frame.isBase, let next = frame.next { frame = next }
    return frame
  }

  // What a frame does with a value whose type it alone knows.

  /// The name of the entry in messages.
  var name: String { "" }
  /// Whether the frame belongs to a test's scope as a whole.
  var isBase: Bool { true }
  /// Notes that the value was read.
  func noteUse() {}
  /// The same value on top of other frames.
  func copied(onto next: InjectedFrame, usage: InjectedUsage?) -> InjectedFrame { self }
}

/// One ambient value that was set.
@usableFromInline @safe
final class InjectedValueFrame<Key: InjectedKey>: InjectedFrame, @unchecked Sendable {
  // `@unchecked`: the value is `Sendable`, and nothing is written after the initialiser.

  @usableFromInline let value: Key.Value
  /// Whether a test has used the value: nil where nobody wants to know.
  private let usage: InjectedUsage?

  @usableFromInline
  init(_ value: Key.Value, next: InjectedFrame) {
    self.value = value
    usage = nil
    super.init(key: ObjectIdentifier(Key.self), next: next, isWatched: next.isWatched)
  }

  private init(_ value: Key.Value, next: InjectedFrame, usage: InjectedUsage) {
    self.value = value
    self.usage = usage
    super.init(key: ObjectIdentifier(Key.self), next: next, isWatched: next.isWatched)
  }

  override var name: String { Key.name }
  override var isBase: Bool { usage != nil }
  override func noteUse() { usage?.note() }

  override func copied(onto next: InjectedFrame, usage: InjectedUsage?) -> InjectedFrame {
    guard let usage = usage ?? self.usage else { return InjectedValueFrame(value, next: next) }
    return InjectedValueFrame(value, next: next, usage: usage)
  }

  /// The frame as what it is: a frame is only found under the key that it was made for.
  @inlinable @inline(__always)
  static func this(_ frame: InjectedFrame) -> InjectedValueFrame {
    unsafe unsafeDowncast(frame, to: InjectedValueFrame.self)
  }
}

extension InjectedFrame {
  /// More frames than this are put together, so that neither a read nor the end of one is long.
  private static let greatestDepth = 48

  /// A frame on top of this one.
  @usableFromInline
  final func adding<Key: InjectedKey>(_ value: Key.Value, for key: Key.Type) -> InjectedFrame {
    let next = depth > Self.greatestDepth ? compacted : self
    return InjectedValueFrame<Key>(value, next: next)
  }

  /// The same values without those that nobody can read any more.
  private var compacted: InjectedFrame {
    var found: Set<ObjectIdentifier> = []
    let frames = stack.filter { $0.key.map { found.insert($0).inserted } ?? false }
    return frames.reversed().reduce(root) { next, frame in frame.copied(onto: next, usage: nil) }
  }

  /// The frames above the root, the innermost one first.
  package final var stack: [InjectedFrame] {
    Array(sequence(first: self, next: \.next).prefix { $0.key != nil })
  }
}

/// Whether somebody has read a value that a test has set.
package final class InjectedUsage: Sendable {
  /// The name of the entry.
  package let name: String
  private let used = Atomic<Bool>(false)

  init(name: String) {
    self.name = name
  }

  /// Whether the value was read.
  package var isUsed: Bool { used.load(ordering: .acquiring) }

  func note() {
    used.store(true, ordering: .releasing)
  }
}
