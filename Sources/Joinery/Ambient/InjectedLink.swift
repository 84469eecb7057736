/// What a frame is put on.
///
/// It is a class of its own because of the end of a frame: where a class has a field of its own type, the
/// compiler takes chains of its objects apart in a loop that retains each one and asks whether it is shared.
/// A chain of frames is short, and the most of them end alone, so that releasing the next one is enough.
@usableFromInline @safe
package class InjectedLink: @unchecked Sendable {
  // `@unchecked`: the next frame never changes; what subclasses add is theirs to prove.

  /// What had been set before: nil for a root.
  @usableFromInline final let next: InjectedFrame?

  @inlinable
  init(next: consuming InjectedFrame?) {
    self.next = next
  }
}
