import JoineryThreads

/// Messages on their way from any thread to the one task that reads them.
final class Mailbox<Message: Sendable>: Sendable {
  private struct State {
    var messages: [Message] = []
    /// The task that waits for a message.
    var reader: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// Adds a message.
  func send(_ message: Message) {
    let reader = state.withLock { state in
      state.messages.append(message)
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume()
  }

  /// Takes all messages, the oldest first, and waits until there is one.
  ///
  /// It waits also when the task is cancelled.
  func receive() async -> [Message] {
    await withCheckedContinuation { continuation in
      let isWaiting = state.withLock { state in
        guard state.messages.isEmpty else { return false }
        state.reader = continuation
        return true
      }
      if !isWaiting { continuation.resume() }
    }
    return state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }
}
