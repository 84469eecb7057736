/// Draws views as texts: the only thing here that SwiftUI does not have.
///
/// It asks views for their bodies from the root on, after it has connected their properties, and keeps
/// states by the place of a view in the tree. Nothing is observed: whoever wants to see a change draws again.
@MainActor
public final class StandInScreen {
  /// The texts, in order.
  public internal(set) var texts: [String] = []
  var actions: [String: @MainActor () -> Void] = [:]
  var fields: [String: Binding<String>] = [:]
  private var storages: [String: AnyObject] = [:]
  private var root: (StandInScreen) -> Void = { _ in }

  /// Draws a view.
  public init(_ view: any View) { show(view) }

  /// Draws a scene.
  public init(scene: any Scene) {
    root = { $0.draw(scene, in: EnvironmentValues()) }
    draw()
  }

  /// Draws another view in the place of the one that was there.
  public func show(_ view: any View) {
    root = { $0.draw(view, at: "", in: EnvironmentValues()) }
    draw()
  }

  /// Draws again.
  public func draw() {
    texts = []
    actions = [:]
    fields = [:]
    root(self)
  }

  /// Taps a button, and draws again.
  public func tap(_ title: String) {
    actions[title]?()
    draw()
  }

  /// Writes into a field, and draws again.
  public func write(_ text: String, into title: String) {
    fields[title]?.wrappedValue = text
    draw()
  }

  func draw<Drawn: View>(_ view: Drawn, at path: String, in environment: EnvironmentValues) {
    let path = "\(path)/\(Drawn.self)"
    if let primitive = view as? any PrimitiveView {
      return primitive.draw(on: self, at: path, in: environment)
    }
    install(view, at: path, in: environment)
    draw(view.body, at: path, in: environment)
  }

  func draw(_ scene: some Scene, in environment: EnvironmentValues) {
    if let primitive = scene as? any PrimitiveScene {
      return primitive.draw(on: self, in: environment)
    }
    draw(scene.body, in: environment)
  }

  /// Connects the properties of a view or a modifier, and those of its properties.
  func install(_ owner: Any, at path: String, in environment: EnvironmentValues) {
    for (position, child) in Mirror(reflecting: owner).children.enumerated() {
      let path = "\(path).\(position)"
      if let property = child.value as? any InstalledProperty {
        property.install(on: self, at: path, in: environment)
      } else if var property = child.value as? any DynamicProperty {
        install(property, at: path, in: environment)
        property.update()
      }
    }
  }

  /// What was kept at a place, if it is of the same type; else what is now.
  func storage<Storage: AnyObject>(at path: String, _ initial: Storage) -> Storage {
    if let kept = storages[path] as? Storage { return kept }
    storages[path] = initial
    return initial
  }
}
