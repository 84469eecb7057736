import JoineryAnalysis

/// Injection into objects of the main actor, and with its values.
extension MainActorRequests {
  /// Sets properties of an object and calls methods of it.
  ///
  /// All values are resolved first, in the order of the steps; then the properties are set, then methods
  /// and calls are made, in this order.
  ///
  /// ```swift
  /// try container.main.inject(into: controller) {
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
  /// - Throws: ``GraphError`` with every value that is not bound, or cannot be had at once, before anything
  ///   is made; what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object: AnyObject>(
    into object: Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @InjectionBuilder<Object, InjectionContexts.MainActorAtOnce> _ steps:
      @MainActor () -> MainActorInjection<Object>
  ) throws {
    var object = object
    try core.inject(
      steps().steps, into: &object, by: .mainActor,
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
  /// - Throws: ``GraphError`` with every value that is not bound, or cannot be had at once, before anything
  ///   is made; what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object: AnyObject, Context: SynchronousContext>(
    _ injection: InjectionSteps<Object, Context>, into object: Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws {
    var object = object
    try core.inject(
      injection.steps, into: &object, by: .mainActor,
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
  ) throws {
    var object = object
    try core.injectBound(
      into: &object, by: .mainActor, at: Location(file: file, line: line, column: column))
  }

  /// Sets properties of a structure, as of an object.
  ///
  /// - Parameters:
  ///   - object: The structure.
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  ///   - steps: Setters, methods and calls.
  /// - Throws: ``GraphError`` with every value that is not bound, or cannot be had at once, before anything
  ///   is made; what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object>(
    into object: inout Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @InjectionBuilder<Object, InjectionContexts.MainActorAtOnce> _ steps:
      @MainActor () -> MainActorInjection<Object>
  ) throws {
    try core.inject(
      steps().steps, into: &object, by: .mainActor,
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
  /// - Throws: ``GraphError`` with every value that is not bound, or cannot be had at once, before anything
  ///   is made; what the factories throw, before anything is set; what methods and calls throw, after that.
  /// - Complexity: O(values) besides the cost of the constructions.
  public func inject<Object, Context: SynchronousContext>(
    _ injection: InjectionSteps<Object, Context>, into object: inout Object,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws {
    try core.inject(
      injection.steps, into: &object, by: .mainActor,
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
  ) throws {
    try core.injectBound(
      into: &object, by: .mainActor, at: Location(file: file, line: line, column: column))
  }
}
