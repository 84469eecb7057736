import Synchronization

/// The place in a graph of a value that is shared while somebody holds it: one word.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
@safe
public struct WeakCell<Value>: ~Copyable {
  /// The slot of the member, which the graph's core keeps.
  private let slot = unsafe Atomic<UnsafeRawPointer?>(nil)

  /// Creates the place of a value, which nobody has asked for.
  public init() {}

  /// The value, which is made anew when nobody holds it any more.
  ///
  /// - Parameters:
  ///   - member: The member's name.
  ///   - core: The core of the graph.
  /// - Returns: The value.
  /// - Complexity: O(1) while somebody holds the value; otherwise the cost of the constructions.
  public func value(of member: StaticString, in core: GraphCore) -> Value {
    do {
      if let known = unsafe slot.load(ordering: .acquiring) {
        // The slot was found below, and lives as long as the core.
        return try unsafe Unmanaged<Slot<Value>>.fromOpaque(known)._withUnsafeGuaranteedRef {
          try $0.value()
        }
      }
      let found = core.owner.slot(of: member, as: Value.self)
      unsafe slot.store(Unmanaged.passUnretained(found).toOpaque(), ordering: .releasing)
      return try found.value()
    } catch {
      core.owner.stop(reading: member, error)
    }
  }

}

// The value is only read, and the word that leads to it is atomic.
extension WeakCell: @unchecked Sendable where Value: Sendable {}
