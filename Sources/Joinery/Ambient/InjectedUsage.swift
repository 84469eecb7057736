import Synchronization

/// Whether somebody has read a value that a test has set.
@usableFromInline package final class InjectedUsage: Sendable {
  /// The name of the entry.
  package let name: String
  private let used = Atomic<Bool>(false)

  init(name: String) {
    self.name = name
  }

  /// Whether the value was read.
  package var isUsed: Bool { used.load(ordering: .acquiring) }

  func note() {
    used.store(true, ordering: .releasing)
  }
}
