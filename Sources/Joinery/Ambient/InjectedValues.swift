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
/// wrapped with `escaping(_:)`.
///
/// What a container or a graph shares must not depend on who asks for it first. So it is made with the values of the
/// process or of the test, or, where the container itself was made inside of `withInjected`, with the values there.
///
/// An `InjectedValues` is a value: changing a copy changes nothing for others.
public struct InjectedValues: Sendable {
  /// The innermost value of the scopes around the caller.
  ///
  /// It is what `@TaskLocal` declares, which can't be used from code that is inlined elsewhere.
  @usableFromInline static let scoped = TaskLocal<InjectedFrame>(wrappedValue: InjectedRoot.process)
  /// Where a value is asked for whose default is being made.
  @TaskLocal static var reader: Location?

  /// The innermost value that was set.
  ///
  /// While one is set at a key path, it is a frame whose key isn't known yet.
  @usableFromInline package var frame: InjectedFrame
  /// Where a value is asked for, for messages.
  var request: Location?

  @inlinable
  package init(frame: InjectedFrame) {
    self.frame = frame
  }

  /// The values where the caller runs.
  ///
  /// - Complexity: O(1).
  @inlinable
  public static var current: InjectedValues {
    InjectedValues(frame: scoped.get())
  }

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  /// - Complexity: O(values that `withInjected` has set), and once the cost of the default value.
  @inlinable
  public subscript<Key: InjectedKey>(_ key: Key.Type) -> Key.Value {
    get {
      if frame.key == ObjectIdentifier(key), !frame.isWatched {
        return InjectedValueFrame<Key.Value>.this(frame).value
      }
      return value(of: key)
    }
    set {
      if frame.isDraft(of: Key.Value.self) {
        // These values have the draft, and nobody else changes them meanwhile.
        unsafe Unmanaged.passUnretained(InjectedValueFrame<Key.Value>.this(frame))
          ._withUnsafeGuaranteedRef { $0.become(key, newValue) }
      } else {
        let next = frame.isDraft ? frame.next ?? frame : frame
        let frame = InjectedValueFrame(newValue, next: InjectedFrame.support(next))
        frame.belong(to: key)
        self.frame = frame
      }
    }
  }

  /// The value of a key, wherever it was set.
  @usableFromInline
  func value<Key: InjectedKey>(of key: Key.Type) -> Key.Value {
    if frame.isDraft(of: Key.Value.self) {
      return InjectedValueFrame<Key.Value>.this(frame).value
    }
    if let found = frame.frame(of: key, for: self) {
      return InjectedValueFrame<Key.Value>.this(found).value
    }
    return defaultValue(of: key)
  }

  /// Values in which one is set, without evaluating what it replaces.
  ///
  /// Setting through a key path calls the getter first, unless the compiler sees the path, for which this has
  /// to be inlined. It gets the new value meanwhile.
  ///
  /// - Parameters:
  ///   - keyPath: The entry, or a part of its value that has another type than the whole.
  ///   - value: The value.
  ///   - frame: What had been set before.
  /// - Returns: The values.
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  static func setting<Value>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>, to value: Value,
    on frame: consuming InjectedFrame
  ) -> InjectedValues {
    var values = InjectedValues(
      frame: InjectedValueFrame(value, next: InjectedFrame.support(frame)))
    values[keyPath: keyPath] = value
    return values
  }

  /// Sets a value, without evaluating what it replaces.
  ///
  /// - Parameters:
  ///   - keyPath: The entry, or a part of its value that has another type than the whole.
  ///   - value: The value.
  /// - Complexity: O(1).
  package mutating func set<Value>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>, to value: Value
  ) {
    let request = request
    self = InjectedValues.setting(keyPath, to: value, on: frame)
    self.request = request
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
