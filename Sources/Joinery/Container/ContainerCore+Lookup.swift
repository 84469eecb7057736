import CJoineryThreads
import JoineryAnalysis
import Synchronization

/// Requests that the container's own table cannot answer.
extension ContainerCore {
  /// The value of a type that a parent has, or that is made from what is bound.
  ///
  /// - Throws: ``GraphError`` that says why there is none; what a factory throws.
  @usableFromInline
  func distantValue<Value>(of type: Value.Type) throws -> Value {
    guard let value = try foundValue(of: type) else { throw refusal(of: type) }
    return value
  }

  /// The value of a type that a parent has, or that is made from what is bound, if there is one.
  @usableFromInline
  func foundValue<Value>(of type: Value.Type) throws -> Value? {
    guard let slot = try slot(of: type) else { return nil }
    if slot.access == .mainActor { throw slot.mustBeOnMainActor() }
    return try slot.value()
  }

  /// The slot of a type, or nil when it is not bound or belongs to a scope.
  ///
  /// - Throws: ``GraphError`` when the container was stopped, and when the stack is used up.
  func slot<Value>(of type: Value.Type) throws -> Slot<Value>? {
    try checkIsOpen(for: type)
    if c_joinery_is_below_stack_limit() { try checkStack(beforeMaking: type) }
    if let slot = slot(for: type) { return Slot<Value>.this(slot) }
    let slot = boundSlot(for: type)
    try checkWasOpen(for: type)
    return slot
  }

  /// Refuses a request when the container was stopped after the look whether it is open.
  ///
  /// A stop empties the tables: what was not found there, or found to be absent, may be bound all the same.
  ///
  /// - Throws: ``GraphError`` when the container was stopped.
  func checkWasOpen(for type: Any.Type) throws {
    // A test answers what comes late, and doesn't rely on the tables for it.
    if watch != nil { return }
    // Whoever has seen a word gone sees what was written before it.
    atomicMemoryFence(ordering: .acquiring)
    try checkIsOpen(for: type)
  }

  /// Does something for a request, and adds its place to what is refused.
  func locating<Result>(
    _ type: Any.Type, at location: Location, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      throw GraphError.requested(type, error, at: location)
    }
  }

  /// The slot of a type, or nil when it is not bound or belongs to a scope.
  func boundSlot<Value>(for type: Value.Type) -> Slot<Value>? {
    boundSlot(ofAnyType: type).map { Slot<Value>.this($0) }
  }

  /// The slot of a type, or nil when it is not bound or belongs to a scope.
  func boundSlot(ofAnyType type: Any.Type) -> AnySlot? {
    if let slot = slot(for: type) { return slot }
    guard blueprint.provider(of: type) == nil, LiftedDemand.isLifted(type) else { return nil }
    // Nobody depends on this type in the graph, so it is made for the request.
    return Linker.requestedSlot(for: type, in: self)
  }

  /// The error of a request for a type that cannot be had, which doesn't know its place.
  func refusal(of type: Any.Type) -> GraphError {
    GraphError(absence(of: type, requestedAt: nil), refusing: type)
  }

  /// Why a type that is asked for cannot be had.
  func absence(of type: Any.Type, requestedAt place: SourcePlace?) -> Issue {
    let demand = LiftedDemand.of(type, in: blueprint)
    if let key = blueprint.key(of: demand.type),
      let finding = Verifier.finding(
        whenAskedFor: key, kind: demand.kind, by: blueprint.owners.count - 1, in: blueprint.wiring)
    {
      return graph.issues(
        for: [finding], in: blueprint.wiring, knowing: Conformances(of: blueprint.keyTypes))[0]
    }
    let missing = demand.kind == .collecting ? type : demand.type
    return graph.issue(
      whenNotBound: Key(ofType: missing),
      collecting: demand.kind == .collecting ? Key(ofType: demand.type) : nil, at: place,
      knowing: Conformances(of: blueprint.keyTypes + [missing]))
  }

  /// Starts to check the parameters of a function.
  @usableFromInline
  func startChecking(_ location: Location) -> ParameterCheck {
    ParameterCheck(core: self, location: location)
  }
}

/// Collects what is missing among the parameters of a function.
@usableFromInline
struct ParameterCheck {
  private let core: ContainerCore
  private let location: Location
  private var issues: [Issue] = []
  /// The first parameter's type, which is what a container that was stopped refuses.
  private var first: Any.Type?

  init(core: ContainerCore, location: Location) {
    self.core = core
    self.location = location
  }

  @usableFromInline
  mutating func check<Value>(_ type: Value.Type) {
    if first == nil { first = type }
    if core.boundSlot(for: type) == nil {
      issues.append(core.absence(of: type, requestedAt: location.place))
    }
  }

  @usableFromInline
  func finish(making type: Any.Type) throws {
    try core.locating(type, at: location) {
      try core.checkIsOpen(for: first ?? type)
      if !issues.isEmpty {
        try core.checkWasOpen(for: first ?? type)
        throw GraphError(issues, graph: core.name)
      }
    }
  }
}
