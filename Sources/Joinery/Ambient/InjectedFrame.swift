/// One ambient value that was set, and those that had been set before it.
///
/// Frames are immutable, and each scope keeps the innermost of its own, so that a scope costs one
/// object and its end costs nothing. The outermost one is an ``InjectedRoot``.
@usableFromInline @safe
package class InjectedFrame: InjectedLink, @unchecked Sendable {
  // `@unchecked`: nothing is written once others see the frame but what subclasses keep atomically or
  // under a lock.

  /// The identity of the key's type: nil for a root, and for a value whose key isn't known yet.
  @safe @exclusivity(unchecked) @usableFromInline final var key: ObjectIdentifier?
  /// Whether a test wants to know of reads.
  @usableFromInline final let isWatched: Bool
  /// How many frames there are from here to the root.
  @usableFromInline final let depth: Int

  @inlinable
  init(key: ObjectIdentifier?, next: consuming InjectedFrame?, isWatched: Bool) {
    self.key = key
    self.isWatched = isWatched
    depth = (next?.depth ?? 0) + 1
    super.init(next: next)
  }

  /// The frame that has the value of a key: nil where nobody has set one.
  ///
  /// - Complexity: O(values that were set in scopes).
  @usableFromInline
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
  private func noteRead(of frame: InjectedFrame, for values: borrowing InjectedValues) {
    frame.noteUse()
    root.checkIsLive(for: values) { frame.name }
  }

  /// Whether the frame's key isn't known yet.
  @inlinable final var isDraft: Bool { key == nil && next != nil }

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

  /// The frames above the root, the innermost one first.
  package final var stack: [InjectedFrame] {
    Array(sequence(first: self, next: \.next).prefix { $0.next != nil })
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

extension InjectedFrame {
  /// More frames than this are put together, so that neither a read nor the end of one is long.
  @inlinable static var greatestDepth: Int { 48 }

  /// The frame on which another one is put, in place of a frame.
  @inlinable
  static func support(_ frame: consuming InjectedFrame) -> InjectedFrame {
    frame.depth > greatestDepth ? frame.compacted : frame
  }

  /// The same values without those that nobody can read any more.
  ///
  /// Those of a test's scope stay, for defaults are made where only they are visible.
  @usableFromInline final var compacted: InjectedFrame {
    var found: Set<ObjectIdentifier> = []
    let frames = stack.prefix { !$0.isBase }.filter { frame in
      frame.key.map { found.insert($0).inserted } ?? false
    }
    return frames.reversed().reduce(base) { next, frame in frame.copied(onto: next, usage: nil) }
  }
}
