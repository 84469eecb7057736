#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

extension EnvironmentValues {
  private enum InjectedValuesKey: EnvironmentKey {
    // Not the ambient values: SwiftUI may keep a default, and they depend on who asks.
    static let defaultValue: InjectedValues? = nil
  }

  /// The ambient values of a tree of views: where nothing above has set any, those of whoever asks.
  ///
  /// ```swift
  /// struct PayButton: View {
  ///   @Environment(\.injected) private var injected
  ///
  ///   var body: some View {
  ///     Button("Pay") { withInjected(injected) { Checkout().pay() } }
  ///   }
  /// }
  /// ```
  ///
  /// A view that needs one value reads it with ``InjectedValue``, which follows that value alone.
  ///
  /// - Complexity: O(1).
  public var injected: InjectedValues {
    get { self[InjectedValuesKey.self] ?? .current }
    set { self[InjectedValuesKey.self] = newValue }
  }

  /// The way to an ambient value through an environment.
  ///
  /// What is set this way is added to what was set above.
  static func path<Value>(
    to keyPath: WritableKeyPath<InjectedValues, Value>
  ) -> WritableKeyPath<EnvironmentValues, Value> {
    let injected: WritableKeyPath<EnvironmentValues, InjectedValues> = \.injected
    return injected.appending(path: keyPath)
  }
}
#endif
