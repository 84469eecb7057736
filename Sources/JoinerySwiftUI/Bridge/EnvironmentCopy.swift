#if canImport(SwiftUI)
import SwiftUI

/// Copies one environment value to another, whenever it changes.
nonisolated struct EnvironmentCopy<Value>: ViewModifier {
  private var value: Environment<Value>
  private let target: WritableKeyPath<EnvironmentValues, Value>

  init(
    source: KeyPath<EnvironmentValues, Value>, target: WritableKeyPath<EnvironmentValues, Value>
  ) {
    value = Environment(source)
    self.target = target
  }

  @MainActor func body(content: Content) -> some View {
    content.environment(target, value.wrappedValue)
  }
}
#endif
