import JoineryTestSupport
import JoineryThreads
import Synchronization

/// Everything that was made and closed in one round of a stress test, and what was wrong with it.
final class StressLedger: Sendable {
  private struct Entry {
    var name: String
    var closes = 0
  }

  private struct State {
    var entries: [Entry] = []
    var faults: [String] = []
  }

  private let state = Mutex(State())

  /// Notes that an object was made.
  ///
  /// - Returns: Its number.
  func make(_ name: String, in domain: StressDomain) -> Int {
    let name = "\(name) of \(domain.name)"
    return state.withLock { state in
      if domain.hasEnded { state.faults.append("\(name) was made after the end") }
      if state.entries.contains(where: { $0.name == name }) {
        state.faults.append("\(name) was made twice")
      }
      state.entries.append(Entry(name: name))
      return state.entries.count - 1
    }
  }

  /// Notes that an object was closed.
  func close(_ number: Int) {
    state.withLock { $0.entries[number].closes += 1 }
  }

  /// Notes that something is wrong.
  func note(_ fault: String) {
    state.withLock { $0.faults.append(fault) }
  }

  /// How many objects were made.
  var count: Int { state.withLock { $0.entries.count } }

  /// What is wrong when everything that was made should have been closed once.
  var faults: [String] {
    state.withLock { state in
      state.faults
        + state.entries.filter { $0.closes != 1 }.map { "\($0.name) was closed \($0.closes) times" }
    }
  }
}

/// A container or a scope, as the objects know it that belong to it.
final class StressDomain: Sendable {
  let name: String
  let ledger: StressLedger
  private let isEndingFlag = Atomic<Bool>(false)
  private let hasEndedFlag = Atomic<Bool>(false)

  init(_ name: String, _ ledger: StressLedger) {
    self.name = name
    self.ledger = ledger
  }

  /// Whether somebody has begun to stop the container, so that it may refuse requests.
  var isEnding: Bool { isEndingFlag.load(ordering: .sequentiallyConsistent) }

  /// Whether the container was stopped, so that nothing may be made in it any more.
  var hasEnded: Bool { hasEndedFlag.load(ordering: .sequentiallyConsistent) }

  /// The container is about to be stopped.
  func willEnd() { isEndingFlag.store(true, ordering: .sequentiallyConsistent) }

  /// The container was stopped.
  func didEnd() { hasEndedFlag.store(true, ordering: .sequentiallyConsistent) }
}
