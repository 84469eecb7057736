import JoineryAnalysis

/// Provides a value that the caller has made.
///
/// The container never closes it: it belongs to the caller.
///
/// ```swift
/// Instance(AppConfig.production)
/// Instance<any Clock>(FixedClock())
/// ```
public struct Instance<Value: Sendable>: ValueBinding {
  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a binding of a value.
  ///
  /// - Parameters:
  ///   - value: What every request gets.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  public init(
    _ value: Value,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    record = BindingRecord(
      instance: value, Location(file: file, line: line, column: column))
  }

  /// Creates a binding of a value under a qualifier.
  ///
  /// - Parameters:
  ///   - value: What every request gets.
  ///   - qualifier: The type that tells this binding from others of the same type.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  public init<Qualifier>(
    _ value: Value, qualifier: Qualifier.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    record = BindingRecord(
      instance: Qualified<Value, Qualifier>(value),
      Location(file: file, line: line, column: column))
  }
}

extension BindingRecord {
  /// Creates the record of a value that the caller has made.
  convenience init<Value: Sendable>(instance value: Value, _ location: Location) {
    self.init(
      type: Value.self, role: .binding, lifetime: .instance, effects: [], location: location,
      dependencies: [], flaw: Self.flaw(of: Value.self, .instance),
      makeSlot: { plan in
        let slot = Slot<Value>(
          record: plan.record, owner: plan.container, sharing: plan.sharing,
          dependencyCount: plan.dependencyCount, make: { _ in value })
        // A test wants to know whether anybody asks for what it has replaced.
        let isExpected = plan.container.watch != nil && plan.record.role == .override
        if plan.sharing == .once, !isExpected { slot.publish(value) }
        return slot
      })
  }
}
