import JoineryAnalysis

/// The ambient values: what code gets without being handed it.
///
/// They are for what cuts across an app, such as its logging, its analytics or its theme, for optional
/// parts, and for code whose initialisers belong to somebody else. What a type cannot work without belongs in
/// its initialiser.
///
/// ```swift
/// extension InjectedValues {
///   @InjectedEntry var analytics: any AnalyticsService = NoOpAnalytics()
/// }
///
/// struct Checkout {
///   @Injected(\.analytics) var analytics: any AnalyticsService
/// }
///
/// withInjected(\.analytics, SpyAnalytics()) { Checkout().pay() }
/// ```
///
/// Child tasks have the values of their task, and so has `Task { … }`. Work that leaves the task tree, a
/// detached task, a dispatch queue or a callback from elsewhere, has those of the process, unless it is
/// wrapped with ``escaping(_:)-(_)``.
///
/// What a container or a graph shares must not depend on who asks for it first. So it is made with the values of the
/// process or of the test, or, where the container itself was made inside of `withInjected`, with the values there.
///
/// An `InjectedValues` is a value: changing a copy changes nothing for others.
public struct InjectedValues: Sendable {
  /// The innermost value of the scopes around the caller: nil outside of all.
  ///
  /// It is what `@TaskLocal` declares, which can't be used from code that is inlined elsewhere.
  @usableFromInline static let scoped = TaskLocal<InjectedFrame?>(wrappedValue: nil)
  /// Where a value is asked for whose default is being made.
  @TaskLocal static var reader: Location?

  /// The innermost value that was set.
  @usableFromInline package var frame: InjectedFrame
  /// A value that is being set at a key path, before its key is known.
  ///
  /// Setting through a key path may call the getter first. It gets this one, so that what is replaced isn't
  /// evaluated.
  @usableFromInline var draft: InjectedFrame?
  /// Where a value is asked for, for messages.
  var request: Location?

  @usableFromInline
  package init(frame: InjectedFrame) {
    self.frame = frame
  }

  /// The values where the caller runs.
  ///
  /// - Complexity: O(1).
  @inlinable
  public static var current: InjectedValues {
    InjectedValues(frame: scoped.get() ?? outermost)
  }

  @usableFromInline static var outermost: InjectedFrame { InjectedRoot.process }

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  /// - Complexity: O(values that `withInjected` has set), and once the cost of the default value.
  @inlinable
  public subscript<Key: InjectedKey>(_ key: Key.Type) -> Key.Value {
    get {
      if let draft = draft?.holding(Key.Value.self) { return draft.value }
      if let found = frame.frame(of: key, for: self) {
        return InjectedValueFrame<Key.Value>.this(found).value
      }
      return defaultValue(of: key)
    }
    set {
      if let draft = draft?.holding(Key.Value.self) {
        draft.value = newValue
        frame = draft.belonging(to: key)
        self.draft = nil
      } else {
        frame = InjectedValueFrame(newValue, next: frame.support).belonging(to: key)
      }
    }
  }

  /// Sets a value, without evaluating what it replaces.
  ///
  /// - Parameters:
  ///   - keyPath: The entry, or a part of its value that has another type than the whole.
  ///   - value: The value.
  /// - Complexity: O(1).
  @inlinable
  package mutating func set<Value>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>, to value: Value
  ) {
    draft = InjectedValueFrame(value, next: frame.support)
    self[keyPath: keyPath] = value
    draft = nil
  }

  @usableFromInline
  func defaultValue<Key: InjectedKey>(of key: Key.Type) -> Key.Value {
    frame.root.defaultValue(of: key, for: self)
  }

  /// Which alternatives of the entries are used: those of a test in a test that has its own values, else
  /// what ``bootstrap(context:file:line:column:_:)`` has said.
  public var context: GraphContext { frame.root.context }

  // MARK: The container

  // Named as `@InjectedEntry` does it, because messages take the name of the entry from it.
  private enum __Key_container: InjectedKey {
    static let defaultValue: Container? = nil
  }

  /// The container that answers `@Injected` properties without a key path.
  public var container: Container? {
    get { self[__Key_container.self] }
    set { self[__Key_container.self] = newValue }
  }
}
