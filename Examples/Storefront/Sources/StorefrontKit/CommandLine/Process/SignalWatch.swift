import Foundation
import Synchronization

/// Takes the signals SIGINT and SIGTERM, and passes them on to a thread of its own, where any code
/// may run.
final class SignalWatch: Sendable {
  private let first = Mutex<Int32?>(nil)
  private let signals = Pipe()

  /// What the process ends with, if there was a signal.
  var exitCode: Int32? { first.withLock { $0.map { 128 + $0 } } }

  /// Begins to watch; a process does so once.
  ///
  /// - Parameter body: What the first signal does; each later one ends the process.
  func start(_ body: @escaping @Sendable () -> Void) {
    unsafe signalDescriptor = signals.fileHandleForWriting.fileDescriptor
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        // Only what is allowed in the middle of any other code.
        let interrupted = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = unsafe write(signalDescriptor, &byte, 1)
        errno = interrupted
      }
    }
    Thread.detachNewThread { [self] in
      while let byte = try? signals.fileHandleForReading.read(upToCount: 1)?.first {
        receive(Int32(byte), body)
      }
    }
  }

  private func receive(_ signal: Int32, _ body: () -> Void) {
    let earlier = first.withLock { first -> Int32? in
      defer { first = first ?? signal }
      return first
    }
    guard let earlier else { return body() }
    // The database is sound wherever this happens, as it is after a loss of power.
    _exit(128 + earlier)
  }
}

/// Where the handler of the signals writes to.
///
/// Safe: it is written once, before there is a handler, and only read afterwards.
private nonisolated(unsafe) var signalDescriptor: Int32 = -1
