/// Makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The other view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
  /// The other view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let view: any View

  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    screen.draw(view, at: path + "/content", in: environment)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Nothing: the screen does not ask for it.
  public var body: Never { fatalError("a primitive view has no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    let path = "\(path)/\(Modifier.self)"
    screen.install(modifier, at: path, in: environment)
    screen.draw(
      modifier.body(content: _ViewModifier_Content(view: content)), at: path, in: environment)
  }
}

extension View {
  /// The view with a modifier.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
