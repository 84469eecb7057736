public import CJoineryThreads
public import Synchronization

/// The place of a function that stands in for a member of a graph: one word.
///
/// In an app there is none, and asking for it is one atomic load.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
@safe
public struct OverrideCell<Function>: ~Copyable {
  /// The function that was put here last, with those before it.
  @usableFromInline let pointer = unsafe Atomic<UnsafeRawPointer?>(nil)

  /// A function, and the one that it has replaced, which somebody may still be reading.
  @usableFromInline @safe
  struct Entry {
    @usableFromInline let function: Function
    let previous: UnsafeRawPointer?
  }

  /// Creates the place of a function: the graph makes the member itself until there is one.
  public init() {}

  deinit {
    var next = unsafe pointer.load(ordering: .acquiring)
    while let entry = unsafe next {
      // Each entry was made by `override`, and nobody reads the cell any more.
      let memory = unsafe UnsafeMutableRawPointer(mutating: entry).assumingMemoryBound(
        to: Entry.self)
      unsafe next = memory.pointee.previous
      unsafe memory.deinitialize(count: 1)
      unsafe memory.deallocate()
    }
  }

  /// The function, if there is one.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public var function: Function? {
    guard let entry = unsafe pointer.load(ordering: .acquiring) else { return nil }
    // The entry was made by `override`, and lives as long as the cell.
    return unsafe entry.assumingMemoryBound(to: Entry.self).pointee.function
  }

  /// The function, if there is one, for a member that is made from something else.
  ///
  /// The program stops with a report when the stack is used up: by members that ask for each other without
  /// end through an object that knows the graph.
  ///
  /// - Parameters:
  ///   - member: The name of the member that is about to be made.
  ///   - core: The core of its graph.
  /// - Returns: The function that stands in for the member.
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public func function(of member: StaticString, in core: GraphCore) -> Function? {
    if c_joinery_is_below_stack_limit() { core.checkStack(beforeMaking: member) }
    return function
  }

  /// Puts a function in place of the member.
  ///
  /// - Parameter function: The function: nil does nothing.
  public func override(with function: Function?) {
    guard let function else { return }
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    var previous = unsafe pointer.load(ordering: .acquiring)
    unsafe memory.initialize(to: Entry(function: function, previous: previous))
    while true {
      let (isExchanged, current) = unsafe pointer.compareExchange(
        expected: previous, desired: UnsafeRawPointer(memory), ordering: .acquiringAndReleasing)
      if isExchanged { return }
      unsafe previous = current
      unsafe memory.pointee = Entry(function: function, previous: current)
    }
  }
}

// The function is only called, and the word that leads to it is atomic.
extension OverrideCell: @unchecked Sendable where Function: Sendable {}
