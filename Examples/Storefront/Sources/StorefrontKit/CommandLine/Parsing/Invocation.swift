/// One use of the command: what was typed, split into options and operands.
///
/// Options may stand anywhere; everything after `--` is an operand.
struct Invocation: Hashable {
  private(set) var operands: [String] = []
  private(set) var database: String?
  private(set) var trace: String?
  /// By what customers may pay, the preferred method first.
  private(set) var paymentMethods: [PaymentPlugin]?
  private(set) var isJSON = false
  private(set) var asksForHelp = false

  /// Splits the arguments, without the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = Option(String(parts[0])) else {
        let name = String(parts[0])
        throw .unknownOption(name, closest: closest(to: name, in: Option.self))
      }
      try take(option, value: parts.count == 2 ? String(parts[1]) : nil, from: &rest)
    }
  }

  private mutating func take(
    _ option: Option, value: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    switch option {
    case .help, .json:
      guard value == nil else { throw .unexpectedValue(option) }
      if option == .help { asksForHelp = true } else { isJSON = true }
    case .database:
      guard database == nil else { throw .repeatedOption(option) }
      database = try text(of: option, value, from: &rest)
    case .trace:
      guard trace == nil else { throw .repeatedOption(option) }
      trace = try text(of: option, value, from: &rest)
    case .accept:
      guard paymentMethods == nil else { throw .repeatedOption(option) }
      paymentMethods = try PaymentPlugin.list(text(of: option, value, from: &rest))
    }
  }

  private func text(
    of option: Option, _ value: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let text = value ?? next, !text.isEmpty else { throw .missingValue(option) }
    if value == nil { rest.removeFirst() }
    return text
  }
}
