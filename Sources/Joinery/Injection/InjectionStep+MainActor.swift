/// Steps whose functions belong to the main actor.
extension InjectionStep {
  /// Creates a step that calls a function of the main actor with the object and then the values.
  init<each Dependency>(
    onMainActor function:
      @escaping @MainActor (inout Object, repeat each Dependency) throws -> Void,
    _ location: Location
  ) {
    self.init(
      calling: { (object: inout Object, value: repeat each Dependency) in
        // This already runs on the main actor, where the object and the values stay.
        let transferred = UncheckedTransfer(value: object)
        let values = UncheckedTransfer(value: (repeat each value))
        object = try assumingMainActor {
          var object = transferred.value
          try function(&object, repeat each values.value)
          return object
        }
      }, location)
  }

  /// Creates a step that calls an asynchronous function of the main actor.
  init<each Dependency>(
    awaitingOnMainActor function:
      @escaping @MainActor (Object, repeat each Dependency) async throws -> Void,
    _ location: Location
  ) {
    let call = {
      @MainActor (arguments: UncheckedTransfer<(Object, (repeat each Dependency))>) async throws in
      try await function(arguments.value.0, repeat each arguments.value.1)
    }
    self.init(
      awaiting: { (object: Object, value: repeat each Dependency) in
        // This already runs on the main actor, where the object and the values stay.
        try await call(UncheckedTransfer(value: (object, (repeat each value))))
      }, location)
  }
}
