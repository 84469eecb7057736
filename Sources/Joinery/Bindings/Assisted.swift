public import JoineryAnalysis

/// Provides a function that makes a value from run-time arguments and from dependencies.
///
/// The run-time arguments come first in the factory, and what is bound is a function of them:
///
/// ```swift
/// Assisted(UUID.self, make: UserProfileViewModel.init(userId:users:))
/// let make: @Sendable (UUID) -> UserProfileViewModel = container.resolve()
/// ```
///
/// The dependencies are requested at each call. The function does not keep its container; calling it
/// after the container is gone stops the program with a report, or throws if the function can throw.
/// A parameter may ask for the function with or without `@Sendable`.
public struct Assisted<Value>: ValueBinding {
  /// What a container keeps of the binding.
  public let record: BindingRecord

  /// Creates a binding of a function of any shape, which the factory returns.
  ///
  /// The dependencies are requested when the function is, not when it is called.
  ///
  /// ```swift
  /// Assisted { (users: any UserRepository) in
  ///   { @Sendable (id: UUID, tab: Tab, day: Int, year: Int) in Page(id, tab, day, year, users) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - make: Takes the dependencies and returns the function.
  ///   - file: The file of the binding, for messages.
  ///   - line: The line of the binding, for messages.
  ///   - column: The column of the binding, for messages.
  @inlinable @inline(__always)
  public init<each Dependency, Failure: Error>(
    _ make: @escaping @Sendable (repeat each Dependency) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    record = BindingRecord(
      Recipe(make), lifetime: .transient, Location(file: file, line: line, column: column))
  }

  /// Creates a binding of a function, which the slot makes at once, wherever the function itself runs.
  @usableFromInline
  init(
    dependencies: [Any.Type], _ effects: Effects, on actor: (any Actor)? = nil,
    _ location: Location, aliases: [SlotAlias],
    function: @escaping @Sendable (Deferred<Value>) -> Value
  ) {
    record = BindingRecord(
      type: Value.self, role: .binding, lifetime: .assisted, effects: effects,
      isolation: .ofActor(actor), location: location, dependencies: dependencies, aliases: aliases,
      makeSlot: { plan in
        Slot<Value>(
          record: plan.record, owner: plan.container, sharing: plan.sharing,
          isDeep: plan.isDeep, access: plan.leastAccess, dependencyCount: plan.dependencyCount,
          factory: Factory(isThrowing: false) { slot in function(Deferred(to: slot)) })
      })
  }
}
