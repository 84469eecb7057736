public import JoineryAnalysis

/// Where the steps of an injection run, and whether they may wait.
///
/// The contexts of this library are the only ones: see ``InjectionContexts``.
public protocol InjectionContext {
  /// Where the steps run.
  static var isolation: Isolation { get }
  /// Whether they may wait.
  static var effects: Effects { get }
}

/// The steps run where the caller does, so they take only what is `Sendable` or belongs to nobody.
public protocol NonisolatedContext: InjectionContext {}

/// The steps run on the main actor.
public protocol MainActorContext: InjectionContext {}

/// No step waits.
public protocol SynchronousContext: InjectionContext {}

/// The four ways in which steps run.
public enum InjectionContexts {
  /// Without waiting, wherever the caller runs.
  public enum AtOnce: NonisolatedContext, SynchronousContext {
    /// Where the caller runs.
    public static var isolation: Isolation { .none }
    /// They may throw.
    public static var effects: Effects { .throwing }
  }

  /// Perhaps after waiting, wherever the caller runs.
  public enum Awaiting: NonisolatedContext {
    /// Where the caller runs.
    public static var isolation: Isolation { .none }
    /// They may wait, and throw.
    public static var effects: Effects { [.asynchronous, .throwing] }
  }

  /// Without waiting, on the main actor.
  public enum MainActorAtOnce: MainActorContext, SynchronousContext {
    /// On the main actor.
    public static var isolation: Isolation { .mainActor }
    /// They may throw.
    public static var effects: Effects { .throwing }
  }

  /// Perhaps after waiting, on the main actor.
  public enum MainActorAwaiting: MainActorContext {
    /// On the main actor.
    public static var isolation: Isolation { .mainActor }
    /// They may wait, and throw.
    public static var effects: Effects { [.asynchronous, .throwing] }
  }
}
