/// What a run that failed says, and how it ends.
struct Failure: Hashable {
  let exitCode: ExitCode
  /// One line, without the name of the program.
  let message: String

  /// Finds the words and the exit code for an error of any layer.
  init(_ error: any Error) {
    switch error {
    case let error as UsageError:
      self.init(exitCode: .usage, message: "\(error.message); see 'storefront --help'")
    case let error as ShopError:
      self.init(exitCode: error.exitCode, message: error.message)
    case let error as StorageError:
      self.init(exitCode: .storage, message: error.message)
    case let error as OutputError:
      self.init(
        exitCode: .output, message: "the output cannot be written: \(error.reason.printable)")
    case let error as TraceError:
      self.init(
        exitCode: .output,
        message: "the trace '\(error.path.printable)' cannot be written: \(error.reason.printable)")
    case let error as TookTooLong:
      self.init(exitCode: .refused, message: "\(error.component) took too long")
    case is CancellationError:
      self.init(exitCode: .interrupted, message: "interrupted")
    default:
      self.init(exitCode: .refused, message: "\(error)".printable)
    }
  }

  private init(exitCode: ExitCode, message: String) {
    self.exitCode = exitCode
    self.message = message
  }
}
