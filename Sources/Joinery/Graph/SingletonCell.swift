public import Synchronization

/// The place of a singleton in its graph: one word.
///
/// The first read makes the value, or waits for whoever makes it, in the graph's core. Later ones are one
/// atomic load.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
@safe
public struct SingletonCell<Value>: ~Copyable {
  /// Points to the value, which the graph's core keeps for as long as the graph lives.
  @usableFromInline let pointer = unsafe Atomic<UnsafeRawPointer?>(nil)

  /// Creates the place of a singleton, which nobody has asked for.
  public init() {}

  /// The value; the program stops with a report when it has to be awaited and was not made yet.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - core: The core of the graph.
  /// - Returns: The value.
  /// - Complexity: O(1) after the first time; then the cost of the constructions.
  @inlinable @inline(__always)
  public func value(of member: StaticString, in core: GraphCore) -> Value {
    if let pointer = unsafe pointer.load(ordering: .acquiring) {
      // The core has put a value of this type there, and keeps it longer than the graph its cell.
      return unsafe pointer.assumingMemoryBound(to: Value.self).pointee
    }
    return firstValue(of: member, in: core)
  }

  /// The value, which is made if it has to be.
  @usableFromInline @inline(never)
  func firstValue(of member: StaticString, in core: GraphCore) -> Value {
    let slot = core.owner.slot(of: member, as: Value.self)
    do {
      let value = try slot.value()
      unsafe pointer.store(slot.published.load(ordering: .acquiring), ordering: .releasing)
      return value
    } catch {
      core.owner.stop(reading: member, error)
    }
  }
}

// The value is only read, and the word that leads to it is atomic.
extension SingletonCell: @unchecked Sendable where Value: Sendable {}
