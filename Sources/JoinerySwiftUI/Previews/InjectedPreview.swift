#if canImport(SwiftUI)
import Joinery
import SwiftUI

/// A preview that has ambient values of its own.
struct InjectedPreview: PreviewModifier {
  let change: @MainActor (inout InjectedValues) -> Void

  func body(content: Content, context: Void) -> some View {
    content.modifier(PreviewValues(change: change))
  }
}
#endif
