import JoineryAnalysis

/// Why a command can't do what it was asked to: one line, and what to do about it.
struct Failure: Error, Equatable {
  /// What is wrong, naming the thing.
  var message: String
  /// The smallest change that may help.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// A hint that names what may have been meant, or else where to look.
  static func didYouMean(_ names: [String], or command: String) -> String {
    switch names.count {
    case 0: "see '\(command)'"
    case 1: "did you mean '\(names[0])'?"
    default:
      "did you mean \(names.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"
    }
  }
}
