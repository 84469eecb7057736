/// One thing that is done with an object: a property that is set, or a call.
struct InjectionStep<Object>: @unchecked Sendable {
  // `@unchecked`: what runs anywhere is made from `Sendable` key paths and functions; what is made from
  // others was made on the main actor, and is performed there alone.

  /// The types of the values that the step needs.
  let dependencies: [Any.Type]
  let location: Location
  /// Whether the step waits until all properties are set.
  let isCall: Bool
  /// Takes the values from their slots, and says what to do with them.
  let prepare: (inout InjectedSlots) throws -> InjectionAction<Object>
  /// Does the same, and awaits the values where they have to be.
  let prepareAwaited: (inout InjectedSlots) async throws -> InjectionAction<Object>

  /// Creates a step that sets a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - location: Where the step was written.
  ///   - convert: Makes the value of the property of what the container has.
  init<Value, Dependency>(
    setting property: WritableKeyPath<Object, Value>, _ location: Location,
    to convert: @escaping (Dependency) -> Value
  ) {
    dependencies = [Dependency.self]
    self.location = location
    isCall = false
    prepare = { slots in
      if slots.skipIfAbsent() { return .leaveAlone }
      let value = convert(try slots.take(Dependency.self))
      return .perform { $0[keyPath: property] = value }
    }
    prepareAwaited = { slots in
      if slots.skipIfAbsent() { return .leaveAlone }
      let value = convert(try await slots.takeAwaited(Dependency.self))
      return .perform { $0[keyPath: property] = value }
    }
  }

  /// Creates a step that calls a function with the object and then the values.
  init<each Dependency>(
    calling function: @escaping (inout Object, repeat each Dependency) throws -> Void,
    _ location: Location
  ) {
    dependencies = listOfTypes(repeat (each Dependency).self)
    self.location = location
    isCall = true
    prepare = { slots in
      let values = (repeat try slots.take((each Dependency).self))
      return .perform { try function(&$0, repeat each values) }
    }
    prepareAwaited = { slots in
      let values = (repeat try await slots.takeAwaited((each Dependency).self))
      return .perform { try function(&$0, repeat each values) }
    }
  }

  /// Creates a step that calls an asynchronous function with the object and then the values.
  init<each Dependency>(
    awaiting function: @escaping (Object, repeat each Dependency) async throws -> Void,
    _ location: Location
  ) {
    dependencies = listOfTypes(repeat (each Dependency).self)
    self.location = location
    isCall = true
    prepare = { _ in preconditionFailure("a step that waits was given to a caller that cannot") }
    prepareAwaited = { slots in
      let values = (repeat try await slots.takeAwaited((each Dependency).self))
      return .performAwaited { try await function($0, repeat each values) }
    }
  }
}
