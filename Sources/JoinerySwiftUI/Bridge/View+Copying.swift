#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

extension View {
  /// Sets an environment value to what an ambient value is here.
  ///
  /// ```swift
  /// ContentView().environment(\.calendar, injected: \.calendar)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The environment value that is set.
  ///   - source: The ambient value.
  /// - Returns: The view with the value.
  /// - Complexity: As reading the ambient value has.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    injected source: KeyPath<InjectedValues, Value>
  ) -> some View {
    modifier(
      EnvironmentCopy(
        source: (\EnvironmentValues.injected).appending(path: source), target: keyPath))
  }

  /// Sets an ambient value to what an environment value is here.
  ///
  /// ```swift
  /// ContentView().injected(\.locale, environment: \.locale)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The ambient value that is set.
  ///   - source: The environment value.
  /// - Returns: The view with the value.
  /// - Complexity: O(1).
  public nonisolated func injected<Value>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>,
    environment source: KeyPath<EnvironmentValues, Value>
  ) -> some View {
    modifier(EnvironmentCopy(source: source, target: EnvironmentValues.path(to: keyPath)))
  }
}
#endif
