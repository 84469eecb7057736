/// Why a container or a scope ends.
public enum EndReason: Sendable {
  /// Its work is done.
  case finished
  /// Its work, or its start, failed with this error.
  case failed(any Error)
}
