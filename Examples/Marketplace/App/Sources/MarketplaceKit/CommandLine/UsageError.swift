/// The command line makes no sense.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let arguments: [String]

  var description: String {
    "'\(arguments.joined(separator: " "))' makes no sense; it is 'list' or 'buy WHO CODE...'"
  }
}
