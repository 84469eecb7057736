import JoineryThreads
import Synchronization

/// Steps of an object that have to wait for another object.
struct UnfinishedWork: Sendable {
  let slot: AnySlot
  let object: ValueBox
  /// The first step that is not done.
  let step: Int
}

/// One value in the making, and what it is made for.
///
/// Constructions form a chain through their parents. The innermost one travels in a task-local
/// value, so that the chain is known also to child tasks, without a lock.
final class Construction: Sendable {
  /// The innermost construction in the making, as tasks inherit it.
  @TaskLocal private static var inherited: Construction?

  /// The innermost construction that waits for what runs here.
  ///
  /// A task that a synchronous initialiser starts inherits the construction, but the initialiser
  /// goes on without waiting for it: only what runs on its thread is part of it. An asynchronous
  /// initialiser waits for its child tasks, wherever they run.
  static var current: Construction? {
    guard let inherited, inherited.thread == nil || inherited.thread == .current else { return nil }
    return inherited.chain.first { _ in true }
  }

  /// How many constructions may nest before the room on the stack is looked at.
  static let checkedDepth = 32

  let slot: AnySlot
  /// The thread of a synchronous construction.
  private let thread: ThreadIdentity?
  let parent: Construction?
  let depth: Int
  /// The run-time arguments of an assisted construction.
  let arguments: [Argument]

  private let finished = Atomic<Bool>(false)
  /// Where the construction stands among those of its owner that are going on.
  nonisolated(unsafe) var position = 0  // Used under the owner's lock only.
  private let ties = Mutex(Ties())

  private struct Ties {
    /// Values that hold this one's unfinished object and are complete when this one is.
    var followers: [AnySlot] = []
    /// The construction whose unfinished object was used in this one.
    var leader: Construction?
    /// Steps of other objects that have to wait for this one to exist.
    var unfinishedWork: [UnfinishedWork] = []
  }

  init(of slot: AnySlot, arguments: [Argument] = []) {
    self.slot = slot
    self.arguments = arguments
    thread = .current
    parent = Self.current
    depth = (parent?.depth ?? 0) + 1
  }

  /// Creates an asynchronous construction, which runs in a task of its own.
  ///
  /// Whoever asked first waits for it like all others, so it is made for nobody in particular.
  init(ofAwaited slot: AnySlot) {
    self.slot = slot
    arguments = []
    thread = nil
    parent = nil
    depth = (Self.current?.depth ?? 0) + 1
  }

  /// Creates a link in the chain of a request that is awaited by whoever makes it.
  init(ofAwaitedRequest slot: AnySlot, arguments: [Argument]) {
    self.slot = slot
    self.arguments = arguments
    thread = nil
    parent = Self.current
    depth = (parent?.depth ?? 0) + 1
  }

  /// Runs a function as a part of the construction.
  func perform<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$inherited.withValue(self, operation: body)
  }

  /// Runs a function as a part of the construction.
  nonisolated(nonsending) func performAwaited<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$inherited.withValue(self, operation: body)
  }

  /// Runs a function as a part of the construction, on the actor of the caller.
  func performHere<Value>(
    isolation: isolated (any Actor)?, _ body: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$inherited.withValue(self) {
      // Naming it makes the closure run there.
      _ = isolation
      return try await body()
    }
  }

  // MARK: The task of an asynchronous construction

  private struct Work {
    var task: Task<Void, Never>?
    var isGivenUp = false
    /// It is over when nothing of the construction is running any more.
    var ending = Ending()
    /// Why the owner has ended that has left the construction behind.
    var reason: EndReason?
  }

  private let work = Mutex(Work())

  /// What becomes of the object: who comes first decides.
  private enum Fate: UInt8, AtomicRepresentable {
    case open
    /// The owner keeps it.
    case kept
    /// The owner has ended without it.
    case leftBehind
  }

  private let fate = Atomic(Fate.open)

  /// Starts the task that builds.
  ///
  /// The task inherits nothing from whoever asked first but the ambient values of what is shared: its other
  /// task-local values are the default ones, so a shared value does not depend on who came first.
  func start(_ body: @escaping @Sendable () async -> Void) {
    let request = AwaitedRequest.current
    let task = InjectedValues.detached(in: InjectedValues.frameOfShared(by: unsafe slot.owner)) {
      await AwaitedRequest.continuing(request, body)
    }
    let isGivenUp = work.withLock { work in
      work.task = task
      return work.isGivenUp
    }
    if isGivenUp { task.cancel() }
  }

  /// Cancels the task, because nobody waits for the value any more.
  func giveUp() {
    let task = work.withLock { work in
      work.isGivenUp = true
      return work.task
    }
    task?.cancel()
  }

  /// Waits until the task has ended.
  func end() async {
    await work.withLock { $0.task }?.value
  }

  /// Notes that nothing of the construction is running any more.
  func noteEnd() {
    work.withLock { $0.ending.finish() }?.send()
  }

  /// Waits until nothing of the construction is running any more.
  func untilEnd() async {
    await work.withLock { $0.ending.awaited() }?.wait()
  }

  /// The owner ends without the object, which is to be stopped when it comes after all.
  ///
  /// - Returns: False when there will be none, or when the owner is about to have it.
  func leaveBehind(_ reason: EndReason) -> Bool {
    let hasEnded = work.withLock { work in
      work.reason = reason
      return work.ending.isOver
    }
    return !hasEnded && decide(.leftBehind)
  }

  /// The object is there, and the owner is about to keep it.
  ///
  /// - Returns: Why the owner has ended, if it has ended without the object.
  func keep() -> EndReason? {
    decide(.kept) ? nil : work.withLock { $0.reason }
  }

  private func decide(_ desired: Fate) -> Bool {
    fate.compareExchange(
      expected: .open, desired: desired, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Whether nobody waited for the value at some moment, so that its failure may be only that.
  var isGivenUp: Bool { work.withLock { $0.isGivenUp } }

  /// Whether the construction has ended: a task that outlives it still has it in its chain.
  var isFinished: Bool { finished.load(ordering: .acquiring) }

  /// Ends the construction.
  ///
  /// - Returns: The slots whose values were waiting for this one to be complete.
  func finish() -> [AnySlot] {
    finished.store(true, ordering: .releasing)
    return ties.withLock { ties in
      defer { ties.followers = [] }
      return ties.followers
    }
  }

  /// The construction whose unfinished object was used in this one, if it is still going on.
  var leader: Construction? {
    guard let leader = ties.withLock({ $0.leader }), !leader.isFinished else { return nil }
    return leader
  }

  /// Notes that an unfinished object of another construction is used in this one.
  func follow(_ other: Construction) {
    let replaced = ties.withLock { ties -> Construction? in
      let current = ties.leader
      // The outermost leader decides: what it completes includes what its followers complete.
      if let current, current.depth <= other.depth { return nil }
      ties.leader = other
      return current
    }
    withExtendedLifetime(replaced) {}
  }

  /// Adds a slot whose value is complete when this construction is.
  ///
  /// - Returns: False when the construction has ended.
  func adopt(_ slot: AnySlot) -> Bool {
    ties.withLock {
      if isFinished { return false }
      $0.followers.append(slot)
      return true
    }
  }

  /// Adds steps that have to wait for this construction's object.
  func leave(_ work: UnfinishedWork) {
    ties.withLock { $0.unfinishedWork.append(work) }
  }

  /// The steps that have waited for this construction's object, each once.
  func takeUnfinishedWork() -> [UnfinishedWork] {
    ties.withLock { ties in
      defer { ties.unfinishedWork = [] }
      return ties.unfinishedWork
    }
  }

  /// This construction and those that it is made for, up to another one, which is left out.
  func chain(upTo outer: Construction) -> some Sequence<Construction> {
    chain.prefix { $0 !== outer }
  }

  /// This construction and those that it is made for, the innermost first, without the ended ones.
  var chain: some Sequence<Construction> {
    sequence(first: self, next: \.parent).lazy.filter { !$0.isFinished }
  }

  /// Whether this construction is the other one or made for it.
  func isMade(for other: Construction) -> Bool {
    chain.contains { $0 === other }
  }

  /// The slots from the outer construction down to this one.
  func path(from outer: Construction) -> [AnySlot] {
    var slots: [AnySlot] = []
    for construction in chain {
      slots.append(construction.slot)
      if construction === outer { break }
    }
    return slots.reversed()
  }
}
