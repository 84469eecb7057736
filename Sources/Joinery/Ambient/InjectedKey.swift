/// The key of an ambient value.
///
/// `@InjectedEntry` writes one; who writes it by hand adds a property to ``InjectedValues``:
///
/// ```swift
/// private struct AnalyticsKey: InjectedKey {
///   static var defaultValue: any AnalyticsService { NoOpAnalytics() }
/// }
///
/// extension InjectedValues {
///   var analytics: any AnalyticsService {
///     get { self[AnalyticsKey.self] }
///     set { self[AnalyticsKey.self] = newValue }
///   }
/// }
/// ```
///
/// Each of the alternatives is asked for once, when it is first needed, and then kept: by the process, or
/// by the test that has its own values. It may read other ambient values.
public protocol InjectedKey {
  /// The type of the value, which tasks and threads share.
  associatedtype Value: Sendable

  /// The value where nobody has set one.
  static var defaultValue: Value { get }

  /// The value in previews, where nobody has set one: ``defaultValue`` unless the key says otherwise.
  static var previewValue: Value { get }

  /// The value in tests, where nobody has set one: ``defaultValue`` unless the key says otherwise.
  ///
  /// A key whose value each test has to set returns ``InjectedValues/unoverridden(_:file:line:column:)``.
  static var testValue: Value { get }
}

extension InjectedKey {
  /// The value in previews: the default one.
  public static var previewValue: Value { defaultValue }

  /// The value in tests: the default one.
  public static var testValue: Value { defaultValue }

  /// The value of a context, where nobody has set one.
  static func alternative(in context: GraphContext) -> Value {
    switch context {
    case .live: defaultValue
    case .preview: previewValue
    case .test: testValue
    }
  }

  /// The name of the entry in messages.
  static var name: String {
    let name = "\(Self.self)"
    return name.hasPrefix(injectedKeyPrefix)
      ? String(name.dropFirst(injectedKeyPrefix.count)) : name
  }
}

/// How the names of the keys begin that `@InjectedEntry` writes.
private let injectedKeyPrefix = "__Key_"
