#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

extension PreviewTrait where T == Preview.ViewTraits {
  /// Gives a preview ambient values of its own.
  ///
  /// ```swift
  /// #Preview(traits: .injecting { $0.analytics = SpyAnalytics() }) {
  ///   ProfileView()
  /// }
  /// ```
  ///
  /// Where the closure sets nothing, entries have their values for previews, made for this preview
  /// alone: neither what `InjectedValues.bootstrap` has set nor what another preview has made is seen. Where
  /// several of these traits set one entry, the first one prevails.
  ///
  /// The values are those of the tree of views, as with `View.injected`: what the
  /// preview's closure makes itself, rather than a view, is made in an ``InjectedReader``.
  ///
  /// - Parameter change: Sets the values, once for each preview.
  /// - Returns: The trait.
  @MainActor
  public static func injecting(
    _ change: @escaping @MainActor (inout InjectedValues) -> Void
  ) -> PreviewTrait<T> {
    .modifier(InjectedPreview(change: change))
  }
}
#endif
