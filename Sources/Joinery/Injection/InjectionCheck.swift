import JoineryAnalysis

/// Looks up the slots of an injection's values, and collects everything that is wrong with them.
struct InjectionCheck {
  let core: ContainerCore
  /// The type of the object.
  let object: Any.Type
  /// From where the caller can have values.
  let access: Access
  /// Where the injection was asked for.
  let request: SourcePlace

  private(set) var slots: [AnySlot] = []
  private(set) var issues: [Issue] = []
  /// Where in the issues the one of each type is.
  private var positions: [ObjectIdentifier: Int] = [:]

  init(_ core: ContainerCore, into object: Any.Type, by access: Access, at location: Location) {
    self.core = core
    self.object = object
    self.access = access
    request = location.place
  }

  /// Looks up a value that a step needs.
  mutating func check(_ type: Any.Type, neededAt location: Location) {
    let slot = core.boundSlot(ofAnyType: type)
    if let slot {
      slots.append(slot)
      if isAvailable(slot) { return }
    }
    if let position = positions[ObjectIdentifier(type)] {
      issues[position].notes.append(.alsoInjected(at: location.place))
      return
    }
    positions[ObjectIdentifier(type)] = issues.count
    issues.append(issue(for: type, slot, neededAt: location.place))
  }

  private func isAvailable(_ slot: AnySlot) -> Bool {
    switch slot.access {
    case .anywhere: true
    case .mainActor: access != .anywhere
    case .awaited: access == .awaited || slot.isPublished
    }
  }

  private func issue(for type: Any.Type, _ slot: AnySlot?, neededAt place: SourcePlace) -> Issue {
    var issue =
      if let slot {
        (slot.access == .mainActor ? slot.mustBeOnMainActor() : slot.mustBeAwaited()).issues[0]
      } else {
        core.absence(of: type, requestedAt: place)
      }
    issue.place = issue.place ?? place
    let name = Key(ofType: object).shortName
    issue.notes.insert(
      contentsOf: [.injected(into: name, at: place), .injectionRequested(at: request)], at: 0)
    if issue.id == .scopedOutsideScope { issue.fix = "try scope.inject(into: <#object#>)" }
    if slot?.access == .mainActor { issue.fix = "try container.main.inject(into: <#object#>)" }
    return issue
  }
}

extension ContainerCore {
  /// The slots of the values of an injection, in the order of its steps.
  ///
  /// - Throws: ``GraphError`` with everything that is missing, or that cannot be had from where it is
  ///   asked for.
  func slots<Object>(
    of steps: [InjectionStep<Object>], into object: Object.Type, by access: Access,
    at location: Location
  ) throws -> [AnySlot] {
    try locating(object, at: location) { try checkIsOpen(for: object) }
    var check = InjectionCheck(self, into: object, by: access, at: location)
    for step in steps {
      for type in step.dependencies { check.check(type, neededAt: step.location) }
    }
    try locating(object, at: location) { try checkWasOpen(for: object) }
    if !check.issues.isEmpty { throw GraphError(check.issues, graph: name) }
    return check.slots
  }
}
