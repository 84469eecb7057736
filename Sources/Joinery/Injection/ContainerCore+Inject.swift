import JoineryAnalysis

/// Injection into objects, once it is known what is set and called.
extension ContainerCore {
  /// Carries out steps without waiting.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - object: The object.
  ///   - access: Whether the caller is on the main actor.
  ///   - location: Where this was asked for.
  /// - Throws: ``GraphError`` with all that is missing; what the factories and the steps throw.
  func inject<Object>(
    _ steps: [InjectionStep<Object>], into object: inout Object, by access: Access,
    at location: Location
  ) throws {
    let slots = try slots(of: steps, into: Object.self, by: access, at: location)
    try steps.perform(on: &object, reading: slots)
  }

  /// Carries out steps, and waits where that is necessary.
  func injectAwaited<Object>(
    _ steps: [InjectionStep<Object>], into object: inout Object, at location: Location
  ) async throws {
    let slots = try slots(of: steps, into: Object.self, by: .awaited, at: location)
    try await awaiting(Object.self) {
      try await steps.performAwaited(on: &object, reading: slots)
    }
  }

  /// Carries out the injection that is bound for a type, without waiting.
  func injectBound<Object>(
    into object: inout Object, by access: Access, at location: Location
  ) throws {
    let (slot, steps) = try boundInjection(
      into: Object.self, by: access, isOnMainActor: access == .mainActor, at: location)
    try steps.perform(on: &object, reading: slot.dependencyList)
  }

  /// Carries out the injection that is bound for a type, and waits where that is necessary.
  func injectAwaitedBound<Object>(
    into object: inout Object, isOnMainActor: Bool, at location: Location
  ) async throws {
    let (slot, steps) = try boundInjection(
      into: Object.self, by: .awaited, isOnMainActor: isOnMainActor, at: location)
    try await awaiting(Object.self) {
      try await steps.performAwaited(on: &object, reading: slot.dependencyList)
    }
  }

  /// The injection that is bound for a type, and the slot that knows its values.
  ///
  /// - Throws: ``GraphError`` when nothing is bound, or what is bound cannot be carried out by who asks.
  private func boundInjection<Object>(
    into object: Object.Type, by access: Access, isOnMainActor: Bool, at location: Location
  ) throws -> (slot: AnySlot, steps: [InjectionStep<Object>]) {
    try locating(object, at: location) { try checkIsOpen(for: object) }
    guard let slot = boundSlot(for: Injects<Object>.self),
      let record = slot.record, let steps = try Injects<Object>.steps(of: slot)
    else {
      try locating(object, at: location) { try checkWasOpen(for: object) }
      throw notInjectable(object, at: location)
    }
    let type = { self.graph.displayName(of: Key(ofType: object)) }
    if record.isolation == .mainActor, !isOnMainActor {
      throw GraphError(.injectionRequiresMainActor(type(), container: name, place: record.place))
    }
    if record.effects.contains(.asynchronous), access != .awaited {
      throw GraphError(.injectionMustBeAwaited(type(), container: name, place: record.place))
    }
    return (slot, steps)
  }

  /// Why nothing can be injected into a type without a list.
  private func notInjectable<Object>(
    _ object: Object.Type, at location: Location
  ) -> GraphError {
    var issue = absence(of: Injects<Object>.self, requestedAt: location.place)
    if issue.id == .notBound {
      issue = graph.issue(whenNotInjectable: Key(ofType: object), at: location.place)
    } else {
      issue.fix = "try scope.inject(into: <#object#>)"
    }
    return GraphError(issue)
  }
}

extension AnySlot {
  /// The slots that an injection reads.
  fileprivate var dependencyList: [AnySlot] {
    (0..<dependencyCount).map { dependency(at: $0) }
  }
}
