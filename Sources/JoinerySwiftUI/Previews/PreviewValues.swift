#if canImport(SwiftUI)
import Joinery
import SwiftUI

/// Makes the ambient values of a preview when it is first drawn, and keeps them.
///
/// They are kept by the view and not by the trait, because one trait may serve several previews.
struct PreviewValues: ViewModifier {
  /// What traits around this one have set.
  private var outer = Environment(\EnvironmentValues.previewValues)
  private var kept = State(wrappedValue: InjectedBox<InjectedValues>())
  private let change: @MainActor (inout InjectedValues) -> Void

  init(change: @escaping @MainActor (inout InjectedValues) -> Void) {
    self.change = change
  }

  func body(content: Content) -> some View {
    let values = kept.wrappedValue.value {
      var values = outer.wrappedValue ?? .ofPreview
      change(&values)
      return values
    }
    return content.environment(\.injected, values).environment(\.previewValues, values)
  }
}

extension InjectedValues {
  /// The values of a preview that has set none.
  fileprivate static var ofPreview: InjectedValues {
    InjectedValues(frame: InjectedRoot(of: "a preview", context: .preview))
  }
}

extension EnvironmentValues {
  private enum PreviewValuesKey: EnvironmentKey {
    static let defaultValue: InjectedValues? = nil
  }

  /// The values that a preview's traits have set: nil outside of previews that have any.
  fileprivate var previewValues: InjectedValues? {
    get { self[PreviewValuesKey.self] }
    set { self[PreviewValuesKey.self] = newValue }
  }
}
#endif
