/// What is to be done.
enum Command: Hashable {
  case help
  case enqueue(kind: String, payload: String)
  case run
  case status

  /// Reads a command and its operands.
  init(operands: [String]) throws(UsageError) {
    guard let name = operands.first else { throw .noCommand }
    switch (name, operands.count) {
    case ("enqueue", 3): self = .enqueue(kind: operands[1], payload: operands[2])
    case ("run", 1): self = .run
    case ("status", 1): self = .status
    case ("enqueue", _): throw .wrongOperands("enqueue KIND PAYLOAD")
    case ("run", _), ("status", _): throw .wrongOperands(name)
    default: throw .unknownCommand(name)
    }
  }
}
