import JoineryAnalysis
import JoineryThreads
import Synchronization

/// A request that is awaited, and the one that it is made for.
///
/// A factory may ask for what is being made, through an object that knows its container or graph. What is
/// awaited uses no stack, so such requests would go on until there is no more memory. They form a chain that
/// travels in a task-local value, so that its length is known, also in child tasks.
final class AwaitedRequest: Sendable {
  /// The innermost request, as tasks inherit it.
  @TaskLocal private static var inherited: AwaitedRequest?

  /// How many requests may wait for each other: more than any that end do.
  static let limit = 2_000

  private let request: NestedRequest?
  private let outer: AwaitedRequest?
  private let depth: Int
  /// A task that was begun for the request, and outlives it, still has it in its chain.
  private let isOver = Atomic<Bool>(false)

  private init(_ request: NestedRequest?, for outer: AwaitedRequest?) {
    self.request = request
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
  }

  /// The innermost request that is not over.
  static var current: AwaitedRequest? { inherited?.chain.first { _ in true } }

  /// This request and those that it is made for, the innermost first, without those that are over.
  private var chain: some Sequence<AwaitedRequest> {
    sequence(first: self, next: \.outer).lazy.filter { !$0.isOver.load(ordering: .acquiring) }
  }

  /// Answers a request, where the caller runs.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - owner: Who is asked.
  ///   - isolation: The actor of the caller.
  ///   - refuse: Refuses a request that is made for so many that they can have no end.
  ///   - body: Answers it.
  /// - Returns: The answer.
  static func answer<Value>(
    _ request: NestedRequest?, of owner: SlotOwner, isolation: isolated (any Actor)?,
    refusing refuse: (Issue) throws -> Void,
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    let link = AwaitedRequest(request, for: current)
    defer { link.isOver.store(true, ordering: .releasing) }
    if link.depth > limit {
      let last = link.chain.prefix(NestedRequest.keptCount).compactMap(\.request)
      try refuse(owner.endlessConstruction(through: last, waiting: link.depth))
    }
    return try await $inherited.withValue(link) {
      // Naming it makes the closure run there.
      _ = isolation
      return try await body()
    }
  }

  /// Does something in a task that inherits nothing else, for whoever waits for that.
  static func continuing(
    _ request: AwaitedRequest?, _ body: nonisolated(nonsending) () async -> Void
  ) async {
    guard let request else { return await body() }
    await $inherited.withValue(request, operation: body)
  }
}
