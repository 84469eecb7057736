/// Injection that may wait, and runs where the caller does.
extension Container {
  /// Sets properties of an object and calls methods of it.
  ///
  /// All values are resolved first, in the order of the steps; then the properties are set, then methods
  /// and calls are made, in this order. Values are awaited where they have to be.
  ///
  /// ```swift
  /// try await container.inject(into: controller) {
  ///   \.analytics
  ///   Setter(required: \.users)
  ///   Method(ProfileController.configure(log:))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  ///   - steps: Setters, methods and calls.
  /// - Throws: ``GraphError`` with every value that is not bound, before anything is made;
  ///   what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object: AnyObject>(
    into object: Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @InjectionBuilder<Object, InjectionContexts.Awaiting> _ steps: () -> AwaitingInjection<Object>
  ) async throws {
    var object = object
    try await core.injectAwaited(
      steps().steps, into: &object,
      at: Location(file: file, line: line, column: column))
  }

  /// Carries out an injection that was declared elsewhere.
  ///
  /// - Parameters:
  ///   - injection: What is set and called.
  ///   - object: The object.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Throws: ``GraphError`` with every value that is not bound, before anything is made;
  ///   what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object: AnyObject, Context: NonisolatedContext>(
    _ injection: InjectionSteps<Object, Context>, into object: Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    var object = object
    try await core.injectAwaited(
      injection.steps, into: &object,
      at: Location(file: file, line: line, column: column))
  }

  /// Carries out the injection that is bound with ``Injects`` for the type of an object.
  ///
  /// - Parameters:
  ///   - object: The object, whose static type counts.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Throws: ``GraphError`` when nothing is bound for the type, or what is bound cannot be done here;
  ///   what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object: AnyObject>(
    into object: Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    var object = object
    try await core.injectAwaitedBound(
      into: &object, isOnMainActor: false, at: Location(file: file, line: line, column: column))
  }

  /// Sets properties of a structure, as of an object.
  ///
  /// - Parameters:
  ///   - object: The structure.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  ///   - steps: Setters, methods and calls.
  /// - Throws: ``GraphError`` with every value that is not bound, before anything is made;
  ///   what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object>(
    into object: inout Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @InjectionBuilder<Object, InjectionContexts.Awaiting> _ steps: () -> AwaitingInjection<Object>
  ) async throws {
    try await core.injectAwaited(
      steps().steps, into: &object,
      at: Location(file: file, line: line, column: column))
  }

  /// Carries out an injection that was declared elsewhere on a structure.
  ///
  /// - Parameters:
  ///   - injection: What is set and called.
  ///   - object: The structure.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Throws: ``GraphError`` with every value that is not bound, before anything is made;
  ///   what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object, Context: NonisolatedContext>(
    _ injection: InjectionSteps<Object, Context>, into object: inout Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    try await core.injectAwaited(
      injection.steps, into: &object,
      at: Location(file: file, line: line, column: column))
  }

  /// Carries out the injection that is bound with ``Injects`` for the type of a structure.
  ///
  /// - Parameters:
  ///   - object: The structure, whose static type counts.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Throws: ``GraphError`` when nothing is bound for the type, or what is bound cannot be done here;
  ///   what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object>(
    into object: inout Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    try await core.injectAwaitedBound(
      into: &object, isOnMainActor: false, at: Location(file: file, line: line, column: column))
  }
}
