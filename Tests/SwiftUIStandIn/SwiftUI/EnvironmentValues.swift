public import Observation

/// The key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Self.Value { get }
}

/// What a view tells the views below it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates values of which none is set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { values[ObjectIdentifier(objectType)] as? Object }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }
}

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = "en"
  }

  /// The language: a text here, where SwiftUI has Foundation's `Locale`.
  public var locale: String {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

extension View {
  /// The view with an environment value.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }
  }

  /// The view with an object in its environment.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    EnvironmentChange(content: self) { $0[Object.self] = object }
  }

  /// The view with a changed environment value.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentChange(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view with another environment.
nonisolated struct EnvironmentChange<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues)
  {
    var environment = environment
    change(&environment)
    screen.draw(content, at: path, in: environment)
  }
}
