import JoineryAnalysis

/// Makes an injection part of the graph.
///
/// What its steps need is verified with everything else when the container is created, and shown in its
/// description. The object is then injected without a list:
///
/// ```swift
/// let container = try Container {
///   Singleton<any UserRepository>(SQLUserRepository.init(database:))
///   Injects(profileInjection)
/// }
/// try container.inject(into: controller)
/// ```
///
/// As with an ``Assisted`` function, the values are requested at each injection. An injection that needs
/// a scoped value belongs to the scopes.
public struct Injects<Object>: ValueBinding {
  /// The key: an object has one injection.
  public typealias Value = Self

  /// What a container keeps of the binding.
  public let record: BindingRecord
  let steps: [InjectionStep<Object>]

  /// Creates a binding of an injection.
  ///
  /// - Parameters:
  ///   - injection: What is set and called.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  public init<Context>(
    _ injection: InjectionSteps<Object, Context>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let steps = injection.steps
    self.init(
      record: BindingRecord(
        type: Self.self, role: .binding, lifetime: .assisted, effects: Context.effects,
        isolation: Context.isolation, location: Location(file: file, line: line, column: column),
        dependencies: steps.flatMap(\.dependencies),
        places: steps.flatMap { step in step.dependencies.map { _ in step.location } },
        makeSlot: { plan in
          let record = plan.record
          // What is set and called is known at once, wherever that is done.
          return Slot<Self>(
            record: record, owner: plan.container, sharing: plan.sharing, access: .anywhere,
            dependencyCount: plan.dependencyCount,
            factory: Factory(isThrowing: false) { _ in Self(record: record, steps: steps) })
        }), steps: steps)
  }

  private init(record: BindingRecord, steps: [InjectionStep<Object>]) {
    self.record = record
    self.steps = steps
  }

  /// The injection that a slot was made for: nil when the slot is that of something else.
  ///
  /// A container knows no other binding of this type, unless somebody decorates it or binds it by hand.
  static func steps(of slot: Slot<Self>) throws -> [InjectionStep<Object>]? {
    guard let record = slot.record, record.lifetime == .assisted, let make = slot.factory.make
    else {
      return nil
    }
    return try make(slot).steps
  }
}
