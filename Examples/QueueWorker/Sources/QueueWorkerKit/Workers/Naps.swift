import Synchronization

/// The sleep of workers that have nothing to do, from which they can be woken.
final class Naps: Sendable {
  private struct State {
    var isOver = false
    /// How often the workers were woken.
    var round = 0
    var sleeping: [Int: Task<Void, Never>] = [:]
    var lastNumber = 0
  }

  private let clock: any WorkClock
  private let state = Mutex(State())

  init(clock: any WorkClock) {
    self.clock = clock
  }

  /// Whether the workers are to do nothing any more.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Tells a time before the workers were woken from one after it.
  var round: Int { state.withLock { $0.round } }

  /// Sleeps until a time, or until the workers are woken.
  ///
  /// - Parameters:
  ///   - deadline: When the sleep ends by itself.
  ///   - round: When the worker has last looked whether there is something to do. If it was woken since,
  ///     it does not sleep.
  func nap(until deadline: Timestamp, unlessWokenSince round: Int) async {
    let nap = Task { [clock] in
      do { try await clock.sleep(until: deadline) } catch {}
    }
    let number = state.withLock { state -> Int? in
      guard !state.isOver, state.round == round else { return nil }
      state.lastNumber += 1
      state.sleeping[state.lastNumber] = nap
      return state.lastNumber
    }
    guard let number else { return nap.cancel() }
    await withTaskCancellationHandler {
      await nap.value
    } onCancel: {
      nap.cancel()
    }
    state.withLock { $0.sleeping[number] = nil }
  }

  /// Wakes all workers.
  func wake() { wake(forGood: false) }

  /// Wakes all workers, for the last time.
  func end() { wake(forGood: true) }

  private func wake(forGood isLast: Bool) {
    let woken = state.withLock { state in
      state.isOver = state.isOver || isLast
      state.round += 1
      defer { state.sleeping = [:] }
      return state.sleeping.values
    }
    for nap in woken { nap.cancel() }
  }
}
