/// No view.
public struct EmptyView: PrimitiveView {
  /// Creates no view.
  public nonisolated init() {}

  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {}
}

/// A text.
public struct Text: PrimitiveView {
  private let text: String

  /// Creates a text.
  public nonisolated init(_ content: some StringProtocol) { text = String(content) }

  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    screen.texts.append(text)
  }
}

/// Something to tap.
public struct Button: PrimitiveView {
  private let title: String
  private let action: @MainActor () -> Void

  /// Creates a button.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    screen.actions[title] = action
  }
}

/// Something to write in.
public struct TextField: PrimitiveView {
  private let title: String
  private let text: Binding<String>

  /// Creates a field.
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    screen.fields[title] = text
  }
}

/// Views beside each other.
public nonisolated struct TupleView<Views>: PrimitiveView {
  private let views: Views

  /// Creates views beside each other.
  public init(_ views: Views) { self.views = views }

  @MainActor func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues)
  {
    for (position, child) in Mirror(reflecting: views).children.enumerated() {
      guard let view = child.value as? any View else { continue }
      screen.draw(view, at: "\(path)/\(position)", in: environment)
    }
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    screen.draw(content, at: path, in: environment)
  }
}

extension View {
  /// The view with a task, which a stand-in never runs.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
}

/// A view of any type.
public nonisolated struct AnyView: PrimitiveView {
  private let view: any View

  /// Creates a view.
  public init(_ view: some View) { self.view = view }

  @MainActor func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues)
  {
    screen.draw(view, at: path, in: environment)
  }
}
