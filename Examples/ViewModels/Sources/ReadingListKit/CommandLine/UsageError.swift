/// The command line makes no sense.
enum UsageError: Error, Equatable {
  case unknownArgument(String)
  case unknownPattern(String)
  case missingName
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownArgument(let argument): "'\(argument)' is no option; --help lists them"
    case .unknownPattern(let name): "there is no pattern '\(name)'; there are \(Self.names)"
    case .missingName: "--pattern needs a name: \(Self.names)"
    }
  }

  private static var names: String { Pattern.all.map(\.name).joined(separator: ", ") }
}
