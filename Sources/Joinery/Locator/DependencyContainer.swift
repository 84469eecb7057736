import JoineryAnalysis
import JoineryThreads

/// The classic container: register at launch, resolve from anywhere.
///
/// It is here for code that already works this way, and for moving such code to ``Container`` one
/// type at a time. It hides what a type needs, so nothing can be verified before it runs: prefer
/// initialisers, and a ``Container`` in one place.
///
/// ```swift
/// DependencyContainer.shared.register(SQLUserRepository(database), for: (any UserRepository).self)
/// let users: any UserRepository = DependencyContainer.shared.resolve()
/// ```
///
/// A key is the identity of a type, never its name: types of one name in two modules are two keys,
/// and `any P`, `P?` and a concrete type are three. What is registered is found under exactly the
/// type that it was registered for, with one rule: a request for `T?` that is not registered itself
/// is answered by what is registered for `T`, or by nil.
///
/// Any thread may register and resolve at any time; no lock is held while a factory runs.
public final class DependencyContainer: Sendable {
  /// The container of the process.
  ///
  /// It is empty until something is registered.
  public static let shared = DependencyContainer()

  /// How long a value that a factory makes is kept.
  public enum Lifetime: Sendable {
    /// One value, made when it is first asked for.
    case singleton
    /// A new value for each request.
    case transient
    /// One value for as long as somebody holds it, which has to be an instance of a class.
    case weak
  }

  /// A registration, which can be started over.
  private struct Registration: Sendable {
    let slot: AnySlot
    /// Makes a slot that has no value yet.
    let renew: @Sendable () -> AnySlot
  }

  private let registrations = Mutex<[ObjectIdentifier: Registration]>([:])

  /// Creates an empty container.
  public init() {}

  // MARK: Registering

  /// Registers a value for its own type, or for the type that the context gives it.
  ///
  /// What was registered for the type before is replaced.
  ///
  /// - Parameters:
  ///   - instance: The value.
  ///   - file: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - column: The column of the registration, for messages.
  /// - Complexity: O(1).
  @_disfavoredOverload
  public func register<Value: Sendable>(
    _ instance: @autoclosure () -> Value,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    // An autoclosure keeps the static type: a value of type `any P` is registered for `any P`.
    register(instance(), for: Value.self, file: file, line: line, column: column)
  }

  /// Registers a value for a type that it conforms to or inherits from.
  ///
  /// What was registered for the type before is replaced.
  ///
  /// - Parameters:
  ///   - instance: The value.
  ///   - type: The type of the requests that get it, such as `(any UserRepository).self`.
  ///   - file: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - column: The column of the registration, for messages.
  /// - Complexity: O(1).
  public func register<Value: Sendable>(
    _ instance: Value, for type: Value.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let record = BindingRecord(
      instance: instance, Location(file: file, line: line, column: column))
    add(record, for: type) {
      let slot = Slot<Value>(
        record: record, owner: nil, sharing: .once, dependencyCount: 0,
        make: { _ in instance })
      slot.publish(instance)
      return slot
    }
  }

  /// Registers a factory for a type.
  ///
  /// What was registered for the type before is replaced.
  ///
  /// - Parameters:
  ///   - type: The type of the requests that get what the factory makes.
  ///   - lifetime: How long a value is kept.
  ///   - file: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - column: The column of the registration, for messages.
  ///   - factory: Makes a value.
  /// - Complexity: O(1).
  public func register<Value: Sendable>(
    _ type: Value.Type = Value.self, lifetime: Lifetime = .singleton,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    factory: @escaping @Sendable () -> Value
  ) {
    let record = BindingRecord(
      Recipe(factory), lifetime: lifetime.bindingLifetime,
      Location(file: file, line: line, column: column))
    add(record, for: type) {
      Slot<Value>(
        record: record, owner: nil, sharing: lifetime.sharing, dependencyCount: 0,
        make: { _ in factory() })
    }
  }

  private func add(
    _ record: BindingRecord, for type: Any.Type, renew: @escaping @Sendable () -> AnySlot
  ) {
    let registration = Registration(slot: renew(), renew: renew)
    // The old registration is let go of after the lock: its value may have a deinitialiser.
    let old = registrations.withLock {
      $0.updateValue(registration, forKey: ObjectIdentifier(type))
    }
    withExtendedLifetime(old) {}
  }

  /// Starts over.
  ///
  /// - Parameter keepingRegistrations: Whether only the values that factories have made are let go
  ///   of, and will be made again. Without it everything is forgotten.
  /// - Complexity: O(registrations).
  public func reset(keepingRegistrations: Bool = false) {
    let old = registrations.withLock { registrations in
      defer {
        registrations =
          keepingRegistrations
          ? registrations.mapValues { Registration(slot: $0.renew(), renew: $0.renew) } : [:]
      }
      return registrations
    }
    withExtendedLifetime(old) {}
  }

  // MARK: Resolving

  /// The value for the type that the context asks for; the program stops with a report that says
  /// what to register when there is none.
  ///
  /// - Parameters:
  ///   - file: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  ///   - column: The column of the request, for messages.
  /// - Returns: The value.
  /// - Complexity: O(1) for a value that is made; otherwise the cost of the factories.
  public func resolve<Value>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Value {
    if let value = resolve(Value.self) { return value }
    if let optional = Value.self as? any OptionalValue.Type, let value = optional.absent as? Value {
      return value
    }
    GraphError.stop(
      constructing: Value.self, GraphError(absence(of: Value.self), refusing: Value.self),
      at: Location(file: file, line: line, column: column))
  }

  /// The value for a type, or nil when nothing is registered for it.
  ///
  /// - Parameter type: The type, such as `(any UserRepository).self`.
  /// - Returns: The value.
  /// - Complexity: O(1) for a value that is made; otherwise the cost of the factories.
  public func resolve<Value>(_ type: Value.Type) -> Value? {
    if let slot = slot(for: type) {
      return stopping(type) { try Slot<Value>.this(slot).deferredValue() }
    }
    guard let optional = type as? any OptionalValue.Type else { return nil }
    return optional.resolveWrapped(from: self) as? Value
  }

  private func slot(for type: Any.Type) -> AnySlot? {
    registrations.withLock { $0[ObjectIdentifier(type)]?.slot }
  }

  // MARK: Messages

  /// Why a type cannot be had: what is registered that comes close, and what to write.
  private func absence(of type: Any.Type) -> Issue {
    let slots = registrations.withLock { $0.values.map(\.slot) }
    let nodes = slots.map { slot in
      Node(
        Key(ofType: slot.valueType), lifetime: slot.record?.lifetime ?? .singleton,
        place: slot.record?.place)
    }
    let graph = Graph(
      owners: ["DependencyContainer"], nodes: nodes.sorted { $0.key.type < $1.key.type })
    var issue = graph.issue(whenNotBound: Key(ofType: type))
    let name = graph.displayName(of: Key(ofType: type))
    issue.headline = "'\(name)' was asked of a DependencyContainer in which it isn't registered."
    issue.fix =
      "container.register(<#value#>, for: (\(name)).self)  // at launch, before it is asked for"
    return issue
  }
}

extension DependencyContainer.Lifetime {
  fileprivate var bindingLifetime: JoineryAnalysis.Lifetime {
    switch self {
    case .singleton: .singleton
    case .transient: .transient
    case .weak: .weak
    }
  }

  fileprivate var sharing: AnySlot.Sharing {
    switch self {
    case .singleton: .once
    case .transient: .none
    case .weak: .weak
    }
  }
}
