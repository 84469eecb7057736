import JoineryAnalysis

/// `Qualified<[T], Q>` stands for all contributions to `T` under a qualifier, as `[Qualified<T, Q>]` does.
extension Qualified: CollectedDependency {
  static var isLifted: Bool { elementType != nil }

  static var elementType: Any.Type? {
    (Value.self as? any QualifiableCollection.Type)?.elementType(qualifiedBy: Qualifier.self)
  }

  static func demand(in known: some KnownTypes) -> LiftedDemand {
    guard let elementType else { return LiftedDemand(type: Self.self) }
    return LiftedDemand(type: elementType, kind: .collecting)
  }

  static func makeSlot(linker: inout Linker) -> AnySlot? {
    (Value.self as? any QualifiableCollection.Type)?
      .makeSlot(qualifiedBy: Qualifier.self, linker: &linker)
  }
}

/// A collection that may be under a qualifier as a whole.
private protocol QualifiableCollection {
  /// The type of the elements under a qualifier.
  static func elementType<Qualifier>(qualifiedBy: Qualifier.Type) -> Any.Type

  /// Makes the slot of the collection under a qualifier; nil when nobody contributes to it.
  static func makeSlot<Qualifier>(
    qualifiedBy: Qualifier.Type, linker: inout Linker
  ) -> AnySlot?
}

extension Array: QualifiableCollection {
  fileprivate static func elementType<Qualifier>(qualifiedBy: Qualifier.Type) -> Any.Type {
    Qualified<Element, Qualifier>.self
  }

  fileprivate static func makeSlot<Qualifier>(
    qualifiedBy: Qualifier.Type, linker: inout Linker
  ) -> AnySlot? {
    typealias Elements = [Qualified<Element, Qualifier>]
    return linker.slot(for: Elements.self).map { elements in
      linker.liftedSlot(
        dependencies: [elements],
        make: { slot in
          var cursor = SlotCursor(slot)
          return Qualified<[Element], Qualifier>(try cursor.take(Elements.self).map(\.value))
        },
        makeAwaited: { slot in
          var cursor = SlotCursor(slot)
          return Qualified<[Element], Qualifier>(
            try await cursor.takeAwaited(Elements.self).map(\.value))
        })
    }
  }
}
