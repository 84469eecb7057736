/// A part of an app.
@MainActor @preconcurrency
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A primitive scene: one that the screen draws itself.
protocol PrimitiveScene: Scene where Body == Never {
  func draw(on screen: StandInScreen, in environment: EnvironmentValues)
}

extension PrimitiveScene {
  /// Nothing: the screen does not ask for it.
  public var body: Never { fatalError("a primitive scene has no body") }
}

/// Makes one scene of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// One statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// An app.
@MainActor @preconcurrency
public protocol App {
  /// What the app is made of.
  associatedtype Body: Scene
  /// What the app is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Draws the app once.
  @MainActor @preconcurrency
  public static func main() {
    for text in StandInScreen(scene: Self().body).texts { print(text) }
  }
}

/// A group of windows.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func draw(on screen: StandInScreen, in environment: EnvironmentValues) {
    screen.draw(content, at: "window", in: environment)
  }
}

extension Scene {
  /// The scene with an environment value.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A scene with another environment.
nonisolated struct EnvironmentScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor func draw(on screen: StandInScreen, in environment: EnvironmentValues) {
    var environment = environment
    change(&environment)
    screen.draw(content, in: environment)
  }
}
