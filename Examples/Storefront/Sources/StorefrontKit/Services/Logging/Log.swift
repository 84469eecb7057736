/// Says what the program is doing, to whoever looks after it.
struct Log: Sendable {
  /// Says nothing.
  static let silent = Log { _ in }

  /// Writes one line.
  let write: @Sendable (String) -> Void
}
