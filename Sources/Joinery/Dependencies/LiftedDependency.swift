import JoineryAnalysis

/// What a graph has, as far as lifted parameters ask.
protocol KnownTypes {
  /// Whether a type is bound.
  func isBound(_ type: Any.Type) -> Bool
  /// Whether something contributes to the collection of a type, or it may be empty.
  func isContributed(_ type: Any.Type) -> Bool
}

/// A parameter type that is not bound itself: the container makes it from what is bound.
///
/// An explicit binding of such a type goes before the rule.
protocol LiftedDependency {
  /// Whether this type is such a one, whatever others of the same kind are.
  static var isLifted: Bool { get }

  /// What a parameter of this type asks for.
  ///
  /// - Parameter known: What is bound.
  /// - Returns: The key, and how many of its values, and when.
  static func demand(in known: some KnownTypes) -> LiftedDemand

  /// Makes the slot of the parameter; nil when what it asks for is not bound.
  static func makeSlot(linker: inout Linker) -> AnySlot?
}

extension LiftedDependency {
  static var isLifted: Bool { true }
}

/// What a lifted parameter asks for.
struct LiftedDemand {
  /// The type of the key.
  var type: Any.Type
  var kind: Edge.Kind
  var isDeferred: Bool

  /// The demand of a parameter that isn't lifted.
  init(type: Any.Type, kind: Edge.Kind = .hard, isDeferred: Bool = false) {
    self.type = type
    self.kind = kind
    self.isDeferred = isDeferred
  }

  /// Whether a parameter of a type may be made from what is bound.
  static func isLifted(_ type: Any.Type) -> Bool {
    (type as? any LiftedDependency.Type)?.isLifted ?? false
  }

  /// The demand of any type, lifted or not.
  static func of(_ type: Any.Type, in known: some KnownTypes) -> LiftedDemand {
    if !known.isBound(type), let lifted = type as? any LiftedDependency.Type {
      return lifted.demand(in: known)
    }
    return LiftedDemand(type: type)
  }
}

extension Optional: LiftedDependency {
  static func demand(in known: some KnownTypes) -> LiftedDemand {
    var demand = LiftedDemand.of(Wrapped.self, in: known)
    // A collection that nobody contributes to may be missing as well.
    if demand.kind == .hard || demand.kind == .collecting && !known.isContributed(demand.type) {
      demand.kind = .optional
    }
    return demand
  }

  static func makeSlot(linker: inout Linker) -> AnySlot? {
    guard let target = linker.slot(for: Wrapped.self) else {
      let slot: AnySlot = linker.liftedSlot(dependencies: [], make: { _ in Wrapped?.none })
      slot.isAbsent = true
      return slot
    }
    return linker.liftedSlot(
      dependencies: [target],
      make: { slot in
        var cursor = SlotCursor(slot)
        return Optional(try cursor.take(Wrapped.self))
      },
      makeAwaited: { slot in
        var cursor = SlotCursor(slot)
        return Optional(try await cursor.takeAwaited(Wrapped.self))
      })
  }
}

/// A parameter type that may stand for all contributions to another type.
protocol CollectedDependency: LiftedDependency {
  /// The type of the elements: nil when it is no collection.
  static var elementType: Any.Type? { get }
}

extension Array: CollectedDependency {
  static var elementType: Any.Type? { Element.self }

  static func demand(in known: some KnownTypes) -> LiftedDemand {
    if !known.isContributed(Element.self),
      let deferred = Element.self as? any DeferredDependency.Type
    {
      return LiftedDemand(type: deferred.targetType, kind: .collecting, isDeferred: true)
    }
    return LiftedDemand(type: Element.self, kind: .collecting)
  }

  /// The slots of the elements: those of what is contributed, or of deferred requests for it.
  private static func elements(linker: inout Linker) -> [AnySlot]? {
    if let elements = linker.contributions(to: Element.self) { return elements }
    guard let deferred = Element.self as? any DeferredDependency.Type else { return nil }
    return linker.contributions(to: deferred.targetType)?.map {
      deferred.makeSlot(for: $0, linker: &linker)
    }
  }

  static func makeSlot(linker: inout Linker) -> AnySlot? {
    guard let elements = elements(linker: &linker) else { return nil }
    let count = elements.count
    return linker.liftedSlot(
      dependencies: elements,
      make: { slot in
        var cursor = SlotCursor(slot)
        var result: [Element] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try cursor.take(Element.self)) }
        return result
      },
      makeAwaited: { slot in
        var cursor = SlotCursor(slot)
        var result: [Element] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try await cursor.takeAwaited(Element.self)) }
        return result
      })
  }
}

/// A parameter type that stands for a request that comes later.
protocol DeferredDependency: LiftedDependency {
  /// The type that is requested later.
  static var targetType: Any.Type { get }

  /// Makes the slot of the parameter, for a slot of the type that is requested later.
  static func makeSlot(for target: AnySlot, linker: inout Linker) -> AnySlot
}

extension DeferredDependency {
  static func demand(in known: some KnownTypes) -> LiftedDemand {
    var demand = LiftedDemand.of(targetType, in: known)
    demand.isDeferred = true
    return demand
  }

  static func makeSlot(linker: inout Linker) -> AnySlot? {
    linker.slot(for: targetType).map { makeSlot(for: $0, linker: &linker) }
  }
}

extension Provider: DeferredDependency {
  static var targetType: Any.Type { Value.self }

  static func makeSlot(for target: AnySlot, linker: inout Linker) -> AnySlot {
    let deferred = Deferred(to: Slot<Value>.this(target), in: linker.container)
    return linker.liftedSlot(
      dependencies: [], make: { _ in Provider(deferred) }, deferredTarget: target)
  }
}

extension Lazy: DeferredDependency {
  static var targetType: Any.Type { Value.self }

  static func makeSlot(for target: AnySlot, linker: inout Linker) -> AnySlot {
    let target = Slot<Value>.this(target)
    let deferred = Deferred(to: target, in: linker.container)
    // `target` is owned by the container, which is held whenever this is called.
    return linker.liftedSlot(
      dependencies: [], make: { [unowned target] _ in Lazy(deferred, of: target) },
      deferredTarget: target)
  }
}
