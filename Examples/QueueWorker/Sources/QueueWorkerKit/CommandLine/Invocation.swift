/// What was typed after the name of the program.
///
/// Options may stand anywhere; everything after `--` is an operand.
struct Invocation: Hashable {
  private(set) var command = Command.help
  private(set) var settings = Settings()

  init(_ arguments: [String]) throws(UsageError) {
    var operands: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" { return }
      if argument == "--" {
        operands += rest
        break
      }
      if argument.hasPrefix("--") {
        try take(argument, from: &rest)
      } else {
        operands.append(argument)
      }
    }
    command = try Command(operands: operands)
  }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    func value() throws(UsageError) -> String {
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(option)
      }
      return value
    }
    func number(in range: ClosedRange<Int>) throws(UsageError) -> Int {
      guard let number = Int(try value()), range.contains(number) else {
        throw .malformedValue(
          option, expected: "a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
    switch option {
    case "--database": settings.database = try value()
    case "--workers": settings.workers = try number(in: 1...64)
    case "--grace": settings.grace = .seconds(try number(in: 0...86_400))
    case "--until-empty" where parts.count == 1: settings.isUntilEmpty = true
    default: throw .unknownOption(argument)
    }
  }
}
