#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

/// A view whose content is made with the ambient values of its tree.
///
/// ```swift
/// InjectedReader { _ in
///   ProfileView(model: ProfileModel())     // its @Injected properties get the tree's values
/// }
/// ```
///
/// The values hold while the closure runs. It runs whenever the view is updated, so what it makes is made again:
/// what has to live as long as the view is on the screen belongs in ``InjectedState``.
public nonisolated struct InjectedReader<Content: View>: View {
  private var environment = Environment(\EnvironmentValues.injected)
  private let content: @MainActor (InjectedValues) -> Content

  /// Creates a view.
  ///
  /// - Parameter content: Makes the content. It is given the values for what it starts, such as tasks
  ///   and actions of buttons, which run outside of them.
  public init(
    @ViewBuilder content: @escaping @MainActor (InjectedValues) -> Content
  ) {
    self.content = content
  }

  /// The content.
  @MainActor public var body: some View {
    let values = environment.wrappedValue
    return withInjected(values) { content(values) }
  }
}
#endif
