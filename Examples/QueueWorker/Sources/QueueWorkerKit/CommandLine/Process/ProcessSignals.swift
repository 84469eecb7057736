import Dispatch
import Foundation

/// Takes the signals SIGINT and SIGTERM, as long as it is kept.
final class ProcessSignals {
  private let sources: [any DispatchSourceSignal]

  /// Begins to watch; a process does so once.
  ///
  /// - Parameter body: What the first signal does; the second one ends the process.
  init(_ body: @escaping @Sendable () -> Void) {
    // One queue for all, so that only one handler runs at a time.
    let queue = DispatchQueue(label: "signals")
    let count = Count()
    sources = [SIGINT, SIGTERM].map { number in
      // The source is told of signals that would otherwise end the process.
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        guard count.isFirst() else { _exit(128 + number) }
        body()
      }
      source.activate()
      return source
    }
  }
}
