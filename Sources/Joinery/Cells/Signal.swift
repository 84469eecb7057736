import JoineryThreads

/// Something that happens once, and that tasks may wait for.
final class Signal: Sendable {
  private enum State {
    case waiting([CheckedContinuation<Void, Never>])
    case happened
  }

  private let state = Mutex(State.waiting([]))

  /// It has happened.
  func send() {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      guard case .waiting(let continuations) = state else { return [] }
      state = .happened
      return continuations
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until it has happened.
  func wait() async {
    await withCheckedContinuation { continuation in
      let hasHappened = state.withLock { state in
        guard case .waiting(let continuations) = state else { return true }
        state = .waiting(continuations + [continuation])
        return false
      }
      if hasHappened { continuation.resume() }
    }
  }
}
