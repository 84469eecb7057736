/// An object that a container has made, or the model of one.
protocol Product: AnyObject, Sendable {
  /// Where it comes from.
  var origin: Origin { get }
}

/// Where an object comes from.
struct Origin: Sendable {
  /// The binding whose factory has made it.
  let binding: Int
  /// Which construction it was, of all that were made by one journal.
  let serial: Int
  /// The run-time argument.
  var argument: Int?
  /// What the factory was given, in the order of its parameters.
  var received: [Receipt] = []
}

/// What a parameter was given.
indirect enum Receipt: Sendable {
  case one(any Product)
  case none
  case many([Receipt])
  case later(Later)
}

/// A value that can be requested later.
struct Later: Sendable {
  let now: @Sendable () throws -> Receipt
  let awaited: @Sendable () async throws -> Receipt

  /// Requests the value.
  func ask(canWait: Bool) async throws -> Receipt {
    canWait ? try await awaited() : try now()
  }
}

/// What a factory throws as planned.
struct PlannedFailure: Error {
  let binding: Int
}
