import JoineryThreads

/// A value that one task makes and another one reads after it.
final class Promise<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  func fulfil(_ value: Value) {
    stored.withLock { $0 = value }
  }

  /// The value, which must have been made.
  var value: Value {
    guard let value = stored.withLock({ $0 }) else {
      preconditionFailure("a promise was read before it was kept")
    }
    return value
  }
}
