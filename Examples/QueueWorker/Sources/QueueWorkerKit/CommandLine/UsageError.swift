/// The command line makes no sense.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case wrongOperands(String)
  case unknownOption(String)
  case missingValue(String)
  case malformedValue(String, expected: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCommand: "there is no command; there are enqueue, run, status"
    case .unknownCommand(let name): "there is no command '\(name)'; there are enqueue, run, status"
    case .wrongOperands(let form): "it is '\(form)', with quotation marks where a space is"
    case .unknownOption(let name): "there is no option '\(name)'"
    case .missingValue(let option): "\(option) needs a value"
    case .malformedValue(let option, let expected): "\(option) takes \(expected)"
    }
  }
}
