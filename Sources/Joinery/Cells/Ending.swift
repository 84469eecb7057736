/// Whether something is over, and what tells those who wait for that: used under a lock.
struct Ending {
  private(set) var isOver = false
  /// Hardly ever anybody waits.
  private var signal: Signal?

  /// It is over.
  ///
  /// - Returns: The signal to those who wait, to be sent where no lock is held.
  mutating func finish() -> Signal? {
    isOver = true
    return signal
  }

  /// What somebody waits for: nil when it is over.
  mutating func awaited() -> Signal? {
    if isOver { return nil }
    let awaited = signal ?? Signal()
    signal = awaited
    return awaited
  }
}
