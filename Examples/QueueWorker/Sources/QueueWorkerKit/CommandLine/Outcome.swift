/// How a run of the program ends.
struct Outcome {
  var code = ExitCode.success
  /// What there is to print.
  var text = ""
  /// What went wrong, on one line.
  var complaint: String?
}

extension Outcome {
  /// What an error of any part means.
  init(_ error: any Error) {
    switch error {
    case let error as UsageError:
      self.init(code: .usage, complaint: "\(error); see 'queue-worker --help'")
    case let error as StorageError: self.init(code: .storage, complaint: "\(error)")
    // A signal, before anything had begun.
    case is CancellationError: self.init()
    default: self.init(code: .refused, complaint: "\(error)")
    }
  }
}
