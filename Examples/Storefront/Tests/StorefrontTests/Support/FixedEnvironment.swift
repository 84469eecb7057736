import Foundation
import Synchronization

@testable import StorefrontKit

/// A time that stands still: 2026-01-15, half past nine.
struct FixedTime: TimeSource {
  let now = Date(timeIntervalSince1970: 1_768_469_400)
}

/// Identifiers that count.
final class CountingIdentifiers: IdentifierSource {
  private let count = Mutex<UInt8>(0)

  /// The first identifiers of a source that nobody has asked before.
  func first(_ count: Int) -> [UUID] { (0..<count).map { _ in next() } }

  func next() -> UUID {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return UUID(uuid: (number, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
  }
}
