import JoineryAnalysis

/// Takes down the members that an asynchronous function makes which runs where its caller does.
///
/// The methods are here and not in ``GraphDescriber`` so that the compiler prefers the others: a
/// function on an actor could be taken for one of these.
///
/// The code that `@Graph` writes uses it; there is nothing to do with it otherwise.
public class NonsendingGraphDescriber<Root: AnyObject> {
  /// The members, in the order in which they were listed.
  final var members: [GraphMember] = []
  /// The parents, in the order of the source.
  final var parents: [(name: String, type: any DependencyGraph.Type)] = []

  init() {}

  /// Lists a singleton that has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func singleton<Value, Failure: Error>(
    _ name: StaticString,
    _ make: nonisolated(nonsending) @escaping @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .singleton, factory(nonsending: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a value that is made anew for each request and has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: Makes the value.
  ///   - needs: What it needs, in the order of its parameters.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func transient<Value, Failure: Error>(
    _ name: StaticString,
    _ make: nonisolated(nonsending) @escaping @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .transient, factory(nonsending: make), needs,
      Location(file: file, line: line, column: column))
  }

  /// Lists a plain computed property that has to be awaited.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the property.
  ///   - needs: What it needs when it is read.
  ///   - file: The file of the member.
  ///   - line: The line of the member.
  ///   - column: The column of the member.
  @_disfavoredOverload
  public func property<Value, Failure: Error>(
    _ name: StaticString,
    _ read: nonisolated(nonsending) @escaping @Sendable (Root) async throws(Failure) -> Value,
    needs: GraphNeed..., file: StaticString, line: UInt, column: UInt
  ) {
    add(
      name, .transient, factory(nonsending: read), needs,
      Location(file: file, line: line, column: column))
  }

  /// Says that the start of the graph makes a singleton although it could wait until it is read.
  ///
  /// - Parameter name: The name of a member that is listed already.
  public final func eager(_ name: StaticString) {
    change(name) { $0.isEager = true }
  }

  /// Says that a member is for the graph alone, so that no container is offered it.
  ///
  /// - Parameters:
  ///   - name: The name of a member that is listed already.
  ///   - isShareable: Whether a container is offered it all the same, because its type is `Sendable`.
  public final func hidden(_ name: StaticString, unless isShareable: Bool = false) {
    if !isShareable { change(name) { $0.isHidden = true } }
  }

  // MARK: Taking down

  /// Changes what is said of a member that is listed already.
  final func change(_ name: StaticString, _ change: (inout GraphMember) -> Void) {
    let name = "\(name)"
    guard let index = members.lastIndex(where: { $0.name == name }) else {
      preconditionFailure("more was said of '\(name)' before it was listed")
    }
    change(&members[index])
  }

  /// Says what a call of a function may do, which has been listed.
  final func noteCall(of name: StaticString, isAsync: Bool, isThrowing: Bool) {
    change(name) { $0.effectsOfCall = Effects(isAsync: isAsync, isThrowing: isThrowing) }
  }

  /// Adds a member whose value a factory makes.
  final func add<Value>(
    _ name: StaticString, _ lifetime: Lifetime, _ factory: Factory<Value>, _ needs: [GraphNeed],
    _ location: Location
  ) {
    members.append(
      GraphMember(
        name: "\(name)", type: Value.self, lifetime: lifetime, effects: factory.effects,
        isolation: factory.isolation, needs: needs, location: location, actor: factory.actor,
        makeSlot: { request in
          Slot<Value>(
            record: request.record, owner: request.owner, sharing: request.sharing,
            isDeep: request.isDeep, dependencyCount: request.dependencyCount, factory: factory)
        },
        makeBinding: { slot, graph in
          GraphMember.binding(
            "\(name)", to: Slot<Value>.this(slot), as: lifetime, in: location, keeping: graph)
        }))
  }

  /// Adds a member that only leads to others.
  final func add(
    _ name: StaticString, _ lifetime: Lifetime, _ type: Any.Type, _ needs: [GraphNeed],
    _ location: Location
  ) {
    members.append(
      GraphMember(
        name: "\(name)", type: type, lifetime: lifetime, needs: needs, location: location))
  }

  // MARK: Factories

  /// The factory that calls a function with the graph that a slot belongs to.
  final func factory<Value, Failure: Error>(
    _ make: @escaping @Sendable (Root) throws(Failure) -> Value
  ) -> Factory<Value> {
    Factory(isThrowing: Failure.self != Never.self) { slot in try make(Self.graph(of: slot)) }
  }

  /// The factory that calls a function on the main actor.
  final func factory<Value, Failure: Error>(
    main make: @escaping @MainActor @Sendable (Root) throws(Failure) -> Value
  ) -> Factory<Value> {
    Factory(
      make: { slot in
        // It stays where it is: the slot is only read on the main actor.
        nonisolated(unsafe) let graph = try Self.graph(of: slot)
        return try assumingMainActor { try make(unsafe graph) }
      },
      makeAwaited: nil, on: MainActor.shared, isThrowing: Failure.self != Never.self)
  }

  /// The factory that calls a function on the actor that it belongs to.
  final func factory<Value, Failure: Error>(
    isolated make: @escaping @isolated(any) @Sendable (Root) throws(Failure) -> Value
  ) -> Factory<Value> {
    let actor = make.isolation
    // A function is called in the same way wherever it belongs; it is only called on its actor.
    let makeHere = unsafe unsafeBitCast(
      make, to: (@Sendable (Root) throws(Failure) -> Value).self)
    return Factory(
      make: { slot in
        actor?.preconditionIsolated()
        return try makeHere(Self.graph(of: slot))
      },
      makeAwaited: { slot in
        try await keeping(try await slot.prepareAwaitedDependencies()) {
          try await Self.transfer(of: slot, by: makeHere, on: actor).value
        }
      },
      on: actor, isThrowing: Failure.self != Never.self)
  }

  /// Calls a function on an actor.
  private static func transfer<Value, Failure: Error>(
    of slot: AnySlot, by make: @Sendable (Root) throws(Failure) -> Value,
    on actor: isolated (any Actor)?
  ) async throws -> UncheckedTransfer<Value> {
    // The value belongs to the actor, which all who read it are on.
    UncheckedTransfer(value: try make(graph(of: slot)))
  }

  /// The factory that awaits a function, wherever it runs.
  final func factory<Value, Failure: Error>(
    awaiting make: @escaping @isolated(any) @Sendable (Root) async throws(Failure) -> Value
  ) -> Factory<Value> {
    // What is not `Sendable` is of a graph that is not: it is used where the one is who waits for this.
    let makeThere = unsafe unsafeBitCast(
      make, to: (@isolated(any) @Sendable (Root) async throws(Failure) -> sending Value).self)
    return Factory(
      make: nil,
      makeAwaited: { slot in
        try await keeping(try await slot.prepareAwaitedDependencies()) {
          // Who starts a graph that is not `Sendable` waits until this is done.
          nonisolated(unsafe) let graph = try Self.graph(of: slot)
          return try await makeThere(unsafe graph)
        }
      },
      on: make.isolation, isAsynchronous: true, isThrowing: Failure.self != Never.self)
  }

  /// The factory that awaits a function where its caller runs.
  final func factory<Value, Failure: Error>(
    nonsending make:
      nonisolated(nonsending) @escaping @Sendable (Root) async throws(Failure) -> Value
  ) -> Factory<Value> {
    Factory(
      make: nil,
      makeAwaited: { slot in
        try await keeping(try await slot.prepareAwaitedDependencies()) {
          try await make(Self.graph(of: slot))
        }
      },
      isAsynchronous: true, isThrowing: Failure.self != Never.self)
  }

  /// The graph that a slot belongs to.
  private static func graph(of slot: AnySlot) throws -> Root {
    guard let owner = unsafe slot.owner as? GraphOwner, let graph = owner.graph as? Root else {
      throw GraphError(
        .containerReleased(
          slot.shortName, container: unsafe slot.owner?.name ?? "its graph",
          place: slot.record?.place))
    }
    return graph
  }
}
