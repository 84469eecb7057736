#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

extension View {
  /// Sets an ambient value for this view and those below it.
  ///
  /// ```swift
  /// ProfileView().injected(\.analytics, SpyAnalytics())
  /// ```
  ///
  /// Views read it with ``InjectedValue``; objects get it that are made by ``InjectedState`` or in an
  /// ``InjectedReader``. What else runs, such as the action of a button, has the values of the process: see
  /// `EnvironmentValues.injected`.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - value: The value.
  /// - Returns: The view with the value.
  /// - Complexity: O(1).
  public nonisolated func injected<Value>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>, _ value: Value
  ) -> some View {
    environment(EnvironmentValues.path(to: keyPath), value)
  }

  /// Sets several ambient values for this view and those below it.
  ///
  /// ```swift
  /// ProfileView().injected {
  ///   $0.analytics = SpyAnalytics()
  ///   $0.theme = .dark
  /// }
  /// ```
  ///
  /// - Parameter change: Sets the values. It is called whenever SwiftUI needs the environment anew, so it
  ///   sets what exists, and makes nothing.
  /// - Returns: The view with the values.
  /// - Complexity: O(values that are set).
  public nonisolated func injected(
    _ change: @escaping (inout InjectedValues) -> Void
  ) -> some View {
    transformEnvironment(\.injected, transform: change)
  }

  /// Gives this view and those below it the given ambient values, and no others.
  ///
  /// A hosting controller starts a tree of views with the values of the code that makes it:
  ///
  /// ```swift
  /// UIHostingController(rootView: ProfileView().injected(.current))
  /// ```
  ///
  /// - Parameter values: The values.
  /// - Returns: The view with the values.
  /// - Complexity: O(1).
  public nonisolated func injected(_ values: InjectedValues) -> some View {
    environment(\.injected, values)
  }

  /// Sets the container of this view and those below it.
  ///
  /// It answers `@InjectedState var model: Model`, `injectedStore`
  /// and, in what they make, `@Injected` properties without a key path.
  ///
  /// - Parameter container: The container, for example the scope of the user who has logged in.
  /// - Returns: The view with the container.
  /// - Complexity: O(1).
  public nonisolated func container(_ container: Container) -> some View {
    injected(\.container, container)
  }
}
#endif
