/// What is done with an object when its container stops.
struct Finalizer: Sendable {
  let run: @Sendable (ValueBox, EndReason) async throws -> Void

  init<Value, Failure: Error>(
    _ body: @escaping @Sendable (Value, EndReason) async throws(Failure) -> Void
  ) {
    run = { box, reason in
      if let value = box.content as? Value { try await body(value, reason) }
    }
  }
}
