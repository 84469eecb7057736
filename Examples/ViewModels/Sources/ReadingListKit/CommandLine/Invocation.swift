/// What was typed after the name of the program.
struct Invocation {
  private(set) var patterns: [Pattern] = []
  private(set) var asksForHelp = false

  init(_ arguments: [String]) throws(UsageError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch parts[0] {
      case "--help" where parts.count == 1, "-h" where parts.count == 1: asksForHelp = true
      case "--pattern":
        let value = parts.count == 2 ? String(parts[1]) : arguments.popFirst()
        guard let value else { throw .missingName }
        guard let pattern = Pattern.all.first(where: { $0.name == value }) else {
          throw .unknownPattern(value)
        }
        patterns.append(pattern)
      default: throw .unknownArgument(argument)
      }
    }
    if patterns.isEmpty { patterns = Pattern.all }
  }
}
