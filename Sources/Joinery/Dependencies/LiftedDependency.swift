import JoineryAnalysis

/// A parameter type that is not bound itself: the container makes it from what is bound.
///
/// An explicit binding of such a type goes before the rule.
protocol LiftedDependency {
  /// What a parameter of this type asks for.
  ///
  /// - Parameter isBound: Whether a type is bound.
  /// - Returns: The key, and how many of its values, and when.
  static func demand(isBound: (Any.Type) -> Bool) -> LiftedDemand

  /// Makes the slot of the parameter; nil when what it asks for is not bound.
  static func makeSlot(linker: Linker) -> AnySlot?
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

  /// The demand of any type, lifted or not.
  static func of(_ type: Any.Type, isBound: (Any.Type) -> Bool) -> LiftedDemand {
    if !isBound(type), let lifted = type as? any LiftedDependency.Type {
      return lifted.demand(isBound: isBound)
    }
    return LiftedDemand(type: type)
  }
}

extension Optional: LiftedDependency {
  static func demand(isBound: (Any.Type) -> Bool) -> LiftedDemand {
    var demand = LiftedDemand.of(Wrapped.self, isBound: isBound)
    if demand.kind == .hard { demand.kind = .optional }
    return demand
  }

  static func makeSlot(linker: Linker) -> AnySlot? {
    guard let target = linker.slot(for: Wrapped.self) else {
      return linker.liftedSlot(dependencies: []) { _ in Wrapped?.none }
    }
    return linker.liftedSlot(dependencies: [target]) { slot in
      var cursor = SlotCursor(slot)
      return Optional(try cursor.take(Wrapped.self))
    }
  }
}

extension Array: LiftedDependency {
  static func demand(isBound: (Any.Type) -> Bool) -> LiftedDemand {
    LiftedDemand(type: Element.self, kind: .collecting)
  }

  static func makeSlot(linker: Linker) -> AnySlot? {
    guard let elements = linker.contributions(to: Element.self) else { return nil }
    let count = elements.count
    return linker.liftedSlot(dependencies: elements) { slot in
      var cursor = SlotCursor(slot)
      var result: [Element] = []
      result.reserveCapacity(count)
      for _ in 0..<count { result.append(try cursor.take(Element.self)) }
      return result
    }
  }
}

extension Provider: LiftedDependency {
  static func demand(isBound: (Any.Type) -> Bool) -> LiftedDemand {
    var demand = LiftedDemand.of(Value.self, isBound: isBound)
    demand.isDeferred = true
    return demand
  }

  static func makeSlot(linker: Linker) -> AnySlot? {
    linker.slot(for: Value.self).map { target in
      let deferred = Deferred(to: Slot<Value>.this(target), in: linker.container)
      return linker.liftedSlot(dependencies: []) { _ in Provider(deferred) }
    }
  }
}

extension Lazy: LiftedDependency {
  static func demand(isBound: (Any.Type) -> Bool) -> LiftedDemand {
    var demand = LiftedDemand.of(Value.self, isBound: isBound)
    demand.isDeferred = true
    return demand
  }

  static func makeSlot(linker: Linker) -> AnySlot? {
    linker.slot(for: Value.self).map { target in
      let target = Slot<Value>.this(target)
      let deferred = Deferred(to: target, in: linker.container)
      // `target` is owned by the container, which is held whenever this is called.
      return linker.liftedSlot(dependencies: []) { [unowned target] _ in
        Lazy(deferred, of: target)
      }
    }
  }
}
