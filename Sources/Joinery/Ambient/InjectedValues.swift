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
  /// Where a value is asked for, for messages.
  var request: Location?
  /// The value that a key path is setting.
  @usableFromInline var replacement: InjectedReplacement?

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
      if let found = frame.frame(of: key, for: self) {
        return InjectedValueFrame<Key>.this(found).value
      }
      return defaultValue(of: key)
    }
    set { frame = frame.adding(newValue, for: key) }
  }

  @usableFromInline
  func defaultValue<Key: InjectedKey>(of key: Key.Type) -> Key.Value {
    replacement?.value(of: Key.Value.self) ?? frame.root.defaultValue(of: key, for: self)
  }

  /// Which alternatives of the entries are used: those of a test in a test that has its own values, else
  /// what ``bootstrap(context:file:line:column:_:)`` has said.
  public var context: GraphContext { frame.root.context }

  // MARK: The container

  // It has the name that `@InjectedEntry` would have given it, from which messages take the entry's.
  private enum __Key_container: InjectedKey {
    static let defaultValue: Container? = nil
  }

  /// The container that answers `@Injected` properties without a key path.
  public var container: Container? {
    get { self[__Key_container.self] }
    set { self[__Key_container.self] = newValue }
  }
}
