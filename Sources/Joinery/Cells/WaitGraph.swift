import Synchronization

/// Which constructions wait for which, in the whole process.
///
/// Two containers may wait for each other through objects that know both, so the waits of all of
/// them are in one place. It holds nothing but the waits of threads that are blocked at this moment.
final class WaitGraph: Sendable {
  static let shared = WaitGraph()

  private struct Wait {
    /// The innermost construction of the chain that waits.
    var waiting: Construction
    /// The construction that is waited for.
    var builder: Construction
  }

  private let waits = Mutex<[Wait]>([])

  /// Registers a wait, unless it would never end.
  ///
  /// - Parameters:
  ///   - waiting: The innermost construction of the chain that is about to wait.
  ///   - builder: The construction that it is about to wait for.
  /// - Returns: The slots around the loop that the wait would close, each once; nil when the wait is
  ///   registered.
  /// - Complexity: O(number of blocked threads squared × depth of their chains).
  func begin(_ waiting: Construction, for builder: Construction) -> [AnySlot]? {
    waits.withLock { waits in
      if let loop = Self.loop(closedBy: waiting, waitingFor: builder, among: waits) { return loop }
      waits.append(Wait(waiting: waiting, builder: builder))
      return nil
    }
  }

  /// Ends a wait.
  func end(_ waiting: Construction) {
    waits.withLock { waits in
      guard let index = waits.firstIndex(where: { $0.waiting === waiting }) else { return }
      waits.remove(at: index)
    }
  }

  private static func loop(
    closedBy waiting: Construction, waitingFor builder: Construction, among waits: [Wait]
  ) -> [AnySlot]? {
    /// A construction that the builder needs, and the path from the builder to it.
    var frontier = [(construction: builder, path: [builder.slot])]
    var visited: [Construction] = []
    while let (construction, path) = frontier.popLast() {
      if waiting.isMade(for: construction) {
        return waiting.path(from: construction) + path.dropLast()
      }
      visited.append(construction)
      for wait in waits
      where wait.waiting.isMade(for: construction)
        && !visited.contains(where: { $0 === wait.builder })
      {
        let segment = wait.waiting.path(from: construction).dropFirst()
        frontier.append((wait.builder, path + segment + [wait.builder.slot]))
      }
    }
    return nil
  }
}
