/// What is set and called on an object that somebody else makes, as a value.
///
/// Its names are ``Injection``, ``MainActorInjection``, ``AwaitingInjection`` and
/// ``MainActorAwaitingInjection``.
public struct InjectionSteps<Object, Context: InjectionContext>: @unchecked Sendable {
  // `@unchecked`: see `InjectionStep`.

  let steps: [InjectionStep<Object>]

  init(_ steps: [InjectionStep<Object>]) {
    self.steps = steps
  }
}

/// What is set and called on an object, wherever it is used.
///
/// It can be declared beside the class, given to `Container.inject(_:into:)`, verified
/// ahead with ``Container/check(_:file:line:column:)``, and made part of a graph with ``Injects``:
///
/// ```swift
/// let profileInjection = Injection<ProfileController> {
///   Setter(\.users)
///   Method(ProfileController.configure(log:))
/// }
/// ```
public typealias Injection<Object> = InjectionSteps<Object, InjectionContexts.AtOnce>

/// What is set and called on an object of the main actor.
public typealias MainActorInjection<Object> =
  InjectionSteps<Object, InjectionContexts.MainActorAtOnce>

/// What is set and called on an object, where methods may be asynchronous.
public typealias AwaitingInjection<Object> = InjectionSteps<Object, InjectionContexts.Awaiting>

/// What is set and called on an object of the main actor, where methods may be asynchronous.
public typealias MainActorAwaitingInjection<Object> =
  InjectionSteps<Object, InjectionContexts.MainActorAwaiting>

extension InjectionSteps where Context: NonisolatedContext {
  /// Creates an injection from its steps.
  ///
  /// - Parameter steps: Setters, methods and calls; values are resolved in this order, then all setters
  ///   are applied, then methods and calls are made.
  public init(@InjectionBuilder<Object, Context> _ steps: () -> Self) {
    self = steps()
  }
}

extension InjectionSteps where Context: MainActorContext {
  /// Creates an injection from its steps, which run on the main actor.
  ///
  /// - Parameter steps: Setters, methods and calls; values are resolved in this order, then all setters
  ///   are applied, then methods and calls are made.
  @MainActor
  public init(@InjectionBuilder<Object, Context> _ steps: @MainActor () -> Self) {
    self = steps()
  }
}
