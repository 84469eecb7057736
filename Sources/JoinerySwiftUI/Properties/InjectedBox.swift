#if canImport(SwiftUI)
/// Keeps a value that is made when it is first needed.
@MainActor
final class InjectedBox<Value> {
  private var value: Value?

  nonisolated init() {}

  /// The value.
  ///
  /// - Parameter make: Makes it, the first time.
  /// - Returns: The value.
  func value(_ make: () -> Value) -> Value {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}
#endif
