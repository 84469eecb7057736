/// A preview, as the macro `#Preview` creates one.
@MainActor
public struct Preview {
  /// What can be previewed with traits: views.
  public struct ViewTraits: Sendable {}

  private let traits: [PreviewTrait<ViewTraits>]
  private let content: @MainActor () -> any View

  /// Creates a preview.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) {
    self.traits = traits
    content = body
  }

  /// What the preview shows: the first trait is the innermost one.
  public func makeView() -> any View {
    traits.reduce(content()) { view, trait in trait.apply(view) }
  }
}

/// Changes how a preview looks.
@MainActor @preconcurrency
public struct PreviewTrait<T> {
  let apply: @MainActor (any View) -> any View
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that modifies the view.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait { AnyView(PreviewedView(content: $0, modifier: modifier)) }
  }
}

/// What previews have in common.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is made once for all previews that use it.
  associatedtype Context = Void
  /// The modified view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = PreviewModifierContent
  /// Makes what is made once.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context
  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  @MainActor @preconcurrency
  public static func makeSharedContext() async throws -> Self.Context { () }
}

/// The view that a preview's modifier is given.
public struct PreviewModifierContent: PrimitiveView {
  let view: any View

  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    screen.draw(view, at: path + "/content", in: environment)
  }
}

/// A preview with a modifier: only those without a context are drawn.
private struct PreviewedView<Modifier: PreviewModifier>: PrimitiveView {
  let content: any View
  let modifier: Modifier

  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    guard let context = () as? Modifier.Context else { return }
    let content = PreviewModifierContent(view: content)
    screen.draw(
      modifier.body(content: content, context: context), at: "\(path)/\(Modifier.self)",
      in: environment)
  }
}
